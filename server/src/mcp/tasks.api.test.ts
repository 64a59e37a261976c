import type { Tool } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CastingsUnderTest, castingsUnderTest } from '../../test/castings.ts';
import { fakeClock } from '../../test/fakes/clock.ts';
import { type Agent, connectAgent } from '../../test/mcp.ts';
import { ENGINEERS_IN } from '../../test/talents.ts';

/*
 * An eval of the descriptions: ten tasks by a client that knows nothing but the list of tools. It
 * takes the tool whose description shares the rarest words with what it wants, and fills its
 * parameters with what it knows by their names. A model reads better than this; a description that
 * misleads this client is worth rewriting.
 */

const clock = fakeClock();
let under: CastingsUnderTest;
let agent: Agent;

beforeAll(async () => {
  under = await castingsUnderTest({}, { clock });
  const client = await under.api.newClient({ apiCredits: 1_000, workspaceCredits: 100 });
  agent = await connectAgent(under.api.url, client);
});
afterAll(async () => {
  await agent.close();
  await under.api.close();
});

type Known = Record<string, unknown>;

/** What the client wants, in the words of a person. */
interface Step {
  wish: string;
  /** What the wish says of parameters, by their names. */
  says?: Known;
  /** The tool that a person would take. */
  right: string;
}

interface Task {
  name: string;
  steps: Step[];
  /** Whether the last answer does what was wanted. */
  done(data: Known): void;
}

const PROMPT = 'backend engineer in Paris';
const CRITERIA = ['Has used Python'];

const judging: Step[] = [
  {
    wish: 'have people judged against criteria, described in words',
    says: {
      prompt: PROMPT,
      qualificationCriterias: CRITERIA,
      target: { greens: 2, maxCredits: 20 },
    },
    right: 'start_qualified_search_by_prompt',
  },
  { wish: 'wait until the call ends', right: 'wait_for_casting' },
];
const campaign: Step[] = [
  { wish: 'start a new recruiting campaign', right: 'create_sourcing' },
  {
    wish: 'add the greens to the sourcing',
    right: 'add_candidates',
  },
];

const TASKS: Task[] = [
  {
    name: 'find people',
    steps: [
      {
        wish: 'find people from a description in words',
        says: { prompt: PROMPT },
        right: 'search_talents_by_prompt',
      },
    ],
    done: ({ talents }) => expect(talents).toHaveLength(10),
  },
  {
    name: 'find people by exact filters',
    steps: [
      { wish: 'which filter types are there, with format', right: 'list_filter_types' },
      {
        wish: 'find people by these exact filters',
        says: { filters: ENGINEERS_IN('Paris') },
        right: 'search_talents',
      },
    ],
    done: ({ talents }) => expect(talents).toHaveLength(10),
  },
  {
    name: 'preview a prompt',
    steps: [
      {
        wish: 'check how a prompt is understood and how many people match before a search',
        says: { prompt: PROMPT },
        right: 'interpret_prompt',
      },
    ],
    done: ({ estimationCount }) => expect(estimationCount).toBe(30),
  },
  {
    name: 'repair a search',
    steps: [
      {
        wish: 'my filters find nobody; which change finds more?',
        says: { filters: ENGINEERS_IN('Brest') },
        right: 'diagnose_search',
      },
    ],
    done: (data) => expect(Object.keys(data).length).toBeGreaterThan(0),
  },
  {
    name: 'judge people',
    steps: [
      ...judging,
      {
        wish: 'read the verdicts with reasons and quotes',
        says: { verdicts: ['green'] },
        right: 'get_qualified_search',
      },
    ],
    done: ({ talents }) => expect(talents).toHaveLength(2),
  },
  {
    name: 'look for more',
    steps: [...judging, { wish: 'look for more greens', right: 'continue_qualified_search' }],
    done: ({ status }) => expect(status).toBe('running'),
  },
  {
    name: 'explain a verdict',
    steps: [
      ...judging,
      { wish: 'read the verdicts of the qualified search', right: 'get_qualified_search' },
      { wish: 'somebody asks why this person got the verdict', right: 'explain_qualified_verdict' },
    ],
    done: ({ aiVerdict }) => expect(aiVerdict).toBe('green'),
  },
  {
    name: 'collect the greens',
    steps: [
      ...judging,
      { wish: 'read the verdicts of the qualified search', right: 'get_qualified_search' },
      ...campaign,
      {
        wish: 'rename the sourcing',
        says: { name: 'Engineers' },
        right: 'update_sourcing',
      },
    ],
    done: (data) =>
      expect(data).toMatchObject({ name: 'Engineers', candidateCount: expect.any(Number) }),
  },
  {
    name: 'move a candidate',
    steps: [
      ...judging,
      { wish: 'read the verdicts of the qualified search', right: 'get_qualified_search' },
      ...campaign,
      { wish: 'who is in the sourcing, with status', right: 'list_candidates' },
      {
        wish: 'move the candidate in the pipeline',
        says: { statusHandle: 'CONTACTED' },
        right: 'change_candidate_status',
      },
    ],
    done: ({ statusHandle }) => expect(statusHandle).toBe('CONTACTED'),
  },
  {
    name: 'read contacts',
    steps: [
      ...judging,
      { wish: 'read the verdicts of the qualified search', right: 'get_qualified_search' },
      ...campaign,
      { wish: 'who is in the sourcing', right: 'list_candidates' },
      {
        wish: 'which phone numbers and email addresses are known of the candidate?',
        right: 'get_candidate_contacts',
      },
    ],
    done: (data) => expect(data).toMatchObject({ emails: [], phones: [], contactsLoading: false }),
  },
];

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => word.replace(/s$/, ''));

