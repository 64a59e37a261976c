import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../app/session.ts';
import type { Draft } from './draft.ts';
import { type FillableVariable, isFillable, variablesIn } from './left-out.ts';
import { MissingValues } from './missing-values.tsx';
import { sourcingQuery } from './queries.ts';

/**
 * Variables used in the steps that have no value for any candidate: the sourcing's missing fields,
 * and the sender's names.
 */
export function DraftValues({ sourcingId, steps }: { sourcingId: string; steps: Draft['steps'] }) {
  const { user } = useSession();
  const sourcing = useQuery(sourcingQuery(sourcingId)).data;
  if (!sourcing) return null;
  const used = (those: Draft['steps']) =>
    variablesIn(
      those.flatMap(({ subject = '', subjectB = '', content }) => [subject, subjectB, content]),
    ).filter(isFillable);
  const [firstname, lastname] = user.name.trim().split(/\s+/);
  const known: Record<FillableVariable, string | null | undefined> = {
    sourcingJobTitle: sourcing.jobTitle,
    sourcingLocation: sourcing.location,
    recruiterFirstname: firstname,
    recruiterLastname: lastname,
  };
  // Only the other sender can enter their own name.
  const own = new Set(
    used(
      steps.filter(({ config }) => config?.userId === undefined || config.userId === user.userId),
    ),
  );
  const missing = used(steps).filter(
    (variable) => !known[variable] && (variable.startsWith('sourcing') || own.has(variable)),
  );
  return missing.length > 0 && <MissingValues sourcingId={sourcingId} variables={missing} />;
}
