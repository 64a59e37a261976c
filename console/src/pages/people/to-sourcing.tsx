import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { statusesQuery } from '../../app/statuses.ts';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { useMessages } from './messages.ts';
import { sourcingQuery, type TalentImport } from './queries.ts';

const AddToSourcing = lazyOverlay(() => import('../../app/talents/add-to-sourcing.tsx'));

/** Whether the people also become candidates, and of which sourcing. */
export function ToSourcing({
  sourcingId,
  onChange,
}: {
  sourcingId: string | null;
  onChange(sourcingId: string | null): void;
}) {
  const messages = useMessages();
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Checkbox
        checked={sourcingId !== null}
        onChange={(checked) => (checked ? setChoosing(true) : onChange(null))}
        label={
          sourcingId === null ? messages.toSourcing : <ChosenSourcing sourcingId={sourcingId} />
        }
      />
      {sourcingId !== null && <p className="max-w-xl text-quiet">{messages.toSourcingWhy}</p>}
      <Suspense>
        {choosing && (
          <AddToSourcing
            talentIds={[]}
            texts={{
              title: messages.addTo,
              why: messages.toSourcingWhy,
              use: messages.chooseSourcing,
            }}
            onAdded={onChange}
            onClose={() => setChoosing(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function ChosenSourcing({ sourcingId }: { sourcingId: string }) {
  const messages = useMessages();
  const { data } = useQuery(sourcingQuery(sourcingId));
  return messages.toThisSourcing(data?.name ?? '');
}

/** What became of the candidates of an import, and what its stages mean. */
export function SourcingReport({ report }: { report: NonNullable<TalentImport['sourcing']> }) {
  const messages = useMessages();
  const format = useFormat();
  const { data: sourcing } = useQuery(sourcingQuery(report.sourcingId));
  const { sourcingId, candidates, notes, stages } = report;
  return (
    <>
      <p className="text-quiet">
        <Link to="/sourcings/$sourcingId" params={{ sourcingId }} className="underline">
          {sourcing?.name ?? messages.sourcing}
        </Link>
        {': '}
        {messages.newCandidates(candidates, format.number(candidates))}
        {' · '}
        {messages.newNotes(notes, format.number(notes))}
      </p>
      {stages.length > 0 && <Stages stages={stages} />}
    </>
  );
}

function Stages({ stages }: Pick<NonNullable<TalentImport['sourcing']>, 'stages'>) {
  const messages = useMessages();
  const format = useFormat();
  const { data } = useQuery(statusesQuery);
  const labelOf = (handle: string): string =>
    data?.statuses.find((status) => status.handle === handle)?.label ?? handle;
  return (
    <details className="mt-1">
      <summary className="cursor-pointer">{messages.stages}</summary>
      <ul className="mt-1 list-disc pl-5 text-quiet">
        {stages.map(({ stage, statusHandle, isKnown, people }) => (
          <li key={stage}>
            {messages.stageOf(stage, labelOf(statusHandle), people, format.number(people))}{' '}
            {!isKnown && <Badge tone="amber">{messages.stageUnknown}</Badge>}
          </li>
        ))}
      </ul>
    </details>
  );
}
