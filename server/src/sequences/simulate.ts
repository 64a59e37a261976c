import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { Sourcings } from '../sourcings/sourcings.ts';
import type { Simulation } from './blueprint-contract.ts';
import { readBlueprint, type StoredBlueprint } from './blueprint-store.ts';
import { type CandidateRef, candidateIssues } from './candidate-refusals.ts';
import { readTakenTimes } from './message-store.ts';
import { createRehearsal } from './rehearsal.ts';
import {
  type BlueprintConfig,
  type SequenceSettings,
  settingsOf,
} from './rules/blueprint-config.ts';
import { paceOf } from './rules/pacing.ts';
import { needsDraft } from './rules/run-machine.ts';
import {
  HOLDS,
  type SimulatedCandidate,
  type SimulatedStep,
  type StepOutlook,
  simulate,
} from './rules/simulation.ts';
import type { Step } from './rules/step.ts';
import { storedStep } from './rules/step-rules.ts';
import { RECENT_DAYS, type StartWarnings, startWarnings } from './rules/warnings.ts';
import { dayBounds } from './rules/window.ts';
import type { Composed } from './run-message.ts';
import type { MessageDependencies } from './run-recipient.ts';
import { lastContactDays, runningCandidates, takenDays } from './start-store.ts';
import { subjectVariantOf } from './subject-variant.ts';

export type SimulateDependencies = Omit<MessageDependencies, 'sourcings'> & {
  db: Database;
  clock: Clock;
  sourcings: MessageDependencies['sourcings'] & Pick<Sourcings, 'findCandidates'>;
};

/** Steps and settings instead of the stored ones: an unsaved change. */
interface Given {
  candidateIds: readonly string[];
  steps?: readonly Step[];
  config?: BlueprintConfig;
}

type Words = { subject: string | null; content: string } | null;

const DAY_MS = 86_400_000;

/** Shows the effect of a start, with the runner's own rules and messages. Writes nothing. */
export function createSimulate(dependencies: SimulateDependencies) {
  const { db, clock, sourcings } = dependencies;
  const rehearse = createRehearsal(dependencies);

  /** Throws not_found, and validation_error for candidates that a start would refuse. */
  return async function simulateStart(
    principal: Principal,
    blueprintId: string,
    given: Given,
  ): Promise<Simulation> {
    const { workspaceId } = principal;
    const distinct = [...new Set(given.candidateIds)];
    const stored = await readBlueprint(db, workspaceId, blueprintId);
    const candidates = await sourcings.findCandidates(db, workspaceId, distinct);
    if (!stored || candidates.length < distinct.length) throw new AppError('not_found');
    const issues = candidates.flatMap((candidate) => candidateIssues(candidate, stored.sourcingId));
    if (issues.length > 0) throw new AppError('validation_error', { issues });
    const running = await runningCandidates(db, workspaceId, blueprintId, distinct);
    const blueprint = {
      ...stored,
      steps: given.steps?.map(storedStep) ?? stored.steps,
      config: given.config ?? stored.config,
    };
    return play(principal, blueprint, candidates, running);
  };

  async function play(
    principal: Principal,
    blueprint: StoredBlueprint,
    candidates: readonly CandidateRef[],
    running: ReadonlySet<string>,
  ): Promise<Simulation> {
    const { workspaceId } = principal;
    const startsAt = clock.now();
    const settings = settingsOf(blueprint.config);
    const fresh = candidates.filter(({ candidateId }) => !running.has(candidateId));
    const composed = await rehearse(principal, blueprint, fresh, startsAt);
    const days = await takenDays(
      db,
      workspaceId,
      blueprint.blueprintId,
      fresh.map(({ talentId }) => talentId),
    );
    const simulated = fresh.map(({ candidateId, talentId }, index): SimulatedCandidate => {
      const outlooks = composed[index]!.map((step) => outlookOf(step, settings));
      return {
        candidateId,
        outlooks,
        takenDays: new Set(days.filter((day) => day.talentId === talentId).map(({ day }) => day)),
      };
    });
    const taken = await takenTimes(db, workspaceId, simulated, settings, startsAt);
    const schedules = simulate(simulated, { startsAt, steps: blueprint.steps, settings, taken });
    const shown = fresh.map(({ candidateId, talentId }, index) => {
      const draw = { blueprintId: blueprint.blueprintId, talentId };
      const steps = schedules.get(candidateId)!.map((step, at) => {
        const written = blueprint.steps[at]!;
        const subjectVariant = subjectVariantOf(draw, written);
        return { ...shownStep(step, written, composed[index]![at]!), subjectVariant };
      });
      return { candidateId, isRunning: false, steps };
    });
    const left = [...running].map((candidateId) => ({ candidateId, isRunning: true, steps: [] }));
    const all = shown.flatMap(({ steps }) => steps);
    const held = Object.fromEntries(
      HOLDS.map((hold) => [hold, all.filter(({ heldBy }) => heldBy.includes(hold)).length]),
    );
    return {
      blueprintId: blueprint.blueprintId,
      startsAt: startsAt.toISOString(),
      held: held as Simulation['held'],
      warnings: await readWarnings(dependencies, workspaceId, fresh, schedules, {
        startsAt,
        timezone: settings.timezone,
      }),
      candidates: [...shown, ...left],
    };
  }
}

