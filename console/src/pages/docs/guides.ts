import type { OwnIds } from './api/openapi.ts';
import type { Reader } from './readers.ts';

/** The guides. Their words are in messages.*.ts; what is typed is the same in every language. */
export type Guide =
  | 'requests'
  | 'search'
  | 'castings'
  | 'webhooks'
  | 'limits'
  | 'sequences'
  | 'agents'
  | 'commands';

export const GUIDES_FOR: Record<Reader, readonly Guide[]> = {
  recruiter: ['search', 'castings', 'sequences'],
  developer: ['requests', 'search', 'castings', 'webhooks', 'limits', 'sequences', 'agents'],
  operator: ['commands'],
};

/** Pages of the documentation in the service, below `/docs/`. Their names are in messages.*.ts. */
export const PAGES_FOR = {
  recruiter: [
    'first-shortlist',
    'how-to/find-people',
    'how-to/judge-people',
    'people',
    'how-to/contact-people',
    'explanation/evidence',
    'explanation/credits',
    'explanation/fairness',
  ],
  developer: [
    'first-requests',
    'webhook-receiver',
    'how-to/follow-changes',
    'how-to/work-in-bulk',
    'how-to/repeat-safely',
    'typescript',
    'python',
    'how-to/use-go',
    'mcp',
    'reference/errors',
    'reference/filters',
    'reference/events',
  ],
  operator: [
    'production',
    'backups',
    'language-model',
    'platforms',
    'commands',
    'settings',
    'reference/metrics',
    'compliance',
  ],
} as const satisfies Record<Reader, readonly string[]>;
export type DocsPage = (typeof PAGES_FOR)[Reader][number];

/** The examples to paste, for a service at `origin`; the key is in a shell variable. */
export const exampleOf: Record<Guide, (origin: string, ids: OwnIds) => string> = {
  requests: (origin) => `curl -s '${origin}/api/v1/workspace' -H "x-api-key: $GREENROOM_KEY"`,
  search: (origin) =>
    post(origin, '/v1/search/talents/by-prompt', {
      prompt: 'Senior data engineers in Paris who know Python and Spark',
    }),
  castings: (origin) =>
    post(origin, '/v1/search/talents/qualified/by-prompt', {
      prompt: 'Data engineers in France',
      qualificationCriterias: ['At least 5 years of experience', 'Has worked with Spark'],
      target: { greens: 3, maxCredits: 40 },
    }),
  webhooks: () =>
    JSON.stringify(
      {
        webhook: { url: 'https://example.com/hook', verdicts: ['green'] },
        customParams: { token: 'a secret of yours' },
      },
      null,
      2,
    ),
  limits: () =>
    'HTTP/1.1 429 Too Many Requests\nRetry-After: 12\n\n{ "success": false, "error": { "code": "rate_limit_exceeded", … } }',
  sequences: (origin, { blueprintId = 'BLUEPRINT_ID', candidateId = 'CANDIDATE_ID' }) =>
    post(origin, `/v1/sequence-blueprints/${blueprintId}/simulate`, {
      candidateIds: [candidateId],
    }),
  agents: (origin) =>
    JSON.stringify(
      {
        mcpServers: {
          greenroom: { type: 'http', url: `${origin}/mcp`, headers: { 'x-api-key': '…' } },
        },
      },
      null,
      2,
    ),
  commands: () =>
    'npx greenroom --help\nnpx greenroom talents import people.jsonl\nnpx greenroom doctor',
};

function post(origin: string, path: string, body: unknown): string {
  return [
    `curl -s '${origin}/api${path}' \\`,
    `  -H "x-api-key: $GREENROOM_KEY" -H 'content-type: application/json' \\`,
    `  -d '${JSON.stringify(body, null, 2)}'`,
  ].join('\n');
}
