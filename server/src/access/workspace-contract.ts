import { z } from 'zod';
import { operation, trimmedText } from '../platform/operation.ts';
import { CAPABILITIES, PLAN_CAPABILITIES } from './rules.ts';

const keyWindow = z.object({
  window: z.enum(['second', 'minute', 'hour', 'day', 'month']),
  limit: z.int(),
  used: z.int().describe('Requests counted in the current window, including rejected ones'),
  remaining: z.int(),
  resetsAt: z.string().describe('When the next window starts'),
});

const keyWindows = z
  .object({
    keyId: z.string(),
    name: z.string(),
    displayPrefix: z.string(),
    lastUsedAt: z.string().nullable(),
    windows: z.array(keyWindow).describe('Shortest first'),
  })
  .meta({ id: 'KeyWindows' });
export type KeyWindows = z.output<typeof keyWindows>;

export const readWindows = operation({
  id: 'readUsageWindows',
  method: 'GET',
  path: '/v1/usage/windows',
  scope: 'read',
  tag: 'Usage',
  summary: 'Read the rate-limit usage of every API key',
  description:
    'Active keys, oldest first, with their five windows at this moment. This call counts as one request of the calling key.',
  data: z
    .object({ at: z.string().describe('When the windows were read'), keys: z.array(keyWindows) })
    .meta({ id: 'UsageWindows' }),
  answers: { 200: 'The windows' },
  errors: [],
});

const country = z.string().regex(/^[A-Z]{2}$/, 'two capital letters, such as US or FR');

const protectedProxies = z
  .enum(['warn', 'strict'])
  .describe(
    'Words that often stand for a protected attribute ("native speaker", "recent graduate"): `warn` allows them with a warning, `strict` refuses prompts, criteria and filters that have them',
  );

const workspace = z
  .object({
    workspaceId: z.string(),
    name: z.string(),
    language: z.enum(['en', 'fr']).nullable().describe('For users who have not chosen a language'),
    country: country
      .nullable()
      .describe('ISO 3166-1 alpha-2. Prompts mean its places first: "Georgia", "Birmingham"'),
    protectedProxies,
    createdAt: z.string(),
    capabilities: z.array(z.enum(CAPABILITIES)).describe('What the plan includes'),
    balances: z.object({ apiCredits: z.int(), workspaceCredits: z.int(), reserved: z.int() }),
    prices: z
      .object({ addCandidate: z.int(), enrichEmail: z.int(), enrichPhone: z.int() })
      .describe('Prices of this installation, in workspace credits'),
  })
  .meta({ id: 'Workspace' });
export type Workspace = z.output<typeof workspace>;

export const readWorkspace = operation({
  id: 'readWorkspace',
  method: 'GET',
  path: '/v1/workspace',
  scope: 'read',
  tag: 'Workspace',
  summary: 'Read the workspace, its plan and its credits',
  description: 'The workspace of the key.',
  data: workspace,
  answers: { 200: 'The workspace' },
  errors: [],
});

const planSwitches = z
  .strictObject(Object.fromEntries(PLAN_CAPABILITIES.map((name) => [name, z.boolean().optional()])))
  .meta({ id: 'PlanSwitches' });

export const changeWorkspace = operation({
  id: 'changeWorkspace',
  method: 'PATCH',
  path: '/v1/workspace',
  scope: 'admin',
  tag: 'Workspace',
  summary: 'Change the settings of the workspace',
  description:
    'Operations that need a capability which is switched off answer 402 `plan_upgrade_required`, from the next request on. `erase_talents` cannot be changed here: ' +
    'talents are shared by all workspaces, so only the command line grants it.',
  body: z
    .object({
      name: trimmedText({ min: 1, max: 200 }).optional(),
      language: z.enum(['en', 'fr']).nullable().optional(),
      country: country.nullable().optional(),
      protectedProxies: protectedProxies.optional(),
      capabilities: planSwitches.optional(),
    })
    .refine(
      (body) => Object.values(body).some((value) => value !== undefined),
      'at least one of name, language, country, protectedProxies, capabilities is required',
    )
    .meta({ minProperties: 1 }),
  data: workspace,
  answers: { 200: 'The workspace as it is now' },
  errors: [],
});
export type WorkspaceWishes = z.output<typeof changeWorkspace.body>;
