import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Blocks } from 'lucide-react';
import { useState } from 'react';
import { failedToast } from '../../../app/failed-toast.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyState, ForbiddenState } from '../../../ui/states.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import { type Program, programsQuery, shutOut } from './queries.ts';

export function Section() {
  const messages = useMessages();
  const may = useMay('admin');
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          may && (
            <CopyAsApiCall
              call={{
                method: 'GET',
                path: '/v1/oauth-clients',
                sdk: { method: 'listOauthClients' },
              }}
            />
          )
        }
      />
      {may ? <Programs /> : <ForbiddenState />}
    </>
  );
}

function Programs() {
  const messages = useMessages();
  const query = useQuery(programsQuery);
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={2} height={96} />}>
      {({ clients }) =>
        clients.length === 0 ? (
          <EmptyState icon={Blocks} title={messages.empty}>
            {messages.emptyWhy}
          </EmptyState>
        ) : (
          <ul aria-label={messages.title} className="flex flex-col gap-3">
            {clients.map((program) => (
              <ProgramCard key={program.clientId} program={program} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function ProgramCard({
  program: { clientId, name: given, clientUri, grants },
}: {
  program: Program;
}) {
  const messages = useMessages();
  const name = given ?? messages.unnamed;
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h2 className="break-words font-medium text-base">{name}</h2>
          <p className="break-all text-quiet">
            {clientUri ?? clientId}. {messages.unchecked}
          </p>
        </div>
        <ShutOut clientId={clientId} name={name} />
      </div>
      <ul className="mt-2">
        {grants.map(({ keyId, keyName, scopes, grantedAt, lastTokenAt }) => (
          <li
            key={`${keyId} ${grantedAt}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2"
          >
            <span className="font-medium">
              {messages.key} {keyName}
            </span>
            {scopes.map((scope) => (
              <Badge key={scope}>{scope}</Badge>
            ))}
            <span className="text-quiet">
              {messages.connectedAt} <Time at={grantedAt} />
            </span>
            <span className="text-quiet">
              {messages.lastToken}{' '}
              {lastTokenAt === null ? messages.never : <Time at={lastTokenAt} />}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function ShutOut({ clientId, name }: { clientId: string; name: string }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: () => shutOut(clientId),
    onSuccess: () => {
      void toast({ title: messages.revoked(name) });
      return client.invalidateQueries({ queryKey: programsQuery.queryKey });
    },
    onError: failedToast(settings.notDone),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {messages.revoke}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        title={messages.revokeTitle(name)}
        description={messages.revokeWhy}
        confirm={messages.revoke}
        loading={ending.isPending}
        onConfirm={() => ending.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
