import { type ReactNode, useState } from 'react';
import { type ApiCall, asCurl, asSdk } from './api-call.ts';
import { CodeBlock } from './code-block.tsx';
import { Dialog } from './dialog.tsx';
import { Tabs } from './tabs.tsx';
import { useUiWords } from './words.ts';

type Way = 'curl' | 'sdk' | 'cli';

export default function ApiCallDialog({ call, onClose }: { call: ApiCall; onClose(): void }) {
  const words = useUiWords();
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
    <Dialog open onClose={onClose} title={words.copyAsApiCall} description={words.copyAsApiCallHint}>
      <Tabs label={words.copyAsApiCall} value={way} onChange={setWay} tabs={tabs} />
    </Dialog>
  );
}
