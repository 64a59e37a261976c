import type { Effects, Operation, Scope } from '../platform/operation.ts';

/*
 * What `tools/list` shows (decision 37). A model reads the whole list before each task, so the
 * default one is short: finding people, having them judged, and the pipeline.
 */

export const TOOLSETS = ['find', 'judge', 'pipeline', 'outreach', 'admin'] as const;
export type Toolset = (typeof TOOLSETS)[number];

const DEFAULT_TOOLSETS: readonly Toolset[] = ['find', 'judge', 'pipeline'];

/** The toolsets of every task, by operation id. At most 25 tools with `wait_for_casting`. */
const NAMED: Partial<Record<Toolset, readonly string[]>> = {
  find: [
    'searchTalents',
    'searchTalentsByPrompt',
    'interpretPrompt',
    'listFilterTypes',
    'diagnoseSearch',
    'listTalents',
    'getTalent',
  ],
  judge: [
    'startQualifiedSearch',
    'startQualifiedSearchByPrompt',
    'getQualifiedSearch',
    'continueQualifiedSearch',
    'listQualifiedSearches',
    'explainQualifiedVerdict',
    'reviewQualifiedVerdict',
  ],
  pipeline: [
    'createSourcing',
    'listSourcings',
    'updateSourcing',
    'addCandidates',
    'listCandidates',
    'getCandidateProfile',
    'updateCandidate',
    'changeCandidateStatus',
    'enrichCandidate',
    'getCandidateContacts',
  ],
};

/** Every other operation is in `outreach` when it has one of these tags, and in `admin` otherwise. */
const OUTREACH_TAGS = ['Sequences', 'Inbox', 'Suppressions', 'Channel accounts', 'Enrichment'];

export function toolsetOf({ id, tag }: Pick<Operation, 'id' | 'tag'>): Toolset {
  const named = TOOLSETS.find((toolset) => NAMED[toolset]?.includes(id));
  return named ?? (OUTREACH_TAGS.includes(tag) ? 'outreach' : 'admin');
}

/** A tool with what decides whether it is listed. */
export interface ListedTool {
  shape: { effects: Pick<Effects, 'readOnly'> };
  toolset: Toolset;
  scope: Scope;
}

/** What the address of the connection asks for. */
export interface Connection {
  toolsets: readonly Toolset[];
  /** Only tools that change nothing and cost nothing; others are refused when called by name. */
  readOnly: boolean;
  /** Credits that one call may spend without a confirmation. */
  spendLimit: number;
  /** False: no call waits for a confirmation. */
  confirms: boolean;
}

/** What a qualified search spends at most when nothing else is said (interface, "Limits"). */
export const DEFAULT_SPEND_LIMIT = 60;

/**
 * Reads the query of the address: `toolsets`, `read_only`, `spend_limit`, `confirm`. Answers a
 * sentence about what is accepted when it cannot be read.
 */
export function readConnection(query: URLSearchParams): Connection | string {
  const toolsets = readToolsets(query.get('toolsets'));
  if (toolsets === null) return `toolsets must be all, or some of ${TOOLSETS.join(', ')}.`;
  const readOnly = query.get('read_only') ?? 'false';
  if (!['true', 'false'].includes(readOnly)) return 'read_only must be true or false.';
  const spendLimit = query.get('spend_limit') ?? String(DEFAULT_SPEND_LIMIT);
  if (!/^\d{1,6}$/.test(spendLimit)) return 'spend_limit must be a whole number of credits.';
  const confirm = query.get('confirm') ?? 'always';
  if (!['always', 'never'].includes(confirm)) return 'confirm must be always or never.';
  return {
    toolsets,
    readOnly: readOnly === 'true',
    spendLimit: Number(spendLimit),
    confirms: confirm === 'always',
  };
}

function readToolsets(text: string | null): readonly Toolset[] | null {
  if (text === null) return DEFAULT_TOOLSETS;
  if (text === 'all') return TOOLSETS;
  const names = text.split(',').map((name) => name.trim());
  const known: readonly string[] = TOOLSETS;
  return names.every((name) => known.includes(name)) ? (names as Toolset[]) : null;
}

/** Whether a key with these scopes sees the tool on this connection. */
export const isListed = (
  { shape, toolset, scope }: ListedTool,
  { toolsets, readOnly }: Connection,
  scopes: readonly Scope[],
): boolean =>
  toolsets.includes(toolset) && scopes.includes(scope) && (shape.effects.readOnly || !readOnly);
