interface Moved {
  candidateId: string;
  name: string;
  /** The status before the change. */
  statusHandle: string;
}

interface Result {
  id: string;
  outcome: 'changed' | 'unchanged' | 'failed';
  error?: { message: string };
}

/** What gives everyone the status back that they had: one request for each status. */
export const undoOf = (
  people: readonly Moved[],
): { candidateIds: string[]; statusHandle: string }[] =>
  [...Map.groupBy(people, ({ statusHandle }) => statusHandle)].map(([statusHandle, group]) => ({
    candidateIds: group.map(({ candidateId }) => candidateId),
    statusHandle,
  }));

/**
 * Who has the status now, and who has not. `reason` names those in one line, with the first reason:
 * it is nearly always the same for all.
 */
export function notMoved<P extends Moved>(
  people: readonly P[],
  results: readonly Result[],
): { moved: P[]; failed: P[]; reason: string | undefined } {
  const errors = new Map(
    results.flatMap(({ id, error }) => (error ? [[id, error.message] as const] : [])),
  );
  const failed = people.filter(({ candidateId }) => errors.has(candidateId));
  const [first] = failed;
  return {
    moved: people.filter(({ candidateId }) => !errors.has(candidateId)),
    failed,
    reason: first && `${names(failed)}: ${errors.get(first.candidateId)}`,
  };
}

const MAX_NAMES = 3;

function names(people: readonly Moved[]): string {
  const some = people.slice(0, MAX_NAMES).map(({ name }) => name);
  const more = people.length - some.length;
  return more > 0 ? `${some.join(', ')}, +${more}` : some.join(', ');
}
