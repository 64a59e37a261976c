import { useQuery } from '@tanstack/react-query';
import { MessagesSquare, Plus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { lazyOverlay } from '../../../ui/lazy-part.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { AccountCard } from './account-card.tsx';
import { useMessages } from './messages.ts';
import { accountsQuery, type Provider, providersQuery } from './queries.ts';

const ConnectDialog = lazyOverlay(async () => ({
  default: (await import('./dialogs.tsx')).ConnectDialog,
}));

export function Section() {
  const messages = useMessages();
  const may = useMay('send');
  const providersLoad = useQuery(providersQuery);
  const [connecting, setConnecting] = useState(false);
  const connect = may && (
    <Button look="primary" icon={Plus} onClick={() => setConnecting(true)}>
      {messages.connect}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <>
            <CopyAsApiCall
              call={{
                method: 'GET',
                path: '/v1/channel-accounts',
                sdk: { method: 'listChannelAccounts' },
              }}
            />
            {connect}
          </>
        }
      />
      <Loaded query={providersLoad} skeleton={skeleton}>
        {({ providers }) => (
          <>
            <AccountList providers={providers} connect={connect} />
            <Suspense>
              {connecting && (
                <ConnectDialog providers={providers} onClose={() => setConnecting(false)} />
              )}
            </Suspense>
          </>
        )}
      </Loaded>
    </>
  );
}

const skeleton = <SkeletonRows rows={3} height={88} />;

interface AccountListProps {
  providers: readonly Provider[];
  /** The button that connects an account, for users who may. */
  connect: ReactNode;
}

function AccountList({ providers, connect }: AccountListProps) {
  const messages = useMessages();
  const may = useMay('send');
  const accountsLoad = useQuery(accountsQuery);
  return (
    <Loaded query={accountsLoad} skeleton={skeleton}>
      {({ accounts }) =>
        accounts.length === 0 ? (
          <EmptyState icon={MessagesSquare} title={messages.empty} action={connect}>
            {messages.emptyWhy}
          </EmptyState>
        ) : (
          <ul aria-label={messages.title} className="flex flex-col gap-3">
            {accounts.map((account) => (
              <AccountCard
                key={account.accountId}
                account={account}
                provider={providers.find(({ provider }) => provider === account.provider)!}
                mayChange={may}
              />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
