import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Compare } from '../../app/compare/compare.tsx';
import type { Compared } from '../../app/compare/compared.ts';
import { useMessages as useTalentMessages } from '../../app/talents/messages.ts';
import { nameOf } from '../../app/talents/name.ts';
import { gridQuery, type Summary } from './queries.ts';

interface CompareTalentsProps {
  summary: Summary;
  talentIds: readonly string[];
  onChange(talentIds: string[]): void;
  onClose(): void;
}

/** People of the casting side by side. */
export default function CompareTalents({
  summary: { castingId, criterias },
  talentIds,
  onChange,
  onClose,
}: CompareTalentsProps) {
  const { unnamed } = useTalentMessages();
  const query = useInfiniteQuery(gridQuery(castingId));
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = query;
  const loaded = data?.pages.flatMap(({ talents }) => talents) ?? [];
  const found = talentIds.flatMap((id) => loaded.find(({ talentId }) => talentId === id) ?? []);
  const isMissing = found.length < talentIds.length;
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, isError, fetchNextPage]);
  if (!data || (isMissing && hasNextPage && !isError)) return null;
  const people = found.map(
    ({ talentId, profile, effectiveVerdict, scoring }): Compared => ({
      id: talentId,
      name: nameOf(profile) ?? unnamed,
      verdict: effectiveVerdict,
      findings: new Map(
        scoring?.criterias.map((finding, index) => [criterias[index] ?? finding.title, finding]),
      ),
      profile,
    }),
  );
  return (
    <Compare
      people={people}
      onLeaveOut={(id) => onChange(talentIds.filter((one) => one !== id))}
      onClose={onClose}
    />
  );
}
