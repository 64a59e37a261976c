import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate, useRouter } from '@tanstack/react-router';
import {
  ArrowLeft,
  Columns3,
  Download,
  History as HistoryIcon,
  Pencil,
  Send,
  Share2,
  Sheet,
  UserRoundPlus,
} from 'lucide-react';
import { Suspense, useState } from 'react';
import { comparedIn } from '../../app/compare/compared.ts';
import { exportPath } from '../../app/export-path.ts';
import { Loaded } from '../../app/loaded.tsx';
import { useMay, useSession } from '../../app/session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { lazyOverlay, lazyPart } from '../../ui/lazy-part.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { type ColumnChoice, keepColumns, readColumns } from './columns.ts';
import { Filters, SearchBox } from './filters.tsx';
import { useMessages } from './messages.ts';
import { PAGE_SIZE, sourcingQuery } from './queries.ts';
import { type CandidatesSearch, listParameters, readSearch, viewOf } from './search.ts';
import { useStoredNotes } from './use-notes.ts';
import { ViewsMenu } from './views-menu.tsx';

const CandidateList = lazyPart(async () => ({
  default: (await import('./list.tsx')).CandidateList,
}));
const Board = lazyPart(() => import('./board.tsx'));
const Funnel = lazyPart(() => import('./funnel.tsx'));
const Drawer = lazyOverlay(() => import('./drawer.tsx'));
const EditDialog = lazyOverlay(() => import('./edit-dialog.tsx'));
const ShareDrawer = lazyOverlay(() => import('./share/share-drawer.tsx'));
const ActivityDrawer = lazyOverlay(() => import('./activity/activity-drawer.tsx'));
const Compare = lazyOverlay(() => import('./compare.tsx'));
const ColumnsDialog = lazyOverlay(() => import('./columns-dialog.tsx'));

// What most people look at: fetched beside the page, which stays below its limit of bytes.
void CandidateList.preload();

const route = getRouteApi('/frame/sourcings/$sourcingId');
type Change = (change: Partial<CandidatesSearch>, how?: { replace: boolean }) => void;

