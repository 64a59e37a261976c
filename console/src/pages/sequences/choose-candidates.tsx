import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { nameOf } from '../../app/talents/name.ts';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Pages } from '../../ui/pages.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { useMessages } from './messages.ts';
import { type Blueprint, candidatesQuery } from './queries.ts';

interface ChooseCandidatesProps {
  blueprint: Blueprint;
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
  /** The names of the chosen candidates, for the next step. */
  onNames(names: ReadonlyMap<string, string>): void;
  onClose(): void;
  onNext(): void;
}

/** The API's maximum for one start. */
const MAX_CANDIDATES = 100;

export function ChooseCandidates({
  blueprint,
  chosen,
  onChoose,
  onNames,
  onClose,
  onNext,
}: ChooseCandidatesProps) {
  const messages = useMessages();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const query = useQuery(candidatesQuery(blueprint.sourcingId, search.trim(), page));
  const shown = (query.data?.candidates ?? []).map(({ candidate, talent }) => ({
    id: candidate.id,
    name: nameOf(talent) ?? messages.someone,
    about: [talent.jobTitle, talent.companyName].filter(Boolean).join(', '),
  }));

  function choose(ids: readonly string[], on: boolean) {
    const next = new Set(chosen);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onChoose(next);
    onNames(new Map(shown.map(({ id, name }) => [id, name])));
  }

  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.startTitle(blueprint.name)}
      description={messages.startWhy}
      footer={<ChosenFooter count={chosen.size} onNext={onNext} />}
    >
      <Field label={messages.searchCandidates} className="mb-3">
        <TextInput
          type="search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(0);
          }}
        />
      </Field>
      <Loaded query={query}>
        {({ pagination }) =>
          shown.length === 0 ? (
            <EmptyState icon={UsersRound} title={messages.noCandidates}>
              {messages.noCandidatesWhy}
            </EmptyState>
          ) : (
            <>
              <CandidateList shown={shown} chosen={chosen} onChoose={choose} />
              <Pages
                page={page}
                pageSize={pagination.pageSize}
                total={pagination.total}
                onTurn={setPage}
              />
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function ChosenFooter({ count, onNext }: { count: number; onNext(): void }) {
  const messages = useMessages();
  const format = useFormat();
  return (
    <>
      <span role="status" className="mr-auto self-center text-quiet">
        {messages.chosen(count, format.number(count))}
        {count > MAX_CANDIDATES && <span className="ml-2 text-red">{messages.atMost}</span>}
      </span>
      <Button look="primary" disabled={count === 0 || count > MAX_CANDIDATES} onClick={onNext}>
        {messages.showSchedule}
      </Button>
    </>
  );
}

interface CandidateListProps {
  shown: readonly { id: string; name: string; about: string }[];
  chosen: ReadonlySet<string>;
  onChoose(ids: readonly string[], on: boolean): void;
}

function CandidateList({ shown, chosen, onChoose }: CandidateListProps) {
  const messages = useMessages();
  const ids = shown.map(({ id }) => id);
  const chosenHere = ids.filter((id) => chosen.has(id)).length;
  return (
    <>
      <Checkbox
        label={messages.chooseAll}
        checked={chosenHere === shown.length}
        mixed={chosenHere > 0 && chosenHere < shown.length}
        onChange={(on) => onChoose(ids, on)}
      />
      <ul aria-label={messages.candidates} className="mt-2 rounded-lg border border-line">
        {shown.map(({ id, name, about }) => (
          <li
            key={id}
            className="flex min-h-9 flex-wrap items-center gap-x-3 border-line px-3 py-1 not-last:border-b"
          >
            <Checkbox label={name} checked={chosen.has(id)} onChange={(on) => onChoose([id], on)} />
            <span className="min-w-0 truncate text-quiet text-xs">{about}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
