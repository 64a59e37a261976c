import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Star, UserPen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FailedState } from '../../app/loaded.tsx';
import { useMessages as useTalentMessages } from '../../app/talents/messages.ts';
import { nameOf } from '../../app/talents/name.ts';
import { STATUS_LOOKS } from '../../app/talents/status-looks.ts';
import { useFormat } from '../../language/format.ts';
import { VerdictBadge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ScrollRegion } from '../../ui/scroll-region.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { CriterionHead, Filtered, HEAD } from './grid-head.tsx';
import { gridRows, orderOf } from './grid-rows.ts';
import { useMessages } from './messages.ts';
import { gridQuery, type QualifiedTalent, type Summary } from './queries.ts';
import { Selection } from './selection.tsx';
import { rangeOf } from './selection-range.ts';
import { useBoardSearch } from './use-board-search.ts';
import type { CriterionStatus } from './verdicts.ts';

/** Everyone against every criterion, the strongest first. */
export function Grid({ summary }: { summary: Summary }) {
  const messages = useMessages();
  const { castingId } = summary;
  const query = useInfiniteQuery(gridQuery(castingId));
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  const { search } = useBoardSearch();
  const talents = query.data?.pages.flatMap((page) => page.talents) ?? [];
  const rows = gridRows(talents, search, orderOf(search.by, summary.criterias.length));
  const ids = rows.map(({ talentId }) => talentId);
  const { selected, setSelected, onModifier, toggle } = useRangeSelection(ids);
  if (query.error && !query.data)
    return <FailedState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <SkeletonRows rows={10} />;
  if (talents.length === 0)
    return <p className="px-4 py-12 text-center text-quiet">{messages.waits}</p>;
  return (
    <>
      <div className="mb-2 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 grow text-quiet">{messages.gridHint}</p>
        <Filtered shown={rows.length} all={talents.length} />
      </div>
      <ScrollRegion
        label={messages.tab.grid}
        className="max-h-[calc(100dvh-9rem)] rounded-lg border border-line bg-surface"
      >
        <table className="w-full border-separate border-spacing-0">
          <caption className="sr-only">{messages.tab.grid}</caption>
          <Head summary={summary} />
          <tbody>
            {rows.map((talent) => (
              <Row
                key={talent.talentId}
                castingId={castingId}
                talent={talent}
                criterias={summary.criterias.length}
                selected={selected.has(talent.talentId)}
                onModifier={onModifier}
                onToggle={() => toggle(talent.talentId)}
              />
            ))}
          </tbody>
        </table>
        {rows.length === 0 && (
          <p className="px-4 py-8 text-center text-quiet">{messages.noneSuch}</p>
        )}
      </ScrollRegion>
      <Selection castingId={castingId} selected={selected} shown={ids} onSelect={setSelected} />
    </>
  );
}

/** A click selects one row; with Shift, all from the row clicked before. */
function useRangeSelection(ids: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const shift = useRef(false);
  function toggle(talentId: string): void {
    const next = new Set(selected);
    const range = shift.current ? rangeOf(ids, last.current, talentId) : [talentId];
    const adds = !selected.has(talentId);
    for (const id of range) {
      if (adds) next.add(id);
      else next.delete(id);
    }
    last.current = talentId;
    setSelected(next);
  }
  const onModifier = (held: boolean): void => {
    shift.current = held;
  };
  return { selected, setSelected, onModifier, toggle };
}

const CELL = 'h-10 border-line border-b px-3 align-middle group-hover:bg-hover';

function Head({ summary: { criteriaFigures, judged } }: { summary: Summary }) {
  const messages = useMessages();
  const { search } = useBoardSearch();
  const order = orderOf(search.by, criteriaFigures.length);
  const format = useFormat();
  return (
    <thead>
      <tr>
        <th scope="col" className={classNames(HEAD, 'left-0 z-20 max-sm:w-36')}>
          {messages.people(judged, format.number(judged))}
        </th>
        <th scope="col" className={classNames(HEAD, 'z-10')}>
          {messages.verdict}
        </th>
        {criteriaFigures.map(({ criterion, passRate }, index) => (
          <CriterionHead
            // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed, and texts may repeat
            key={index}
            nth={index + 1}
            criterion={criterion}
            order={order}
            share={
              passRate === null ? messages.nobodyYet : messages.share(format.percent(passRate))
            }
          />
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  castingId: string;
  talent: QualifiedTalent;
  criterias: number;
  selected: boolean;
  onModifier(held: boolean): void;
  onToggle(): void;
}

function Row({ castingId, talent, criterias, selected, onModifier, onToggle }: RowProps) {
  const messages = useMessages();
  const { unnamed } = useTalentMessages();
  const { profile, talentId, effectiveVerdict, override, review, scoring } = talent;
  const name = nameOf(profile) ?? unnamed;
  const company = profile.currentOrganization?.name ?? profile.experiences[0]?.organizationName;
  const background = selected ? 'bg-accent-soft' : 'bg-surface';
  return (
    <tr className="group">
      <th
        scope="row"
        className={classNames(CELL, background, 'sticky left-0 z-10 text-left font-normal')}
      >
        <span className="flex items-center gap-2">
          <span
            onClickCapture={(event) => onModifier(event.shiftKey)}
            onKeyDownCapture={(event) => onModifier(event.shiftKey)}
          >
            <Checkbox
              checked={selected}
              onChange={onToggle}
              label={messages.select(name)}
              hideLabel
            />
          </span>
          <span className="min-w-0 max-sm:w-28">
            <Link
              from="/castings/$castingId"
              to="/castings/$castingId"
              params={{ castingId }}
              search={(now) => ({ ...now, talent: talentId })}
              preload={false}
              className="block truncate font-medium text-ink no-underline hover:underline"
            >
              {name}
            </Link>
            <span className="block max-w-72 truncate text-quiet text-xs">
              {[profile.jobTitle, company].filter(Boolean).join(', ')}
            </span>
          </span>
        </span>
      </th>
      <td className={classNames(CELL, background)}>
        <span className="flex items-center gap-1.5 whitespace-nowrap">
          <VerdictBadge verdict={effectiveVerdict} />
          {override && (
            <UserPen
              role="img"
              aria-label={messages.overriddenFilter}
              size={14}
              className="text-quiet"
            />
          )}
          {review?.rating && (
            <span className="flex items-center gap-0.5 text-quiet text-xs">
              <Star role="img" aria-label={messages.rating} size={12} />
              {review.rating}
            </span>
          )}
        </span>
      </td>
      {Array.from({ length: criterias }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is fixed
        <td key={index} className={classNames(CELL, background)}>
          <Mark status={scoring?.criterias[index]?.status} />
        </td>
      ))}
    </tr>
  );
}

/** A status as an icon of its own shape, named for those who don't see it. */
function Mark({ status }: { status: CriterionStatus | undefined }) {
  const messages = useMessages();
  if (status === undefined) return null;
  const { icon: Icon, colour } = STATUS_LOOKS[status];
  return (
    <span title={messages.criterionStatuses[status]} className={classNames('flex', colour)}>
      <Icon role="img" aria-label={messages.criterionStatuses[status]} size={17} />
    </span>
  );
}
