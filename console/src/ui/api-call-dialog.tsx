import { type ReactNode, useState } from 'react';
import { type ApiCall, asCurl, asSdk } from './api-call.ts';
import { CodeBlock } from './code-block.tsx';
import { Dialog } from './dialog.tsx';
import { useUiMessages } from './messages.ts';
import { Tabs } from './tabs.tsx';

type Way = 'curl' | 'sdk' | 'cli';

export default function ApiCallDialog({ call, onClose }: { call: ApiCall; onClose(): void }) {
  const messages = useUiMessages();
  const [way, setWay] = useState<Way>('curl');
  const ways: [Way, string, string | undefined][] = [
    ['curl', 'curl', asCurl(call, location.origin)],
    ['sdk', 'SDK', asSdk(call, location.origin)],
    ['cli', 'CLI', call.cli],
  ];
  const tabs: { value: Way; label: string; panel: ReactNode }[] = ways.flatMap(
    ([value, label, code]) =>
      code === undefined ? [] : [{ value, label, panel: <CodeBlock code={code} label={label} /> }],
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.copyAsApiCall}
      description={messages.copyAsApiCallHint}
    >
      <Tabs label={messages.copyAsApiCall} value={way} onChange={setWay} tabs={tabs} />
    </Dialog>
  );
}
