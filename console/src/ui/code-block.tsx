import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './button.tsx';
import { useUiMessages } from './messages.ts';

const SHOWN_MS = 2_000;

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const messages = useUiMessages();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  return (
    <>
      <IconButton
        size="small"
        icon={copied ? Check : Copy}
        label={label ?? messages.copy}
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
      />
      <span role="status" className="sr-only">
        {copied ? messages.copied : ''}
      </span>
    </>
  );
}

/** Something to copy: a command, a secret that is shown once, raw JSON. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  return (
    <div className="relative rounded-md border border-line bg-sunken">
      <section aria-label={label} className="overflow-x-auto">
        {/* Reached by keyboard, since it scrolls. */}
        <pre tabIndex={0} className="p-3 pr-11 font-mono text-xs leading-5">
          {code}
        </pre>
      </section>
      <div className="absolute top-px right-px rounded-md bg-sunken p-0.5">
        <CopyButton text={code} />
      </div>
    </div>
  );
}
