import {
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';

/*
 * What a person can attach to a conversation by its address. Reading one is a call of the
 * operation behind it, with its permission and its request of the rate limits.
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
    description: "One of the workspace's own people",
    mimeType: MIME_TYPE,
  },
];

export const listResources = (): { resources: Resource[] } => ({ resources: [FILTER_TYPES] });
export const listResourceTemplates = (): { resourceTemplates: ResourceTemplateType[] } => ({
  resourceTemplates: TEMPLATES,
});

/** The tool whose result is the resource, and its arguments. */
export interface ResourceTool {
  tool: string;
  given: Record<string, string>;
}

/** Throws a ResourceNotFoundError. */
export function toolOfResource(uri: string): ResourceTool {
  const url = URL.parse(uri);
  const [id, ...more] = (url?.pathname ?? '').split('/').slice(1);
  if (url?.protocol === SCHEME && more.length === 0) {
    if (url.host === 'filter-types' && !id) return { tool: 'list_filter_types', given: {} };
    const decoded = id ? decode(id) : null;
    if (url.host === 'castings' && decoded)
      return { tool: 'get_qualified_search', given: { castingId: decoded } };
    if (url.host === 'talents' && decoded)
      return { tool: 'get_talent', given: { talentId: decoded } };
  }
  throw new ResourceNotFoundError(uri, 'There is no such resource.');
}

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
