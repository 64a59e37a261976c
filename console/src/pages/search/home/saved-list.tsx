import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ellipsis, Trash2 } from 'lucide-react';
import { useDescribe } from '../../../app/filters/describe.ts';
import { slim } from '../../../app/filters/filter.ts';
import { useMessages as useSavedMessages } from '../../../app/saved-searches/messages.ts';
import {
  ALERTS,
  changeSearch,
  deleteSearch,
  type SavedSearch,
  savedSearchesQuery,
  saveSearch,
} from '../../../app/saved-searches/queries.ts';
import { useMay } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { Select } from '../../../ui/select.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMessages } from '../messages.ts';

/** The saved searches of the workspace, each with its alert. */
export function SavedList() {
  const messages = useMessages();
  const { data } = useQuery(savedSearchesQuery);
  if (!data || data.savedSearches.length === 0) return null;
  return (
    <section aria-labelledby="saved-searches">
      <h2 id="saved-searches" className="mb-2 font-semibold text-base">
        {messages.savedSearches}
      </h2>
      <ul className="rounded-lg border border-line bg-surface">
        {data.savedSearches.map((saved) => (
          <SavedRow key={saved.savedSearchId} saved={saved} />
        ))}
      </ul>
    </section>
  );
}

function SavedRow({ saved }: { saved: SavedSearch }) {
  const messages = useMessages();
  const format = useFormat();
  const { titleOf } = useDescribe();
  const { name, prompt, filters, matchCount, lastAlert, qualificationCriterias } = saved;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 not-last:border-line not-last:border-b">
      <div className="min-w-0 grow basis-64">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          <OpenSaved saved={saved} />
          {lastAlert && (
            <Badge tone="accent">
              {messages.newPeople(
                format.number(lastAlert.newMatches),
                format.date(new Date(`${lastAlert.day}T12:00:00Z`)),
              )}
            </Badge>
          )}
        </h3>
        <p className="truncate text-quiet">
          {messages.matches(matchCount, format.number(matchCount))}
          {' · '}
          {qualificationCriterias.length > 0 &&
            `${messages.withCriteria(qualificationCriterias.length, format.number(qualificationCriterias.length))} · `}
          {prompt && prompt !== name ? prompt : filters.map(titleOf).join(' · ')}
        </p>
      </div>
      <SavedActions saved={saved} />
    </li>
  );
}

/** A search opens as a search, the definition of a casting as the start of one. */
function OpenSaved({ saved }: { saved: SavedSearch }) {
  const { name, prompt, filters, qualificationCriterias: criterias } = saved;
  const pool = { prompt: prompt ?? undefined, filters: filters.map(slim) };
  const look = 'truncate text-ink no-underline hover:underline';
  return criterias.length > 0 ? (
    <Link to="/castings/new" search={{ ...pool, criterias }} className={look}>
      {name}
    </Link>
  ) : (
    <Link to="/search" search={pool} className={look}>
      {name}
    </Link>
  );
}

function SavedActions({ saved }: { saved: SavedSearch }) {
  const messages = useMessages();
  const savedMessages = useSavedMessages();
  const client = useQueryClient();
  const may = useMay('spend');
  const { savedSearchId, name, alert, prompt, filters, qualificationCriterias } = saved;
  const refresh = () => client.invalidateQueries({ queryKey: ['saved-searches'] });
  const failed = (error: Error) =>
    toast({ tone: 'failed', title: messages.notChanged, description: error.message });
  const restore = useMutation({
    mutationFn: () =>
      saveSearch(
        { prompt: prompt ?? undefined, filters, criterias: qualificationCriterias },
        { name, alert },
      ),
    onSettled: refresh,
    onError: failed,
  });
  const change = useMutation({
    mutationFn: (next: SavedSearch['alert']) => changeSearch(savedSearchId, { alert: next }),
    onSettled: refresh,
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: () => deleteSearch(savedSearchId),
    onSettled: refresh,
    onSuccess: () =>
      toast({
        title: messages.searchDeleted(name),
        action: { label: messages.undo, onClick: () => restore.mutate() },
      }),
    onError: failed,
  });
  if (!may) return <span className="text-quiet">{savedMessages.alerts[alert]}</span>;
  return (
    <div className="flex items-center gap-1">
      <Select
        label={messages.alertOf(name)}
        size="small"
        className="w-36"
        value={change.isPending ? change.variables : alert}
        choices={ALERTS.map((value) => ({ value, label: savedMessages.alerts[value] }))}
        onChange={(next) => change.mutate(next)}
      />
      <Menu
        trigger={<IconButton icon={Ellipsis} label={messages.actionsFor(name)} />}
        groups={[
          {
            actions: [
              {
                id: 'delete',
                label: messages.deleteSearch,
                icon: Trash2,
                danger: true,
                onSelect: () => remove.mutate(),
              },
            ],
          },
        ]}
      />
    </div>
  );
}
