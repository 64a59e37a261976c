import { sql } from 'kysely';
import type { Database } from '../../src/platform/db.ts';
import { auditCastings, CASTING_RULES } from '../casting-audit.ts';
import type { Received } from '../fakes/receiver.ts';
import { createCaller, type Tally } from './caller.ts';
import type { Course } from './course.ts';
import type { Fleet } from './fleet.ts';
import { driftInvariants, growthInvariants } from './growth.ts';
import { countFound, type Imports, PEOPLE } from './imports.ts';
import type { NarrowKey, Workspace } from './installation.ts';
import type { LiveWatcher } from './live-watcher.ts';
import type { Promised } from './load.ts';
import { type Asked, type Crash, windowFaults } from './narrow-keys.ts';
import { ownImportInvariants } from './own-imports.ts';
import { signInInvariants } from './sign-ins.ts';
import type { Stage } from './stage.ts';
import { within } from './wait.ts';

/** What must hold in the end, whatever was killed. */
export interface Invariant {
  name: string;
  /** What it was looked for in: nothing proves nothing. */
  seen: string;
  /** One line each; none when it holds. */
  faults: readonly string[];
}

const FOUND_WITHIN_MS = 60_000;

/** All invariants; the processes are told to stop for the last of them. */
export async function audit(
  stage: Stage,
  { promised, narrow, disturbances, imports, ownImports, signIns, growth, tally }: Course,
): Promise<Invariant[]> {
  const { installed, receiver, fleet, watcher } = stage;
  const { db, workspaces } = installed;
  return [
    ...(await castingInvariants(db, promised)),
    ...(await deliveryInvariants(db, receiver.received)),
    ...windowInvariants(narrow, disturbances.crashes),
    // Its searches are charged too, so it comes before those that look at charges.
    ...(await importInvariants(fleet, workspaces[0]!, imports, tally)),
    ...(await searchInvariants(db, promised)),
    ...liveInvariants(watcher, await stage.readVerdicts()),
    ...(await ownImportInvariants(db, ownImports)),
    ...signInInvariants(signIns),
    ...growthInvariants(growth),
    ...(isUndisturbed(disturbances) ? driftInvariants(tally.tookMs) : []),
    ...answerInvariants(tally),
    ...(await processInvariants(fleet)),
  ];
}

const isUndisturbed = ({ kills, freezes, cuts, restarts }: Course['disturbances']): boolean =>
  kills.length + freezes.length + cuts + restarts.length === 0;

async function castingInvariants(db: Database, promised: Promised): Promise<Invariant[]> {
  const { rows } = await sql<{
    id: string;
    status: string;
  }>`select id, status from castings`.execute(db);
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  const broken = await auditCastings(db);
  return [
    {
      name: 'every casting ends',
      seen: `${rows.length} castings`,
      faults: rows.filter(({ status }) => status === 'running').map(({ id }) => `${id} still runs`),
    },
    {
      name: 'every casting that was answered is there',
      seen: `${promised.castings.length} answered`,
      faults: promised.castings.flatMap(({ castingId }) =>
        statuses.has(castingId) ? [] : [`${castingId} is not`],
      ),
    },
    ...CASTING_RULES.map((name) => ({
      name,
      seen: '',
      faults: (broken[name] ?? []).map((row) => JSON.stringify(row)),
    })),
  ];
}

async function searchInvariants(db: Database, { searches }: Promised): Promise<Invariant[]> {
  const { rows } = await sql<{
    id: string;
    credits: number;
  }>`select id, credits_charged as credits from search_transactions`.execute(db);
  const charged = new Map(rows.map(({ id, credits }) => [id, credits]));
  const ledger = await sql<{ id: string; charged: number; spent: number }>`
    select coalesce(s.id, e.holder) as id, coalesce(s.credits_charged, 0) as charged, coalesce(e.spent, 0)::int as spent from search_transactions s
    full join (
      select holder, sum(spent) as spent from credit_entries
      where account = 'api' and spent <> 0 and not exists (select from castings c where c.id = holder) group by holder) e on e.holder = s.id
    where coalesce(s.credits_charged, 0) <> coalesce(e.spent, 0)`.execute(db);
  return [
    {
      name: 'every search that was answered is recorded with what it cost',
      seen: `${searches.length} answered, ${rows.length} recorded`,
      faults: searches.flatMap(({ searchTransactionId: id, credits }) =>
        charged.get(id) === credits
          ? []
          : [
              `${id} was answered with ${credits} people and recorded with ${charged.get(id) ?? 'nothing'}`,
            ],
      ),
    },
    {
      name: 'the ledger has spent what each search cost, and nothing else',
      seen: `${rows.reduce((sum, { credits }) => sum + credits, 0)} credits`,
      faults: ledger.rows.map((row) => JSON.stringify(row)),
    },
  ];
}

