import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyState, ForbiddenState } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time.tsx';
import { KeyCard } from './key-card.tsx';
import { useMessages } from './messages.ts';
import { type ApiKey, keysQuery } from './queries.ts';

const CreateDialog = lazyOverlay(async () => ({
  default: (await import('./dialogs.tsx')).CreateDialog,
}));

export function Section() {
  const messages = useMessages();
  const may = useMay('admin');
  const [creating, setCreating] = useState(false);
  const create = (
    <Button look="primary" icon={Plus} onClick={() => setCreating(true)}>
      {messages.create}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          may && (
            <>
              <CopyAsApiCall
                call={{ method: 'GET', path: '/v1/api-keys', sdk: { method: 'listApiKeys' } }}
              />
              {create}
            </>
          )
        }
      />
      {may ? <Keys create={create} /> : <ForbiddenState />}
      <Suspense>{creating && <CreateDialog onClose={() => setCreating(false)} />}</Suspense>
    </>
  );
}

function Keys({ create }: { create: ReactNode }) {
  const messages = useMessages();
  const query = useQuery(keysQuery);
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={2} height={148} />}>
      {({ apiKeys }) => {
        const active = apiKeys.filter(({ revokedAt }) => revokedAt === null);
        const revoked = apiKeys.filter(({ revokedAt }) => revokedAt !== null);
        return (
          <>
            {active.length === 0 ? (
              <EmptyState icon={KeyRound} title={messages.empty} action={create}>
                {messages.emptyWhy}
              </EmptyState>
            ) : (
              <ul aria-label={messages.title} className="flex flex-col gap-3">
                {active.map((key) => (
                  <KeyCard key={key.keyId} apiKey={key} />
                ))}
              </ul>
            )}
            {revoked.length > 0 && <Revoked keys={revoked} />}
          </>
        );
      }}
    </Loaded>
  );
}

function Revoked({ keys }: { keys: readonly ApiKey[] }) {
  const messages = useMessages();
  const format = useFormat();
  return (
    <details className="mt-6">
      <summary className="w-fit cursor-pointer rounded-sm font-medium text-quiet">
        {messages.revokedKeys(format.number(keys.length))}
      </summary>
      <ul className="mt-2 rounded-lg border border-line bg-surface">
        {keys.map(({ keyId, name, displayPrefix, revokedAt }) => (
          <li
            key={keyId}
            className="flex flex-wrap items-baseline gap-x-3 border-line px-4 py-2 text-quiet not-last:border-b"
          >
            <span className="min-w-0 break-words">{name}</span>
            <span className="font-mono text-xs">{displayPrefix}</span>
            <span className="ml-auto">
              {messages.revokedAt} <Time at={revokedAt!} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
