import { useQueries } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Compare, type ComparedRow } from '../../app/compare/compare.tsx';
import type { Compared } from '../../app/compare/compared.ts';
import { useOwnerName } from '../../app/team/owner-name.ts';
import { Stars } from './candidate-table.tsx';
import { useMessages } from './messages.ts';
import { useNameOf } from './person.ts';
import { type CandidateDetail, candidateQuery, profileQuery, verdictQuery } from './queries.ts';
import { StatusBadge } from './status.tsx';

interface CompareCandidatesProps {
  candidateIds: readonly string[];
  onChange(candidateIds: string[]): void;
  onClose(): void;
}

/** Candidates of the sourcing side by side, with what the team thinks of them. */
export default function CompareCandidates(props: CompareCandidatesProps) {
  return (
    <Suspense>
      <Loading {...props} />
    </Suspense>
  );
}

function Loading({ candidateIds, onChange, onClose }: CompareCandidatesProps) {
  const nameOf = useNameOf();
  const rows = useAssessments();
  const details = useQueries({ queries: candidateIds.map(candidateQuery) });
  const profiles = useQueries({ queries: candidateIds.map(profileQuery) });
  const found = details.flatMap(({ data }) => data ?? []);
  const judged = found.flatMap(({ candidate: { castingId, talentId } }) =>
    castingId === null ? [] : { castingId, talentId },
  );
  const verdicts = useQueries({
    queries: judged.map(({ castingId, talentId }) => verdictQuery(castingId, talentId)),
  });
  const isLoading = [...details, ...profiles, ...verdicts].some(({ isPending }) => isPending);
  if (isLoading) return null;
  const people = found.map(({ candidate, talent }): Compared => {
    const at = judged.findIndex(({ talentId }) => talentId === candidate.talentId);
    const place = candidateIds.indexOf(candidate.id);
    return {
      id: candidate.id,
      name: nameOf(talent),
      verdict: candidate.effectiveVerdict,
      findings: new Map(
        verdicts[at]?.data?.criterias.map(({ criterion, stored }) => [criterion, stored]),
      ),
      profile: profiles[place]?.data ?? null,
    };
  });
  return (
    <Compare
      people={people}
      own={rows(found)}
      onLeaveOut={(id) => onChange(candidateIds.filter((one) => one !== id))}
      onClose={onClose}
    />
  );
}

/** Status, rating, owner and notes. */
function useAssessments(): (found: readonly CandidateDetail[]) => ComparedRow[] {
  const messages = useMessages();
  const ownerName = useOwnerName(messages.formerMember);
  return (found) => {
    const row = (
      key: 'statusHandle' | 'userRating' | 'owner' | 'notes',
      read: (candidate: CandidateDetail['candidate']) => React.ReactNode,
    ): ComparedRow[] => {
      // A row that says nothing of anybody is left out.
      if (!found.some(({ candidate }) => read(candidate))) return [];
      const cell = ({ id }: Compared) => {
        const detail = found.find(({ candidate }) => candidate.id === id);
        return (detail && read(detail.candidate)) ?? <span className="text-faint">–</span>;
      };
      return [{ key, label: messages.columns[key], cell }];
    };
    return [
      ...row('statusHandle', ({ statusHandle }) => <StatusBadge handle={statusHandle} />),
      ...row('userRating', ({ userRating }) => userRating && <Stars rating={userRating} />),
      ...row('owner', ({ ownerUserId }) => ownerName(ownerUserId)),
      ...row('notes', ({ notes }) => notes && <p className="whitespace-pre-line">{notes}</p>),
    ];
  };
}