async function readWarnings(
  { db, talents }: Pick<SimulateDependencies, 'db' | 'talents'>,
  workspaceId: string,
  candidates: readonly CandidateRef[],
  schedules: ReadonlyMap<string, readonly SimulatedStep[]>,
  { startsAt, timezone }: { startsAt: Date; timezone: string },
): Promise<StartWarnings> {
  const talentIds = candidates.map(({ talentId }) => talentId);
  const since = new Date(startsAt.getTime() - RECENT_DAYS * DAY_MS);
  const profiles = await talents.load(talentIds);
  const contacted = await lastContactDays(db, workspaceId, talentIds, since);
  const starting = candidates.map(({ candidateId, talentId }) => ({
    candidateId,
    company: profiles.get(talentId)?.currentOrganization?.name ?? null,
    contactedOn: contacted.get(talentId) ?? null,
    sendAt: schedules.get(candidateId)!.flatMap(({ sendAt }) => sendAt ?? []),
  }));
  return startWarnings(starting, timezone);
}

/** When each account that would send has sent today, or has reserved a slot. */
async function takenTimes(
  db: Database,
  workspaceId: string,
  simulated: readonly SimulatedCandidate[],
  settings: SequenceSettings,
  now: Date,
) {
  const taken = new Map<string, Date[]>();
  for (const { accountId, pace } of simulated
    .flatMap(({ outlooks }) => outlooks)
    .filter((outlook) => outlook.is === 'send')) {
    if (taken.has(accountId)) continue;
    const claimsFrom = new Date(dayBounds(now, settings.timezone).start.getTime() - pace.gapMs);
    taken.set(
      accountId,
      await readTakenTimes(db, workspaceId, accountId, {
        runId: '',
        stepId: '',
        claimsFrom,
        slotsFrom: now,
      }),
    );
  }
  return taken;
}

function outlookOf(composed: Composed, settings: SequenceSettings): StepOutlook {
  switch (composed.is) {
    case 'ready':
      return {
        is: 'send',
        accountId: composed.account.accountId,
        pace: paceOf(composed.channel, composed.account.provider, settings),
      };
    case 'skipped':
      return { is: 'skip', reason: composed.reason };
    default:
      return { is: 'fail', reason: composed.reason };
  }
}

/** Includes a message that waits for its account: its text is known. */
function wordsOf(composed: Composed): Words {
  if (composed.is === 'ready')
    return { subject: composed.message.subject ?? null, content: composed.message.text };
  return 'words' in composed ? composed.words : null;
}

function shownStep(
  { dueAt, sendAt, ...rest }: SimulatedStep,
  step: Step,
  composed: Composed,
): Omit<Simulation['candidates'][number]['steps'][number], 'subjectVariant'> {
  return {
    ...rest,
    name: step.name,
    isDraft: needsDraft(step),
    dueAt: dueAt?.toISOString() ?? null,
    sendAt: sendAt?.toISOString() ?? null,
    message: wordsOf(composed),
    missing: 'missing' in composed ? [...composed.missing] : [],
  };
}
