import { CircleAlert, Lock, type LucideIcon, RotateCw, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { CopyButton } from './code-block.tsx';
import { useUiMessages } from './messages.ts';

interface StateProps {
  icon: LucideIcon;
  title: ReactNode;
  children?: ReactNode;
  /** The one thing to do. */
  action?: ReactNode;
  tone?: 'quiet' | 'red' | 'accent';
  /** Read out at once: something went wrong. */
  alert?: boolean;
}

const DISCS = {
  quiet: 'bg-sunken text-quiet',
  red: 'bg-red-soft text-red',
  accent: 'bg-accent-soft text-accent-ink',
};

function State({ icon: Icon, title, children, action, tone = 'quiet', alert = false }: StateProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center"
    >
      <span
        className={classNames(
          'mb-3 flex size-10 items-center justify-center rounded-full',
          DISCS[tone],
        )}
      >
        <Icon aria-hidden size={20} />
      </span>
      <h2 className="font-semibold text-base">{title}</h2>
      {children && <div className="mt-1 text-quiet">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}

/** Nothing is here yet, or nothing matches: what it would be, and the one way to get it. */
export function EmptyState(props: Pick<StateProps, 'icon' | 'title' | 'children' | 'action'>) {
  return <State {...props} />;
}

/** Something is away for a time, or has to be done first: read out at once. */
export function NoticeState(props: Pick<StateProps, 'icon' | 'title' | 'children' | 'action'>) {
  return <State {...props} alert />;
}

export interface Failure {
  code: string;
  message: string;
  trackingCode: string | null;
}

/** What failed, in the service's words, with the code to quote to the operator. */
export function ErrorState({
  failure,
  onRetry,
  wayOut,
}: {
  failure: Failure;
  onRetry?(): void;
  /** Instead of a retry, where trying again changes nothing. */
  wayOut?: ReactNode;
}) {
  const messages = useUiMessages();
  const { code, message, trackingCode } = failure;
  return (
    <State
      alert
      icon={CircleAlert}
      tone="red"
      title={messages.failed}
      action={
        wayOut ||
        (onRetry && (
          <Button icon={RotateCw} onClick={onRetry}>
            {messages.retry}
          </Button>
        ))
      }
    >
      <p>{message}</p>
      <dl className="mt-3 inline-grid grid-cols-[auto_auto] items-center gap-x-3 gap-y-1 text-left text-xs">
        <dt>{messages.code}</dt>
        <dd className="font-mono text-ink">
          {/* Only what the service answered is in its documentation. */}
          {trackingCode ? (
            <a href={`/docs/reference/errors#${code.toLowerCase()}`}>{code}</a>
          ) : (
            code
          )}
        </dd>
        {trackingCode && (
          <>
            <dt>{messages.trackingCode}</dt>
            <dd className="flex items-center gap-1 font-mono text-ink">
              {trackingCode}
              <CopyButton text={trackingCode} label={messages.copyTrackingCode} />
            </dd>
          </>
        )}
      </dl>
    </State>
  );
}

/** 402: what is missing, and where to get it. */
export function UpgradeState({
  title,
  children,
  action,
}: {
  title?: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}) {
  const messages = useUiMessages();
  return (
    <State icon={Sparkles} tone="accent" title={title ?? messages.upgrade} action={action}>
      {children}
    </State>
  );
}

/** 403: the user's role does not allow it. */
export function ForbiddenState({ children }: { children?: ReactNode }) {
  const messages = useUiMessages();
  return (
    <State icon={Lock} title={messages.forbidden}>
      {children ?? messages.forbiddenWhy}
    </State>
  );
}