async function deliveryInvariants(
  db: Database,
  received: readonly Received[],
): Promise<Invariant[]> {
  const times = new Map<string, number>();
  for (const { headers } of received) {
    const id = String(headers['x-service-delivery-id']);
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  const { rows } = await sql<{
    id: string;
    isWaiting: boolean;
    isDelivered: boolean;
    brokenOff: number;
  }>`
    select id, claimed_at is null and failed_at is null as "isWaiting", delivered_at is not null as "isDelivered",
      (select count(*)::int from casting_delivery_attempts a where a.delivery_id = d.id and a.status is null) as "brokenOff"
    from casting_deliveries d`.execute(db);
  const brokenOff = new Map(rows.map((row) => [row.id, row.brokenOff]));
  return [
    {
      // The receiver accepts all: only an attempt whose answer did not come is to be made again,
      // and says so.
      name: 'no event is received twice',
      seen: `${received.length} received, ${rows.length} in all`,
      faults: [...times].flatMap(([id, n]) =>
        n <= 1 + (brokenOff.get(id) ?? 0)
          ? []
          : [
              `${id} was received ${n} times, after ${brokenOff.get(id) ?? 0} attempts without an answer`,
            ],
      ),
    },
    {
      name: 'no event waits for ever',
      seen: '',
      faults: rows
        .filter(({ isWaiting }) => isWaiting)
        .map(({ id }) => `${id} was not begun to be sent`),
    },
    {
      name: 'every event that is recorded as delivered was received',
      seen: `${rows.filter(({ isDelivered }) => isDelivered).length} delivered`,
      faults: rows
        .filter(({ id, isDelivered }) => isDelivered && !times.has(id))
        .map(({ id }) => `${id} was not`),
    },
  ];
}

function windowInvariants(
  keys: readonly { key: NarrowKey; asked: readonly Asked[] }[],
  crashes: readonly Crash[],
): Invariant[] {
  return keys.map(({ key, asked }) => ({
    name: `the key of ${key.limit} a ${key.window} is admitted exactly as often`,
    seen: `${asked.filter(({ status }) => status === 200).length} of ${asked.length} admitted`,
    faults: windowFaults(key, asked, crashes),
  }));
}

/** Asks each process for each import, until it finds all of it or the time is over. */
async function importInvariants(
  fleet: Fleet,
  workspace: Workspace,
  { words }: Imports,
  tally: Tally,
): Promise<Invariant[]> {
  const faults = await Promise.all(
    fleet.apiUrls().map(async (url) => {
      const caller = createCaller(url, tally);
      const found = new Map<string, number | null>();
      await within(FOUND_WITHIN_MS, async () => {
        for (const word of words)
          if (found.get(word) !== PEOPLE)
            found.set(word, await countFound(caller, workspace, word));
        return words.every((word) => found.get(word) === PEOPLE);
      });
      return words.flatMap((word) =>
        found.get(word) === PEOPLE
          ? []
          : [`${url} finds ${found.get(word) ?? 'nothing'} of ${PEOPLE} with ${word}`],
      );
    }),
  );
  return [
    {
      name: 'everybody imported is found by every process',
      seen: `${words.length * PEOPLE} people, ${fleet.apiUrls().length} processes`,
      faults: faults.flat(),
    },
  ];
}

function liveInvariants(watcher: LiveWatcher, verdicts: readonly string[]): Invariant[] {
  const { told, readAnew } = watcher;
  return [
    {
      name: 'no verdict is told twice to a tab of the console',
      seen: `${told.size} told over ${watcher.counts.opened} streams`,
      faults: [...told].flatMap(([verdict, n]) =>
        n > 1 ? [`${verdict} was told ${n} times`] : [],
      ),
    },
    {
      name: 'every verdict is told to a tab of the console',
      seen: `${verdicts.length} verdicts`,
      faults: verdicts
        .filter((verdict) => !told.has(verdict) && !readAnew.has(verdict))
        .map((verdict) => `${verdict} was not`),
    },
  ];
}

/** All requests are valid, and only the narrow keys are asked for more than they have. */
function answerInvariants({ answers }: Tally): Invariant[] {
  const all = [...answers].flatMap(([kind, counts]) =>
    [...counts].map(([answer, n]) => ({ kind, answer, n })),
  );
  const isRefusal = ({ kind, answer }: { kind: string; answer: string }) =>
    /^4\d\d/.test(answer) && !(kind.startsWith('key') && answer.startsWith('429'));
  return [
    {
      name: 'no valid request is called the client’s fault',
      seen: `${all.reduce((sum, { n }) => sum + n, 0)} requests`,
      faults: all.filter(isRefusal).map(({ kind, answer, n }) => `${kind}: ${answer}, ${n} times`),
    },
  ];
}

async function processInvariants(fleet: Fleet): Promise<Invariant[]> {
  const seen = `${fleet.members.length} processes`;
  const absent = fleet.members.filter(({ ready }) => !ready).map(({ name }) => `${name} is not`);
  const unstopped = await fleet.stop();
  return [
    { name: 'no process ends that was not killed', seen, faults: fleet.endedByThemselves },
    { name: 'every process is ready in the end', seen, faults: absent },
    { name: 'every process stops when it is told to', seen, faults: unstopped },
  ];
}
