import type { Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Language } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import {
  type AddCandidateDependencies,
  type Budget,
  createAddAll,
  type Outcomes,
  Shortfall,
} from './add-candidate.ts';
import type { SetStatus } from './candidate-status.ts';
import { insertHistory } from './history-store.ts';
import * as imported from './imported-store.ts';
import { type ImportedNote, withImported, withoutImported } from './rules/imported-notes.ts';
import { type AppliedStage, furthest, type ReadStage, readStage } from './rules/stages.ts';
import { type CustomStatus, FIRST_STATUS } from './rules/statuses.ts';
import { holdStatus, readStatuses } from './status-store.ts';

/** A person of a file, with what the file says of their applications. */
interface ImportedPerson {
  /** Null in a dry run, of somebody who would be new. */
  talentId: string | null;
  /** In a dry run: another row is the same person, who is new. */
  isRepeated?: boolean;
  applications: readonly AppliedStage[];
  notes: readonly ImportedNote[];
}

interface CandidateImportOptions {
  sourcingId: string;
  importId: string;
  actor: string;
  /** Of the first line of a note. */
  language: Language;
  /** Where the notes come from: `Greenhouse`, or the name of the file. */
  source: string;
  dryRun: boolean;
}

interface CandidateImportResult {
  /** New candidates. */
  candidates: number;
  /** Notes that were not there. */
  notes: number;
  stages: (ReadStage & { people: number })[];
  /** By the index of the person. */
  problems: { index: number; reason: string }[];
}

export interface ImportedCandidatesDependencies extends AddCandidateDependencies {
  secretBox: Pick<SecretBox, 'fingerprint'>;
}

/** One person of the sourcing: all rows of a talent. */
interface Entry {
  /** Of the first row. */
  index: number;
  talentId: string | null;
  /** What the stages mean; null when there are none. */
  statusHandle: string | null;
  notes: ImportedNote[];
}

/** People of a file who become candidates, in the transactions of its import (docs/decisions/0220). */
export function createImportedCandidates(
  dependencies: ImportedCandidatesDependencies,
  setStatus: SetStatus,
) {
  const addWithin = createAddWithin(dependencies, setStatus);
  const addNotes = createAddNotes(dependencies);

  return {
    /**
     * Adds the people who are not in the sourcing, with the status that their stage means, and the
     * notes that are not there. A candidate who was there before keeps the status. Repeating it adds
     * nothing. New candidates cost what they always do; those whom the balance does not pay for are
     * problems.
     */
    async addImported(
      tx: Tx,
      workspaceId: string,
      people: readonly ImportedPerson[],
      options: CandidateImportOptions,
    ): Promise<CandidateImportResult> {
      const custom = await heldStatuses(tx, workspaceId);
      const { entries, stages } = entriesOf(people, custom);
      if (options.dryRun) return { ...(await plan(tx, workspaceId, entries, options)), stages };
      const known = entries.filter((entry): entry is KnownEntry => entry.talentId !== null);
      const outcomes = await addWithin(tx, workspaceId, known, options);
      await settleStatuses(tx, workspaceId, { known, outcomes, custom, setStatus }, options);
      const noted = await addNotes(tx, workspaceId, known, options);
      const refused = known.flatMap(({ index, talentId }) => {
        const outcome = outcomes.get(talentId);
        const reason = `imported, but not added to the sourcing: ${outcome instanceof AppError ? outcome.message : ''}`;
        return outcome instanceof AppError ? { index, reason } : [];
      });
      const candidates = [...outcomes.values()].filter(
        (outcome) => !(outcome instanceof AppError) && outcome.isNew,
      ).length;
      return { candidates, ...noted, stages, problems: [...refused, ...noted.problems] };
    },

    /**
     * Takes back what the import added to at most `limit` candidates: those that nobody touched
     * since go; the others lose the notes that it brought and that nobody changed. Resolves to
     * whether nothing is left.
     */
    async takeImported(
      tx: Tx,
      workspaceId: string,
      { importId, limit, actor }: { importId: string; limit: number; actor: string },
    ): Promise<boolean> {
      const rows = await imported.readCandidateImports(tx, workspaceId, importId, limit);
      const ids = rows.map(({ candidateId }) => candidateId);
      const candidates = await imported.readNotes(tx, workspaceId, { ids }, { lock: true });
      const untouched = await imported.untouchedSince(tx, workspaceId, importId, ids);
      const marks = new Map(rows.map(({ candidateId, noteMarks }) => [candidateId, noteMarks]));
      const changed = candidates.flatMap(({ candidateId, notes }) => {
        if (untouched.has(candidateId)) return [];
        const ours = new Set(marks.get(candidateId)!.map((mark) => mark.toString('hex')));
        const left = withoutImported(notes, (identity) =>
          ours.has(markOf(dependencies.secretBox, candidateId, identity).toString('hex')),
        );
        return left === notes ? [] : [{ candidateId, notes: left }];
      });
      await imported.deleteCandidateImports(tx, importId, ids);
      await imported.deleteCandidates(tx, workspaceId, [...untouched]);
      await imported.writeNotes(tx, workspaceId, changed);
      const history = changed.map(({ candidateId }) => ({ candidateId, ...NOTED }));
      await insertHistory(tx, workspaceId, history, { actor, cause: 'import_undone' });
      return rows.length < limit;
    },
  };
}