export function Page() {
  const { sourcingId } = route.useParams();
  const search = route.useSearch();
  const query = useQuery(sourcingQuery(sourcingId));
  const navigate = useNavigate({ from: '/sourcings/$sourcingId' });
  const { user } = useSession();
  useStoredNotes();
  const [columns, setColumns] = useState(() => readColumns(user.userId));
  const change: Change = (wanted, how) =>
    void navigate({ search: (now) => ({ ...now, ...wanted }), resetScroll: false, ...how });
  const open = (candidate: string) => change({ candidate });
  function chooseColumns(next: readonly ColumnChoice[]) {
    keepColumns(user.userId, next);
    setColumns(next);
  }
  return (
    <>
      <Head
        sourcingId={sourcingId}
        search={search}
        onShare={() => change({ share: 'open' })}
        onActivity={() => change({ activity: 'open' })}
      />
      <Loaded query={query} skeleton={<SkeletonRows rows={12} />}>
        {({ counts, description, candidateCount }) => (
          <>
            {description && (
              <p className="mb-3 line-clamp-3 max-w-3xl whitespace-pre-line">{description}</p>
            )}
            {candidateCount > 0 && (
              <Suspense fallback={<Skeleton className="mb-4 h-[4.5rem] w-full" />}>
                <Funnel sourcingId={sourcingId} />
              </Suspense>
            )}
            <Toolbar
              search={search}
              onChange={change}
              columns={columns}
              onColumns={chooseColumns}
            />
            <Filters search={search} counts={counts} onChange={change} />
            {search.view === 'board' ? (
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <Board
                  sourcingId={sourcingId}
                  search={search}
                  onOpen={open}
                  onCompare={(compare) => change({ compare })}
                />
              </Suspense>
            ) : (
              <Suspense fallback={<SkeletonRows rows={12} />}>
                <CandidateList
                  sourcingId={sourcingId}
                  search={search}
                  columns={columns}
                  onOpen={open}
                  onChange={change}
                />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
      <Overlays sourcingId={sourcingId} search={search} onChange={change} />
    </>
  );
}

interface OverlaysProps {
  sourcingId: string;
  search: CandidatesSearch;
  onChange: Change;
}

function Overlays({ sourcingId, search, onChange: change }: OverlaysProps) {
  return (
    <Suspense>
      {search.share === 'open' && (
        <ShareDrawer
          sourcingId={sourcingId}
          onClose={() => change({ share: undefined }, { replace: true })}
        />
      )}
      {search.activity === 'open' && (
        <ActivityDrawer
          sourcingId={sourcingId}
          onClose={() => change({ activity: undefined }, { replace: true })}
        />
      )}
      {search.compare !== undefined && (
        <Compare
          candidateIds={comparedIn(search.compare)}
          onChange={(compare) => change({ compare }, { replace: true })}
          onClose={() => change({ compare: undefined })}
        />
      )}
      {search.candidate !== undefined && (
        <Drawer
          sourcingId={sourcingId}
          search={search}
          candidateId={search.candidate}
          tab={search.tab ?? 'profile'}
          onTab={(tab) => change({ tab: tab === 'profile' ? undefined : tab }, { replace: true })}
          onShow={(candidate) => change({ candidate }, { replace: true })}
          onClose={() => change({ candidate: undefined, tab: undefined })}
        />
      )}
    </Suspense>
  );
}

interface HeadProps {
  sourcingId: string;
  search: CandidatesSearch;
  onShare(): void;
  onActivity(): void;
}

function Head({ sourcingId, search, onShare, onActivity }: HeadProps) {
  const messages = useMessages();
  const mayChange = useMay('spend');
  const { data } = useQuery(sourcingQuery(sourcingId));
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Link
        to="/sourcings"
        className="mb-1 inline-flex items-center gap-1 text-quiet no-underline hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={14} />
        {messages.back}
      </Link>
      <PageHeader
        title={
          <span className="flex flex-wrap items-center gap-2 wrap-anywhere">
            {data?.name ?? <Skeleton className="h-7 w-56" />}
            {data?.status === 'closed' && <Badge>{messages.closed}</Badge>}
            {data && mayChange && (
              <IconButton
                icon={Pencil}
                size="small"
                label={messages.edit}
                onClick={() => setEditing(true)}
              />
            )}
          </span>
        }
        lead={data && ([data.jobTitle, data.location].filter(Boolean).join(' · ') || messages.lead)}
        actions={<HeadActions {...{ sourcingId, search, onShare, onActivity }} />}
      />
      <Suspense>
        {editing && data && <EditDialog sourcing={data} onClose={() => setEditing(false)} />}
      </Suspense>
    </>
  );
}

function HeadActions({ sourcingId, search, onShare, onActivity }: HeadProps) {
  const messages = useMessages();
  const mayChange = useMay('spend');
  const { workspace } = useSession();
  const parameters = listParameters(search);
  const query = { ...parameters, pageIndex: 0, pageSize: PAGE_SIZE };
  return (
    <>
      <CopyAsApiCall
        call={{
          method: 'GET',
          path: `/v1/sourcings/${sourcingId}/candidates`,
          query,
          sdk: { method: 'listCandidates', input: { sourcingId, ...query } },
        }}
      />
      <a
        href={exportPath('candidates', workspace?.workspaceId ?? null, {
          sourcingId,
          ...parameters,
        })}
        download
        className={buttonClass()}
      >
        <Download aria-hidden size={15} />
        {messages.csv}
      </a>
      <a
        href={exportPath(
          'candidates',
          workspace?.workspaceId ?? null,
          { sourcingId, ...parameters },
          'xlsx',
        )}
        download
        className={buttonClass()}
      >
        <Sheet aria-hidden size={15} />
        {messages.excel}
      </a>
      <Button icon={HistoryIcon} onClick={onActivity}>
        {messages.activity}
      </Button>
      <Button icon={Share2} onClick={onShare}>
        {messages.share}
      </Button>
      <Link to="/sourcings/$sourcingId/sequences" params={{ sourcingId }} className={buttonClass()}>
        <Send aria-hidden size={15} />
        {messages.sequencesOf}
      </Link>
      {mayChange && (
        <Link to="/search" className={buttonClass('primary')}>
          <UserRoundPlus aria-hidden size={15} />
          {messages.addPeople}
        </Link>
      )}
    </>
  );
}

interface ToolbarProps {
  search: CandidatesSearch;
  onChange: Change;
  columns: readonly ColumnChoice[];
  onColumns(columns: readonly ColumnChoice[]): void;
}

function Toolbar({ search, onChange, columns, onColumns }: ToolbarProps) {
  const messages = useMessages();
  const { options } = useRouter();
  const navigate = useNavigate({ from: '/sourcings/$sourcingId' });
  const [choosing, setChoosing] = useState(false);
  const queryOf = (wanted: CandidatesSearch): string =>
    options.stringifySearch(viewOf(wanted)).replace(/^\?/, '');
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <SearchBox
        value={search.search ?? ''}
        onChange={(typed) => onChange({ search: typed || undefined }, { replace: true })}
      />
      <Segments
        label={messages.view}
        value={search.view ?? 'table'}
        choices={[
          { value: 'table', label: messages.table },
          { value: 'board', label: messages.board },
        ]}
        onChange={(view) => onChange({ view: view === 'board' ? 'board' : undefined })}
      />
      <span className="grow" />
      <ViewsMenu
        query={queryOf(search)}
        onChoose={(query) =>
          void navigate({ search: readSearch(options.parseSearch(`?${query}`)) })
        }
      />
      {search.view !== 'board' && (
        <Button icon={Columns3} onClick={() => setChoosing(true)}>
          {messages.columnsTitle}
        </Button>
      )}
      <Suspense>
        {choosing && (
          <ColumnsDialog
            choices={columns}
            onChange={onColumns}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
