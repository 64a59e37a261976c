import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Blocks } from 'lucide-react';
import { useState } from 'react';
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
import { failedToast } from '../failed-toast.ts';
import { useWords as useSettingsWords } from '../words.ts';
import { type Program, programsQuery, shutOut } from './queries.ts';
import { useWords } from './words.ts';

export function Section() {
  const words = useWords();
  const may = useMay('admin');
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={may && <CopyAsApiCall call={{ method: 'GET', path: '/v1/oauth-clients', sdk: { method: 'listOauthClients' } }} />}
      />
      {may ? <Programs /> : <ForbiddenState />}
    </>
  );
}

function Programs() {
  const words = useWords();
  const query = useQuery(programsQuery);
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={2} height={96} />}>
      {({ clients }) =>
        clients.length === 0 ? (
          <EmptyState icon={Blocks} title={words.empty}>
            {words.emptyWhy}
          </EmptyState>
        ) : (
          <ul aria-label={words.title} className="flex flex-col gap-3">
            {clients.map((program) => (
              <ProgramCard key={program.clientId} program={program} />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}

function ProgramCard({ program: { clientId, name: given, clientUri, grants } }: { program: Program }) {
  const words = useWords();
  const name = given ?? words.unnamed;
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 grow">
          <h2 className="break-words font-medium text-base">{name}</h2>
          <p className="break-all text-quiet">
            {clientUri ?? clientId}. {words.unchecked}
          </p>
        </div>
        <ShutOut clientId={clientId} name={name} />
      </div>
      <ul className="mt-2">
        {grants.map(({ keyId, keyName, scopes, grantedAt, lastTokenAt }) => (
          <li key={`${keyId} ${grantedAt}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t py-2">
            <span className="font-medium">
              {words.key} {keyName}
            </span>
            {scopes.map((scope) => (
              <Badge key={scope}>{scope}</Badge>
            ))}
            <span className="text-quiet">
              {words.letIn} <Time at={grantedAt} />
            </span>
            <span className="text-quiet">
              {words.lastToken} {lastTokenAt === null ? words.never : <Time at={lastTokenAt} />}
            </span>
          </li>
        ))}
      </ul>
    </li>
  );
}

function ShutOut({ clientId, name }: { clientId: string; name: string }) {
  const words = useWords();
  const settings = useSettingsWords();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const ending = useMutation({
    mutationFn: () => shutOut(clientId),
    onSuccess: () => {
      void toast({ title: words.revoked(name) });
      return client.invalidateQueries({ queryKey: programsQuery.queryKey });
    },
    onError: failedToast(settings.notDone),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {words.revoke}
      </Button>
      <ConfirmDialog
        danger
        open={asking}
        title={words.revokeTitle(name)}
        description={words.revokeWhy}
        confirm={words.revoke}
        loading={ending.isPending}
        onConfirm={() => ending.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