const NOTED = { change: 'notes', from: null, to: null } as const;
const CAUSE = 'import';

type KnownEntry = Entry & { talentId: string };

/** The workspace's own statuses, which cannot be deleted until the transaction ends. */
async function heldStatuses(tx: Tx, workspaceId: string): Promise<CustomStatus[]> {
  const held: CustomStatus[] = [];
  for (const status of await readStatuses(tx, workspaceId))
    if (await holdStatus(tx, workspaceId, status.handle)) held.push(status);
  return held;
}

/** One entry a person, and how many people each stage was read of. */
function entriesOf(
  people: readonly ImportedPerson[],
  custom: readonly CustomStatus[],
): { entries: Entry[]; stages: CandidateImportResult['stages'] } {
  const entries = new Map<string, Entry>();
  const stages = new Map<string, ReadStage & { people: number }>();
  for (const [index, { talentId, isRepeated, applications, notes }] of people.entries()) {
    const read = applications.map((one) => readStage(one, custom)).filter((one) => one !== null);
    for (const stage of new Map(read.map((one) => [one.stage, one])).values()) {
      const before = stages.get(stage.stage) ?? { ...stage, people: 0 };
      stages.set(stage.stage, { ...before, people: before.people + 1 });
    }
    if (isRepeated) continue;
    const key = talentId ?? `row ${index}`;
    const before = entries.get(key);
    const said = [before?.statusHandle ?? null, ...read.map((one) => one.statusHandle)];
    entries.set(key, {
      index: before?.index ?? index,
      talentId,
      statusHandle: furthest(
        said.filter((one) => one !== null),
        custom,
      ),
      notes: [...(before?.notes ?? []), ...notes],
    });
  }
  return { entries: [...entries.values()], stages: [...stages.values()] };
}

/** What would be added. */
async function plan(
  tx: Tx,
  workspaceId: string,
  entries: readonly Entry[],
  { sourcingId, ...options }: CandidateImportOptions,
): Promise<Omit<CandidateImportResult, 'stages'>> {
  const talentIds = entries.flatMap(({ talentId }) => talentId ?? []);
  const by = { sourcingId, talentIds };
  const there = await imported.readNotes(tx, workspaceId, by, { lock: false });
  const notesOf = new Map(there.map(({ talentId, notes }) => [talentId, notes]));
  const isThere = ({ talentId }: Entry): boolean => talentId !== null && notesOf.has(talentId);
  const notes = entries.map((entry) => {
    const before = notesOf.get(entry.talentId ?? '') ?? null;
    return withImported(before, entry.notes, options).added.length;
  });
  return {
    candidates: entries.filter((entry) => !isThere(entry)).length,
    notes: notes.reduce((sum, added) => sum + added, 0),
    problems: [],
  };
}

/** Adds the candidates; when the balance does not pay for all, the first ones. */
function createAddWithin(dependencies: AddCandidateDependencies, setStatus: SetStatus) {
  const addAll = createAddAll(dependencies, setStatus);
  return async (
    tx: Tx,
    workspaceId: string,
    entries: readonly KnownEntry[],
    { sourcingId, actor }: CandidateImportOptions,
  ): Promise<Outcomes> => {
    const statuses = new Map(
      entries.map(({ talentId, statusHandle }) => [talentId, statusHandle ?? FIRST_STATUS]),
    );
    const talentIds = entries.map(({ talentId }) => talentId);
    const addition = { sourcingId, talentIds, statuses, keepStatus: true, actor, cause: CAUSE };
    let budget: Budget | null = null;
    // Every repeat pays for fewer, so this ends. The people of the batch stay in the transaction.
    for (;;) {
      await imported.setSavepoint(tx);
      try {
        return await addAll(tx, workspaceId, { ...addition, budget });
      } catch (error) {
        if (!(error instanceof Shortfall)) throw error;
        await imported.rollBackToSavepoint(tx);
        budget = error.budget;
      }
    }
  };
}

