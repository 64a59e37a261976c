import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { Loaded } from '../../app/loaded.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pages } from '../../ui/pages.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { DraftCard } from './draft-card.tsx';
import { useMessages } from './messages.ts';
import { draftsQuery, PAGE_SIZE } from './queries.ts';

const route = getRouteApi('/frame/drafts');
const CARD_HEIGHT_PX = 220;

export function Page() {
  const messages = useMessages();
  const { sourcingId, page = 0 } = route.useSearch();
  const navigate = useNavigate({ from: '/drafts' });
  const query = useQuery(draftsQuery({ sourcingId, page }));
  const parameters = { sourcingId, page, pageSize: PAGE_SIZE };
  return (
    <>
      <PageHeader
        title={messages.drafts}
        lead={messages.draftsLead}
        actions={
          <>
            {sourcingId && (
              <Link to="/drafts" className={buttonClass('quiet')}>
                {messages.onlySourcing}: {messages.allDrafts}
              </Link>
            )}
            <CopyAsApiCall
              call={{
                method: 'GET',
                path: '/v1/sequence-drafts',
                query: parameters,
                sdk: { method: 'listSequenceDrafts', input: parameters },
              }}
            />
          </>
        }
      />
      <Loaded query={query} skeleton={<SkeletonRows rows={2} height={CARD_HEIGHT_PX} />}>
        {({ drafts, pagination }) =>
          drafts.length === 0 ? (
            <EmptyState icon={MailCheck} title={messages.noDrafts}>
              {messages.noDraftsWhy}
            </EmptyState>
          ) : (
            <>
              <ul aria-label={messages.drafts} className="flex max-w-3xl flex-col gap-4">
                {drafts.map((draft) => (
                  <DraftCard key={`${draft.runId} ${draft.stepId}`} waiting={draft} />
                ))}
              </ul>
              <Pages
                page={page}
                pageSize={pagination.pageSize}
                total={pagination.total}
                onTurn={(next) =>
                  void navigate({ search: (now) => ({ ...now, page: next || undefined }) })
                }
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}