/** The tool whose words are nearest to the wish; rare words count more. */
function choose(tools: readonly Tool[], wish: string): Tool {
  const documents = tools.map(({ name, description }) => wordsOf(`${name} ${description}`));
  const rarity = (word: string) =>
    Math.log(
      (tools.length + 1) / (1 + documents.filter((document) => document.includes(word)).length),
    );
  const scores = documents.map((document) =>
    [...new Set(wordsOf(wish))]
      .filter((word) => document.includes(word))
      .reduce((sum, word) => sum + rarity(word) / Math.sqrt(document.length), 0),
  );
  return tools[scores.indexOf(Math.max(...scores))]!;
}

/** What is known of the tool's parameters. */
function fill({ inputSchema }: Tool, known: Known, says: Known): Known {
  const names = Object.keys(inputSchema.properties ?? {});
  const required = new Set(inputSchema.required ?? []);
  return Object.fromEntries(
    names
      .filter((name) => name in says || (name in known && (required.has(name) || /Id$/.test(name))))
      .map((name) => [name, says[name] ?? known[name]]),
  );
}

/** Ids of an answer, for later steps: its own, and those of its first items. */
function learn(data: Known): Known {
  const [talents, candidates] = [data.talents, data.candidates] as (Known[] | undefined)[];
  const ids = Object.entries(data).filter(([name]) => /Id$/.test(name));
  return {
    ...Object.fromEntries(ids),
    ...(talents?.[0]?.talentId
      ? { talentId: talents[0].talentId, talentIds: talents.map(({ talentId }) => talentId) }
      : {}),
    ...(candidates?.[0] ? { candidateId: candidateIdOf(candidates[0]) } : {}),
  };
}

const candidateIdOf = (item: Known): unknown =>
  item.candidateId ?? (item.candidate as Known | undefined)?.id ?? item.id;

it.each(TASKS)('a client that reads only descriptions can: $name', async ({ steps, done }) => {
  let known: Known = {};
  let data: Known = {};
  for (const { wish, says = {}, right } of steps) {
    clock.advance(60_000);
    const tool = choose(agent.tools, wish);
    expect(tool.name, wish).toBe(right);
    const answer = await agent.call(tool.name, fill(tool, known, says));
    expect(answer.isError, answer.text).toBe(false);
    data = answer.data;
    known = { ...known, ...learn(data) };
  }
  done(data);
});
