import {
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import type { z } from 'zod';
import { AppError } from '../platform/errors.ts';
import type { findSeenTalents, getRecentSearch } from '../search/recent-contract.ts';
import { getTalent } from '../talents/own-contract.ts';
import { compact } from './compact.ts';

/*
 * What a person can attach to a conversation by its address. Reading one calls the operations
 * behind it, with their permissions, and takes one request of the rate limits.
 */

const SCHEME = 'greenroom:';
const MIME_TYPE = 'text/plain';

const FILTER_TYPES: Resource = {
  uri: 'greenroom://filter-types',
  name: 'filter-types',
  title: 'Filter types',
  description: 'Every filter of a search, with the format of its value and examples',
  mimeType: MIME_TYPE,
};

const TEMPLATES: ResourceTemplateType[] = [
  {
    uriTemplate: 'greenroom://castings/{castingId}',
    name: 'casting',
    title: 'Qualified search',
    description: 'A qualified search with its first ten verdicts',
    mimeType: MIME_TYPE,
  },
  {
    uriTemplate: 'greenroom://talents/{talentId}',
    name: 'talent',
    title: 'Person',
    description: "One of the workspace's own people, or somebody whom one of its searches returned",
    mimeType: MIME_TYPE,
  },
  {
    uriTemplate: 'greenroom://candidates/{candidateId}',
    name: 'candidate',
    title: 'Candidate',
    description: 'The profile of somebody in a sourcing',
    mimeType: MIME_TYPE,
  },
];

export const listResources = (): { resources: Resource[] } => ({ resources: [FILTER_TYPES] });
export const listResourceTemplates = (): { resourceTemplates: ResourceTemplateType[] } => ({
  resourceTemplates: TEMPLATES,
});

/** Calls a tool with its arguments, and returns the data. */
export type RunTool = (tool: string, given: Record<string, unknown>) => Promise<object>;
export type ReadResource = (run: RunTool) => Promise<object>;

const BY_ID: Readonly<Record<string, (id: string) => ReadResource>> = {
  castings: (castingId) => (run) => run('get_qualified_search', { castingId }),
  candidates: (candidateId) => (run) => run('get_candidate_profile', { candidateId }),
  talents: (talentId) => (run) => readTalent(run, talentId),
};

/** Throws a ResourceNotFoundError. */
export function readerOf(uri: string): ReadResource {
  const url = URL.parse(uri);
  const [id, ...more] = (url?.pathname ?? '').split('/').slice(1);
  if (url?.protocol === SCHEME && more.length === 0) {
    if (url.host === 'filter-types' && !id) return (run) => run('list_filter_types', {});
    const decoded = id ? decode(id) : null;
    if (decoded && Object.hasOwn(BY_ID, url.host)) return BY_ID[url.host]!(decoded);
  }
  throw new ResourceNotFoundError(uri, 'There is no such resource.');
}

/** One of the own people, else as the last search that returned the person shows them. */
async function readTalent(run: RunTool, talentId: string): Promise<object> {
  try {
    return await run('get_talent', { talentId });
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
    const { seen } = (await run('find_seen_talents', { talentIds: [talentId] })) as Seen;
    if (!seen[0]) throw error;
    const { searchTransactionId } = seen[0];
    const { pages } = (await run('get_recent_search', {
      searchTransactionId,
      detail: 'full',
    })) as Pages;
    const talent = pages.flatMap(({ talents }) => talents).find(({ id }) => id === talentId);
    // Erased since then.
    if (!talent) throw error;
    return compact(getTalent, { talent, searchTransactionId });
  }
}

type Seen = z.output<typeof findSeenTalents.data>;
type Pages = z.output<typeof getRecentSearch.data>;

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

export const resourceResult = (uri: string, text: string): ReadResourceResult => ({
  contents: [{ uri, mimeType: MIME_TYPE, text }],
});
