import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FileDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { failedToast } from '../../app/failed-toast.ts';
import { Loaded } from '../../app/loaded.tsx';
import { saveFile } from '../../app/save-file.ts';
import { useMay } from '../../app/session.ts';
import { nameOf } from '../../app/talents/name.ts';
import { workspaceQuery } from '../../app/workspace-query.ts';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { deletePerson, erasePerson, keepPerson, subjectPage } from './changes.ts';
import { useMessages } from './messages.ts';
import { NoticeButton } from './notice-button.tsx';
import { type OwnTalent, PEOPLE_KEY, type Provenance, provenanceQuery } from './queries.ts';

/** Where a person comes from, why and how long they are kept, and what they may ask for. */
export function PersonLaw({ person }: { person: OwnTalent }) {
  const query = useQuery(provenanceQuery(person.talent.id));
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={8} />}>
      {(provenance) => (
        <>
          <Sources sources={provenance.sources} />
          <Terms provenance={provenance} />
          <Notice provenance={provenance} />
          <Rights person={person} />
        </>
      )}
    </Loaded>
  );
}

function Sources({ sources }: Pick<Provenance, 'sources'>) {
  const messages = useMessages();
  const format = useFormat();
  return (
    <Panel title={messages.sources} lead={messages.sourcesWhy}>
      <ol className="flex flex-col gap-2">
        {sources.map(({ kind, fileName, actorName, at, legalBasis, retentionMonths }) => (
          <li key={`${at} ${kind}`} className="border-line border-l-2 pl-3">
            <p className="font-medium wrap-anywhere">{messages.sourceOf[kind](fileName)}</p>
            <p className="text-quiet">
              {[
                format.date(new Date(at)),
                actorName === null ? messages.byKey : messages.byUser(actorName),
                legalBasis && messages.bases[legalBasis],
                retentionMonths !== null &&
                  messages.months(retentionMonths, format.number(retentionMonths)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Terms({ provenance: { talentId, legalBasis, retention } }: { provenance: Provenance }) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const maySpend = useMay('spend');
  const keep = useMutation({
    mutationFn: () => keepPerson(talentId, KEEP_MONTHS),
    onSuccess: ({ keptUntil }) => {
      void toast({ title: messages.keptUntil(format.date(new Date(keptUntil))) });
      return client.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
    onError: failedToast(messages.notDecided),
  });
  const date = (at: string | null) => (at === null ? null : format.date(new Date(at)));
  return (
    <Panel
      title={messages.terms}
      actions={
        maySpend &&
        retention.endsAt !== null && (
          <Button size="small" loading={keep.isPending} onClick={() => keep.mutate()}>
            {messages.keepLonger(KEEP_MONTHS)}
          </Button>
        )
      }
    >
      <Facts
        facts={[
          [messages.legalBasis, legalBasis ? messages.bases[legalBasis] : messages.noBasis],
          [
            messages.retention,
            retention.months === null
              ? messages.forever
              : messages.months(retention.months, format.number(retention.months)),
          ],
          [messages.ends, date(retention.endsAt) ?? messages.noEnd],
          ...(retention.endsAt === null
            ? []
            : [[messages.atEnd, messages.ending[retention.atEnd]] as const]),
        ]}
      />
    </Panel>
  );
}

/** What a click on "Keep longer" adds; the interface takes any number. */
const KEEP_MONTHS = 12;

function Notice({ provenance: { talentId, notice } }: { provenance: Provenance }) {
  const messages = useMessages();
  const format = useFormat();
  const date = (at: string) => format.date(new Date(at));
  const isOverdue = notice.informedAt === null && new Date(notice.dueAt) < new Date();
  return (
    <Panel
      title={messages.notice}
      lead={messages.noticeWhy}
      actions={notice.informedAt === null && <NoticeButton talentIds={[talentId]} />}
    >
      <p className="flex flex-wrap items-center gap-2">
        {notice.informedAt === null ? (
          <>
            {messages.informBy(date(notice.dueAt))}
            {isOverdue && <Badge tone="red">{messages.overdue}</Badge>}
          </>
        ) : (
          messages.informedOn(
            date(notice.informedAt),
            notice.how === null ? null : messages.ways[notice.how],
          )
        )}
      </p>
    </Panel>
  );
}

function Rights({ person: { talent } }: { person: OwnTalent }) {
  const messages = useMessages();
  const maySpend = useMay('spend');
  const [isAsked, setAsked] = useState(false);
  const name = nameOf(talent) ?? messages.noName;
  const download = useMutation({
    mutationFn: () => subjectPage(talent.id),
    onSuccess: (page) => saveFile(page, messages.subjectFile(name)),
    onError: failedToast(messages.notDownloaded),
  });
  return (
    <Panel title={messages.rights} lead={messages.rightsWhy}>
      <div className="flex flex-wrap gap-2">
        <Button icon={FileDown} loading={download.isPending} onClick={() => download.mutate()}>
          {messages.downloadAll}
        </Button>
        {maySpend && (
          <Button icon={Trash2} onClick={() => setAsked(true)}>
            {messages.deletePerson}
          </Button>
        )}
      </div>
      {isAsked && <DeleteDialog talentId={talent.id} name={name} onClose={() => setAsked(false)} />}
    </Panel>
  );
}

function DeleteDialog({
  talentId,
  name,
  onClose,
}: {
  talentId: string;
  name: string;
  onClose(): void;
}) {
  const messages = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: workspace } = useQuery(workspaceQuery);
  const mayErase = workspace?.capabilities.includes('erase_talents') ?? false;
  const [isForGood, setForGood] = useState(false);
  const remove = useMutation({
    mutationFn: async () => {
      if (isForGood) await erasePerson(talentId);
      else await deletePerson(talentId);
    },
    onSuccess: async () => {
      void toast({ title: messages.deleted(name) });
      await navigate({ to: '/people' });
      client.removeQueries({ queryKey: [...PEOPLE_KEY, 'one', talentId] });
      await client.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
    onError: failedToast(messages.notDeleted),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      danger
      title={messages.deleteTitle(name)}
      description={messages.deleteWhy}
      confirm={messages.deletePerson}
      loading={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      {mayErase && (
        <div className="mt-3">
          <Checkbox checked={isForGood} onChange={setForGood} label={messages.neverAgain} />
        </div>
      )}
    </ConfirmDialog>
  );
}
