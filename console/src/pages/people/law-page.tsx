import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { failedToast } from '../../app/failed-toast.ts';
import { Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { nameOf } from '../../app/talents/name.ts';
import { useFormat } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { deletePerson, keepPerson } from './changes.ts';
import { useMessages } from './messages.ts';
import { NoticeButton } from './notice-button.tsx';
import { PeopleNav } from './people-nav.tsx';
import { PoolTermsForm } from './pool-terms-form.tsx';
import { endedQuery, noticesQuery, noticeTemplateQuery, PAGE_SIZE, PEOPLE_KEY } from './queries.ts';

const route = getRouteApi('/frame/people/law');

/** Why and how long the workspace keeps its own people, and who must still be told. */
export function Page() {
  const messages = useMessages();
  return (
    <>
      <PageHeader
        title={messages.law}
        lead={messages.lawLead}
        actions={
          <CopyAsApiCall
            call={{
              method: 'GET',
              path: '/v1/talents/notices',
              sdk: { method: 'listTalentNotices', input: {} },
            }}
          />
        }
      />
      <PeopleNav />
      <PoolTermsForm />
      <Notices />
      <Ended />
    </>
  );
}

function Notices() {
  const messages = useMessages();
  const format = useFormat();
  const { page = 0 } = route.useSearch();
  const navigate = useNavigate({ from: '/people/law' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const query = useQuery(noticesQuery(page + 1));
  return (
    <Panel title={messages.toInform} lead={messages.toInformWhy} actions={<Template />}>
      <Loaded query={query} skeleton={<SkeletonRows rows={5} />}>
        {({ talents, waiting, overdue }) => {
          if (talents.length === 0)
            return (
              <EmptyState icon={MailCheck} title={messages.allInformed}>
                {messages.allInformedWhy}
              </EmptyState>
            );
          const ids = talents.map(({ talent }) => talent.id);
          const marked = ids.filter((id) => chosen.has(id));
          return (
            <>
              <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
                <Checkbox
                  checked={marked.length === ids.length}
                  mixed={marked.length > 0 && marked.length < ids.length}
                  onChange={(all) => setChosen(new Set(all ? ids : []))}
                  label={messages.waiting(waiting, format.number(waiting))}
                />
                <span className="flex flex-wrap items-center gap-2">
                  {overdue > 0 && (
                    <Badge tone="red">{messages.overdueCount(format.number(overdue))}</Badge>
                  )}
                  <NoticeButton talentIds={marked} />
                </span>
              </div>
              <ul aria-label={messages.toInform} className="rounded-md border border-line">
                {talents.map(({ talent, dueAt, isOverdue }) => (
                  <li
                    key={talent.id}
                    className="flex items-center gap-3 border-line px-3 py-2 not-last:border-b"
                  >
                    <Checkbox
                      hideLabel
                      checked={chosen.has(talent.id)}
                      label={messages.choosePerson(nameOf(talent) ?? messages.noName)}
                      onChange={(isChosen) => {
                        const next = new Set(chosen);
                        if (isChosen) next.add(talent.id);
                        else next.delete(talent.id);
                        setChosen(next);
                      }}
                    />
                    <PersonLink id={talent.id} name={nameOf(talent)} />
                    <span className={isOverdue ? 'text-red' : 'text-quiet'}>
                      {messages.informBy(format.date(new Date(dueAt)))}
                    </span>
                  </li>
                ))}
              </ul>
              <Pages
                page={page}
                pageSize={PAGE_SIZE}
                total={waiting}
                onTurn={(next) => void navigate({ search: { page: next || undefined } })}
              />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function PersonLink({ id, name }: { id: string; name: string | null }) {
  const messages = useMessages();
  return (
    <Link
      to="/people/$talentId"
      params={{ talentId: id }}
      search={{ tab: 'law' }}
      className="min-w-0 grow truncate font-medium hover:underline"
    >
      {name ?? messages.noName}
    </Link>
  );
}

function Template() {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {messages.template}
      </Button>
      {isOpen && <TemplateDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function TemplateDialog({ onClose }: { onClose(): void }) {
  const messages = useMessages();
  const query = useQuery(noticeTemplateQuery(useLanguage()));
  return (
    <Dialog
      open
      onClose={onClose}
      initialFocus="dialog"
      title={messages.template}
      description={messages.templateWhy}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-40 w-full" />}>
        {({ step: { subject, content } }) => (
          <CodeBlock code={`${subject}\n\n${content}`} label={messages.template} />
        )}
      </Loaded>
    </Dialog>
  );
}

const KEEP_MONTHS = 12;

function Ended() {
  const messages = useMessages();
  const query = useQuery(endedQuery);
  return (
    <Panel title={messages.ended} lead={messages.endedWhy}>
      <Loaded query={query} skeleton={<SkeletonRows rows={2} />}>
        {({ talents }) =>
          talents.length === 0 ? (
            <p className="text-quiet">{messages.noneEnded}</p>
          ) : (
            <ul aria-label={messages.ended} className="rounded-md border border-line">
              {talents.map(({ talent, endedAt }) => (
                <EndedRow
                  key={talent.id}
                  id={talent.id}
                  name={nameOf(talent) ?? messages.noName}
                  endedAt={endedAt}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function EndedRow({ id, name, endedAt }: { id: string; name: string; endedAt: string }) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const maySpend = useMay('spend');
  const [isAsked, setAsked] = useState(false);
  const decided = { onError: failedToast(messages.notDecided), onSettled: () => setAsked(false) };
  const fresh = () => client.invalidateQueries({ queryKey: PEOPLE_KEY });
  const keep = useMutation({
    ...decided,
    mutationFn: () => keepPerson(id, KEEP_MONTHS),
    onSuccess: ({ keptUntil }) => {
      void toast({ title: messages.keptUntil(format.date(new Date(keptUntil))) });
      return fresh();
    },
  });
  const remove = useMutation({
    ...decided,
    mutationFn: () => deletePerson(id),
    onSuccess: () => {
      void toast({ title: messages.deleted(name) });
      return fresh();
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line px-3 py-2 not-last:border-b">
      <PersonLink id={id} name={name} />
      <span className="text-quiet">{messages.endedOn(format.date(new Date(endedAt)))}</span>
      {maySpend && (
        <span className="flex gap-2">
          <Button size="small" loading={keep.isPending} onClick={() => keep.mutate()}>
            {messages.keepLonger(KEEP_MONTHS)}
          </Button>
          <Button size="small" onClick={() => setAsked(true)}>
            {messages.deletePerson}
          </Button>
        </span>
      )}
      <ConfirmDialog
        danger
        open={isAsked}
        title={messages.deleteTitle(name)}
        description={messages.deleteWhy}
        confirm={messages.deletePerson}
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsked(false)}
      />
    </li>
  );
}
