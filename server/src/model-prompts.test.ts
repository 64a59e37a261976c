import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeModel, startModel } from '../test/fakes/model.ts';
import { sameForAll } from '../test/judge-prompt.ts';
import {
  CANARIES,
  type Canary,
  IDENTITY,
  MAN,
  profileWith,
  SECRETS,
  WOMAN,
} from '../test/personal-canaries.ts';
import { createJudging, createModelJudge, tryModel } from './judging/judging.ts';
import { createLexicon } from './lexicon/lexicon.ts';
import { loadConfig } from './platform/config.ts';
import { silentLog } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { createModel, type Model } from './platform/model.ts';
import { createBlindView } from './reader/blind/view.ts';
import { createDrafter } from './sequences/draft.ts';
import type { TalentProfile } from './talents/profile.ts';

/*
 * What reaches a model about a person, over every place of the product that asks one: names, gender
 * in any form, family, age, addresses and years of study do not, in whatever field they are.
 */

const lexicon = createLexicon();
const metrics = createMetrics();
const SENTENCE = { subject: 'Your work', content: 'Hello {{firstname}}, shall we talk?' };

let endpoint: FakeModel;
let model: Model;
beforeAll(async () => {
  endpoint = await startModel((asked) =>
    asked.name === 'draft'
      ? { message: SENTENCE }
      : asked.name === 'trial'
        ? { status: 400 }
        : sameForAll(asked, 'unknown'),
  );
  const config = loadConfig({ LLM_MODEL: 'tiny', LLM_BASE_URL: endpoint.url });
  model = createModel(config, { log: silentLog, metrics, retryDelaysMs: [] })!;
});
afterAll(() => endpoint.close());

/** Every place that asks a model about a person. Each returns the texts that were sent. */
const ABOUT_A_PERSON: Record<string, (profile: TalentProfile) => Promise<unknown>> = {
  'judging/ask-model.ts': (profile) =>
    createJudging({ lexicon, judge: createModelJudge({ model, lexicon, metrics }) }).judge({
      profile,
      criterias: ['Has given talks', 'Currently a nurse', 'Speaks English', 'Worked at Acme'],
      language: 'en',
      asOf: new Date('2026-01-01T00:00:00Z'),
    }),
  'sequences/draft.ts': (profile) =>
    createDrafter({ model, blind: createBlindView(lexicon), log: silentLog })({
      step: {
        id: 'a',
        name: 'A',
        type: 'EMAIL',
        subject: 'Hello',
        content: 'Dear {{firstname}}',
        temporalityType: 'ASAP',
      },
      profile,
      sourcing: { name: 'Spring', jobTitle: 'Welder', location: 'Lyon' },
      recruiterName: 'Grace Hopper',
      signal: new AbortController().signal,
    }),
};

/** They read a recruiter's prompt, or a profile that is made up. */
const ABOUT_NOBODY = ['judging/model-trial.ts', 'search/model-interpreter.ts'];

async function promptsAbout(place: string, profile: TalentProfile): Promise<string> {
  const before = endpoint.asked.length;
  await ABOUT_A_PERSON[place]!(profile);
  const sent = endpoint.asked.slice(before);
  expect(sent.length, 'requests to the model').toBeGreaterThan(0);
  return sent.map(({ user }) => user.replaceAll(FENCE, '')).join('\n');
}

/** Random, so it may hold any number. */
const FENCE = /===[0-9a-f]{24}===/g;

const described = ({ language, kind, text }: Canary): string => `${language}, ${kind}: ${text}`;

describe('the places that ask a model', () => {
  it('are all known to this test', () => {
    const folder = new URL('.', import.meta.url);
    const asking = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => path.replaceAll('\\', '/'))
      .filter((path) => {
        const source = readFileSync(new URL(path, folder), 'utf8');
        return /\bModel\b[^;]*from '[^']*platform\/model\.ts'/.test(source) && ASKS.test(source);
      });
    expect(asking.toSorted()).toEqual([...Object.keys(ABOUT_A_PERSON), ...ABOUT_NOBODY].toSorted());
  });

  it('send a made-up profile when they only try the model', async () => {
    await tryModel(model, 'en');
    expect(endpoint.asked.at(-1)!.user).toContain('"jobTitle": "Engineer"');
  });
});
const ASKS = /\.(?:object|text)\(/;

describe.each(Object.keys(ABOUT_A_PERSON))('%s', (place) => {
  it.each(CANARIES.map((canary) => [described(canary), canary] as const))(
    'hides from the model what a person’s own words tell (%s)',
    async (_, { text, secret }) => {
      const sent = await promptsAbout(place, profileWith(text, 'own words'));
      expect(sent).not.toMatch(secret);
    },
  );

  it.each(IDENTITY.map((canary) => [described(canary), canary] as const))(
    'hides from the model who a person is, in every field (%s)',
    async (_, { text, secret }) => {
      const sent = await promptsAbout(place, profileWith(text, 'everywhere'));
      expect(sent).not.toMatch(secret);
    },
  );

  it('shows of a profile nothing but words, levels and the dates of jobs', async () => {
    const sent = await promptsAbout(place, profileWith('Welding', 'everywhere'));
    for (const secret of Object.values(SECRETS)) expect(sent).not.toContain(secret);
    expect(sent).not.toMatch(/198[47]|canary/i);
    expect(sent).toContain('Welding');
  });

  it('reads the same for a woman and a man', async () => {
    const her = await promptsAbout(place, WOMAN);
    const him = await promptsAbout(place, MAN);
    expect(her).toBe(him);
  });
});