/**
 * Records the new candidates. One whom an earlier row of this import added, and whose status nobody
 * changed, moves on when a later row says a further stage.
 */
async function settleStatuses(
  tx: Tx,
  workspaceId: string,
  {
    known,
    outcomes,
    custom,
    setStatus,
  }: {
    known: readonly KnownEntry[];
    outcomes: Outcomes;
    custom: readonly CustomStatus[];
    setStatus: SetStatus;
  },
  { sourcingId, importId, actor }: CandidateImportOptions,
): Promise<void> {
  const statusOf = new Map(known.map(({ talentId, statusHandle }) => [talentId, statusHandle]));
  const by = { sourcingId, talentIds: [...statusOf.keys()] };
  const there = await imported.readNotes(tx, workspaceId, by, { lock: true });
  const isNew = ({ talentId }: { talentId: string }): boolean => {
    const outcome = outcomes.get(talentId);
    return outcome !== undefined && !(outcome instanceof AppError) && outcome.isNew;
  };
  const before = there.filter((candidate) => !isNew(candidate));
  const given = await imported.readImportedStatuses(
    tx,
    workspaceId,
    importId,
    before.map(({ candidateId }) => candidateId),
  );
  const moves = before.flatMap(({ candidateId, talentId, statusHandle }) => {
    const said = statusOf.get(talentId) ?? null;
    if (said === null || given.get(candidateId) !== statusHandle) return [];
    const to = furthest([statusHandle, said], custom)!;
    return to === statusHandle ? [] : [{ candidateId, statusHandle: to }];
  });
  for (const [statusHandle, moved] of Map.groupBy(moves, (move) => move.statusHandle)) {
    const candidateIds = moved.map(({ candidateId }) => candidateId);
    await setStatus(tx, workspaceId, { candidateIds, statusHandle, actor, cause: CAUSE });
  }
  const ours = [...there.filter(isNew), ...moves].map(({ candidateId, statusHandle }) => {
    return { candidateId, statusHandle, isNew: true, noteMarks: [] };
  });
  await imported.writeCandidateImports(tx, workspaceId, importId, ours);
}

/** Also of the candidate: the same words about two people are no sign that they are the same. */
const markOf = (
  secretBox: Pick<SecretBox, 'fingerprint'>,
  candidateId: string,
  identity: string,
): Buffer => secretBox.fingerprint(`imported note:${candidateId}:${identity}`);

function createAddNotes({ secretBox }: Pick<ImportedCandidatesDependencies, 'secretBox'>) {
  return async (
    tx: Tx,
    workspaceId: string,
    entries: readonly KnownEntry[],
    { sourcingId, importId, actor, ...options }: CandidateImportOptions,
  ): Promise<Pick<CandidateImportResult, 'notes' | 'problems'>> => {
    const noted = new Map(
      entries.filter(({ notes }) => notes.length > 0).map((entry) => [entry.talentId, entry]),
    );
    if (noted.size === 0) return { notes: 0, problems: [] };
    const by = { sourcingId, talentIds: [...noted.keys()] };
    const there = await imported.readNotes(tx, workspaceId, by, { lock: true });
    const written = there.map(({ candidateId, talentId, notes }) => {
      const entry = noted.get(talentId)!;
      const { index } = entry;
      return { candidateId, index, ...withImported(notes, entry.notes, options) };
    });
    const changed = written.filter(({ added }) => added.length > 0);
    await imported.writeNotes(tx, workspaceId, changed);
    const history = changed.map(({ candidateId }) => ({ candidateId, ...NOTED }));
    await insertHistory(tx, workspaceId, history, { actor, cause: CAUSE });
    const marks = changed.map(({ candidateId, added }) => ({
      candidateId,
      isNew: false,
      statusHandle: null,
      noteMarks: added.map((identity) => markOf(secretBox, candidateId, identity)),
    }));
    await imported.writeCandidateImports(tx, workspaceId, importId, marks);
    return {
      notes: changed.reduce((sum, { added }) => sum + added.length, 0),
      problems: written.flatMap(({ index, leftOut }) =>
        leftOut === 0
          ? []
          : {
              index,
              reason: `imported, but without ${leftOut} of the notes: there is no room left for them`,
            },
      ),
    };
  };
}
