import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '../../client/src/client.ts';

export interface Prepared {
  castingId: string;
  /** Judged in that casting. */
  talentId: string;
  sourcingId: string;
  candidateId: string;
  blueprintId: string;
}

/** The sample's key allows ten requests a second, and a candidate takes two. */
const PAUSE_MS = 300;

/**
 * What a workspace holds after a morning's work: a search, a casting with its verdicts, a sourcing
 * with candidates in every status, a sequence.
 */
export async function prepare({ url, apiKey }: { url: string; apiKey: string }): Promise<Prepared> {
  const greenroom = createClient({ baseUrl: url, apiKey });
  const { talents } = await greenroom.searchTalentsByPrompt({
    prompt: 'Senior data engineers in Paris who know Python and Spark',
  });

  const { castingId } = await greenroom.startQualifiedSearchByPrompt({
    prompt: 'Data engineers in France',
    qualificationCriterias: [
      'At least 5 years of experience',
      'Has worked with Spark',
      'Has led a team',
    ],
    target: { greens: 8, maxCredits: 120 },
  });
  await greenroom.waitForCasting(castingId, { intervalMs: 500 });
  const judged = await greenroom.getQualifiedSearch({ castingId });

  const { sourcingId } = await greenroom.createSourcing({});
  await greenroom.updateSourcing({
    sourcingId,
    name: 'Data engineers, Paris',
    jobTitle: 'Data engineer',
    location: 'Paris',
  });
  const statuses = ['TO_BE_CONTACTED', 'TO_BE_CONTACTED', 'CONTACTED', 'NOT_RETAINED'] as const;
  const ids = [
    ...new Set([
      ...talents.map(({ id }) => id),
      ...judged.talents.map((talent) => talent.talentId),
    ]),
  ];
  let candidateId = '';
  for (const [index, talentId] of ids.entries()) {
    await pause(PAUSE_MS);
    const inCasting = judged.talents.some((talent) => talent.talentId === talentId);
    const candidate = await greenroom.addCandidate({
      ...{ sourcingId, talentId },
      ...(inCasting && { castingId }),
    });
    candidateId ||= candidate.candidateId;
    const statusHandle = statuses[index % statuses.length]!;
    if (statusHandle !== 'TO_BE_CONTACTED')
      await greenroom.changeCandidateStatus({ candidateId: candidate.candidateId, statusHandle });
  }
  await greenroom.enrichCandidate({ candidateId, enrichmentType: 'all' });

  const { blueprintId } = await greenroom.createSequenceBlueprint({
    sourcingId,
    name: 'First contact',
    steps: [
      {
        id: 'hello',
        name: 'Hello',
        type: 'EMAIL',
        temporalityType: 'ASAP',
        subject: 'A question about {{candidateJobTitle}}',
        content:
          'Hello {{firstname}},\n\nwe are looking for a {{sourcingJobTitle}} in {{sourcingLocation}}. Would you like to hear more?\n\n{{recruiterFirstname}}',
      },
      {
        id: 'invite',
        name: 'Invitation',
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_INVITATION',
        temporalityType: 'DELAYED',
        delay: { value: 2, unit: 'day' },
        content: '',
      },
      {
        id: 'again',
        name: 'Again',
        type: 'EMAIL',
        temporalityType: 'AFTER_INVITATION_SETTLED',
        subject: 'Again: {{sourcingJobTitle}}',
        content: 'Hello {{firstname}}, did you see my message?',
      },
    ],
  });
  return { castingId, talentId: judged.talents[0]!.talentId, sourcingId, candidateId, blueprintId };
}
