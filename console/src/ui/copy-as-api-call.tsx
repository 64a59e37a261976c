import { Terminal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type ApiCall, asCurl, asSdk } from './api-call.ts';
import { Button } from './button.tsx';
import { CodeBlock } from './code-block.tsx';
import { Dialog } from './dialog.tsx';
import { Tabs } from './tabs.tsx';
import { useUiWords } from './words.ts';

type Way = 'curl' | 'sdk' | 'cli';

/** What this page just asked, as something to paste into a terminal or a program. */
export function CopyAsApiCall({ call }: { call: ApiCall }) {
  const words = useUiWords();
  const [open, setOpen] = useState(false);
  const [way, setWay] = useState<Way>('curl');
  const ways: [Way, string, string | undefined][] = [
    ['curl', 'curl', asCurl(call, location.origin)],
    ['sdk', 'SDK', asSdk(call, location.origin)],
    ['cli', 'CLI', call.cli],
  ];
  const tabs: { value: Way; label: string; panel: ReactNode }[] = ways.flatMap(([value, label, code]) =>
    code === undefined ? [] : [{ value, label, panel: <CodeBlock code={code} label={label} /> }],
  );
  return (
    <>
      <Button look="quiet" icon={Terminal} onClick={() => setOpen(true)}>
        {words.copyAsApiCall}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={words.copyAsApiCall} description={words.copyAsApiCallHint}>
        <Tabs label={words.copyAsApiCall} value={way} onChange={setWay} tabs={tabs} />
      </Dialog>
    </>
  );
}
