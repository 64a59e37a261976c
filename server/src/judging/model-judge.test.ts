import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readJudgeRequest, sameForAll } from '../../test/judge-prompt.ts';
import { LABELLED } from '../../test/judging-labelled.ts';
import { anyProfile, job, profileOf } from '../../test/judging-profiles.ts';
import { asOf, type ModelJudging, profile, startModelJudging } from '../../test/model-judging.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import { createBlindView } from '../reader/blind/view.ts';
import { possibleStatuses } from './rules/certainty.ts';
import { modelView } from './rules/model-view.ts';
import { textAt } from './rules/quotes.ts';
import { createRules } from './rules-judge.ts';

const lexicon = createLexicon();

let endpoint: ModelJudging['endpoint'];
let metrics: ModelJudging['metrics'];
let judge: ModelJudging['judge'];
let statuses: ModelJudging['statuses'];
beforeEach(async () => {
  ({ endpoint, metrics, judge, statuses } = await startModelJudging());
});
afterEach(() => endpoint.close());

describe('who is judged', () => {
  it('has no gender for the model, in either language, and quotes are the profile’s text', async () => {
    const summary =
      'She exceeded her quota, said Mr Roy of Mme Martin. Elle parle anglais et elle-même vend.';
    const description = 'He/him. Sold by himself; il a vendu.';
    const spoken = profileOf({
      firstname: 'Ada',
      lastname: 'Martin',
      summary,
      headline: 'She/her, sales',
      experiences: [{ title: 'Seller (elle/elle)', description }],
    });
    const { scoring } = await judge(['Exceeds sales quotas'], { profile: spoken });
    const { profile: texts } = readJudgeRequest(endpoint.asked[0]!);
    for (const text of Object.values(texts))
      expect(text).not.toMatch(
        /(?<!\p{L})(?:she|he|her|him|himself|elle|il|mr|mme|ada|martin)(?!\p{L})/iu,
      );
    const quotes = scoring.criterias[0]!.references;
    expect(quotes).not.toEqual([]);
    for (const { path, quote } of quotes) expect(textAt(spoken, path)).toContain(quote);
    const [path, shown] = Object.entries(texts).find(([, text]) => text.includes('exceeded'))!;
    endpoint.say((asked) => {
      const { message } = sameForAll(asked, 'met') as { message: { criterias: object[] } };
      return {
        message: {
          ...message,
          criterias: message.criterias.map((one) => ({
            ...one,
            references: [{ path, quote: shown.slice(0, '█ exceeded █ quota'.length) }],
          })),
        },
      };
    });
    const again = await judge(['Exceeds sales quotas'], { profile: spoken });
    expect(again.scoring.criterias[0]!.references).toEqual([
      { path: '/summary', quote: 'She exceeded her quota' },
    ]);
  });
});

describe('a request', () => {
  it('is about one talent, and asks for the documented object', async () => {
    await judge(['Exceeds sales quotas', 'Speaks English']);
    expect(endpoint.asked).toHaveLength(1);
    expect(endpoint.asked[0]!.schema).toMatchObject({
      required: ['recap', 'criterias'],
      properties: {
        criterias: {
          items: {
            required: ['title', 'result', 'status', 'references'],
            properties: {
              status: { enum: ['met', 'partially_met', 'not_met', 'unknown'] },
              references: { items: { required: ['path', 'quote'] } },
            },
          },
        },
      },
    });
    expect(readJudgeRequest(endpoint.asked[0]!).criteria.map(({ criterion }) => criterion)).toEqual(
      ['Exceeds sales quotas', 'Speaks English'],
    );
  });

  it('shows no name, photo, address or hidden character', async () => {
    const hidden = '\u200Bzero\u{E0041}\u{E0042}\u202E\u0007\uFE0F';
    await judge(['Exceeds sales quotas'], {
      profile: { ...profile, skills: [`Negotiation${hidden}`], headline: `Sales${hidden}` },
    });
    const { user } = endpoint.asked[0]!;
    for (const secret of ['Ada', 'Martin', 'photos.example', 'linkedin', 'ada.example'])
      expect(user).not.toContain(secret);
    expect(user).not.toMatch(/\p{Cf}|\p{M}|\\u/u);
    expect(user).toContain('Negotiation');
  });

  it('carries the dates, durations and levels that the program computed', async () => {
    await judge(['Exceeds sales quotas']);
    const { facts } = readJudgeRequest(endpoint.asked[0]!);
    expect(facts).toMatchObject({
      yearsOfExperience: { min: 5, max: 5 },
      jobs: [
        { at: '/experiences/0', years: { min: 3, max: 3 }, isCurrent: true },
        { at: '/experiences/1', years: { min: 2, max: 2 }, isCurrent: false },
      ],
      languages: [{ at: '/languages/0', levelFrom1To5: 3 }],
    });
  });

  it('is bounded however long the profile, and cut at the same places each time', async () => {
    const long = createBlindView(lexicon)({
      ...profile,
      experiences: Array.from(
        { length: 300 },
        (_, i) =>
          profileOf({
            experiences: [job(`Job ${i}`, 'Acme', '2001-01', '2002-01', '👩‍🔬 work '.repeat(800))],
          }).experiences[0]!,
      ),
    });
    const view = modelView(long);
    expect(JSON.stringify(view.texts).length).toBeLessThan(60_000);
    expect(modelView(long).texts).toEqual(view.texts);
    for (const [path, text] of Object.entries(view.texts)) {
      expect(text.isWellFormed()).toBe(true);
      expect(textAt(long, path)!.replace(/\p{Cf}/gu, ' ')).toContain(text);
    }
    expect(view.cut).toBeGreaterThan(100);
  });
});

describe('what the rules computed stands', () => {
  it.each([
    ['At least 10 years of experience', 'not_met'],
    ['Speaks German', 'not_met'],
    ['Lives in Berlin', 'not_met'],
    ['More than 3 employers', 'not_met'],
    ['Currently a nurse', 'not_met'],
    ['Not in Lyon', 'not_met'],
  ])('against a model that answers met: %s', async (criterion, status) => {
    expect(await statuses([criterion])).toEqual([status]);
    expect(await metrics.text()).toContain('greenroom_model_findings_total{finding="overruled"} 1');
  });

  it.each([
    'At least 4 years of experience',
    'Speaks English',
    'Lives in France',
    'Worked at Globex',
    'Currently an account executive',
  ])('against a model that answers not met: %s', async (criterion) => {
    endpoint.say((asked) => sameForAll(asked, 'not_met'));
    expect(await statuses([criterion])).toEqual(['met']);
  });

  it('in a criterion of several parts: what is computed bounds what the model can make of the rest', async () => {
    const criterion = 'At least 10 years of experience and a taste for puzzles';
    expect(await statuses([criterion])).toEqual(['not_met']);
    endpoint.say((asked) => sameForAll(asked, 'partially_met'));
    expect(await statuses([criterion])).toEqual(['partially_met']);
    expect(readJudgeRequest(endpoint.asked[0]!).criteria[0]!.possible.toSorted()).toEqual([
      'not_met',
      'partially_met',
    ]);
  });

  it('and the recap is then written by the program', async () => {
    const { scoring } = await judge(['At least 10 years of experience', 'Exceeds sales quotas']);
    expect(scoring.recap).toMatch(/; the main gap is “10\+ years of experience”: not met\.$/);
    expect((await judge(['Exceeds sales quotas'])).scoring.recap).toBe(
      'The profile shows the skills. The main gap is small.',
    );
  });

  it('is always a possible status', () => {
    const rule = createRules({ lexicon });
    const criterias = [
      ...new Set(LABELLED.flatMap(({ labels }) => labels.map(([criterion]) => criterion))),
    ];
    fc.assert(
      fc.property(
        anyProfile,
        fc.subarray(criterias, { minLength: 1, maxLength: 5 }),
        (any, some) => {
          const { question, criterias: ruled } = rule({
            profile: any,
            criterias: some,
            language: 'en',
            asOf,
          });
          for (const { reading, finding } of ruled)
            expect([...possibleStatuses(reading, question)]).toContain(finding.status);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('what the rules cannot read is answered by the model', () => {
  it('with its words, under the title that the rules give', async () => {
    const quote = { path: '/summary', quote: 'exceeded her quota by 40 %' };
    endpoint.say((asked) =>
      sameForAll(asked, 'met', {
        title: 'Another title',
        result: 'Beat the quota by\n 40 %.',
        references: [{ ...quote, quote: 'exceeded █ quota by 40 %' }],
      }),
    );
    const { scoring, verdict } = await judge(['Exceeds sales quotas']);
    expect(verdict).toBe('green');
    expect(scoring.criterias).toEqual([
      {
        title: 'Exceeds sales quotas',
        result: 'Beat the quota by 40 %.',
        status: 'met',
        evaluable: true,
        references: [quote],
        strength: 'asserted',
      },
    ]);
  });

  it('but not with a quote that is not in the profile: it is dropped, counted, and proves nothing', async () => {
    const invented = [
      { path: '/summary', quote: 'exceeded her quota by 400 %' },
      { path: '/nowhere', quote: 'Sold to hospitals.' },
    ];
    endpoint.say((asked) => sameForAll(asked, 'met', { references: invented }));
    const { scoring, verdict } = await judge(['Exceeds sales quotas']);
    expect(verdict).toBe('amber');
    expect(scoring.criterias[0]).toMatchObject({
      status: 'unknown',
      evaluable: false,
      references: [],
    });
    expect(await metrics.text()).toContain(
      'greenroom_model_findings_total{finding="quote_dropped"} 2',
    );
  });

  it('with quotes that span hidden text restored to the profile’s text', async () => {
    endpoint.say((asked) =>
      sameForAll(asked, 'met', {
        references: [
          {
            path: '/summary',
            quote: readJudgeRequest(asked).profile['/summary']!.slice(0, '█ exceeded'.length),
          },
        ],
      }),
    );
    expect((await judge(['Exceeds sales quotas'])).scoring.criterias[0]!.references).toEqual([
      { path: '/summary', quote: 'Ada exceeded' },
    ]);
  });
});

describe('a quote that does not show what it is quoted for', () => {
  const SENTENCE = 'Has never worked with Kubernetes, my manager led Terraform.';
  const told = profileOf({ summary: SENTENCE, skills: ['Docker'] });
  const quoting = (quote: string, path = '/summary') => ({ references: [{ path, quote }] });

  it.each([
    ['denies it', 'Knows Kubernetes', quoting('never worked with Kubernetes')],
    ['is about somebody else', 'Knows Terraform', quoting('my manager led Terraform')],
    ['is about something else', 'Knows Rust', quoting('Docker', '/skills/0')],
  ])(
    'because it %s is asked about once more, and then the criterion is unknown',
    async (_why, criterion, quote) => {
      endpoint.say((asked) => sameForAll(asked, 'met', quote));
      const { verdict, scoring, usage } = await judge([criterion], { profile: told });
      expect(endpoint.asked).toHaveLength(2);
      expect(endpoint.asked[1]!.system).toContain('criteria number 1');
      expect({ verdict, usage }).toEqual({
        verdict: 'amber',
        usage: { inputTokens: 200, outputTokens: 40 },
      });
      expect(scoring.criterias[0]).toMatchObject({ status: 'unknown', references: [] });
      expect(scoring.recap).toContain('not shown in the profile');
    },
  );

  it('may be mended in the second answer', async () => {
    endpoint.say((asked, nth) =>
      nth === 1
        ? sameForAll(asked, 'met', quoting('never worked with Kubernetes'))
        : sameForAll(asked, 'unknown'),
    );
    expect(await statuses(['Knows Kubernetes'], { profile: told })).toEqual(['unknown']);
    endpoint.say((asked) => sameForAll(asked, 'met', quoting('Docker', '/skills/0')));
    expect(await statuses(['Knows Docker'], { profile: told })).toEqual(['met']);
  });

  it('may deny what a criterion excludes', async () => {
    endpoint.say((asked) => sameForAll(asked, 'met', quoting('never worked with Kubernetes')));
    expect(await statuses(['Has never worked with Kubernetes'], { profile: told })).toEqual([
      'met',
    ]);
    expect(endpoint.asked).toHaveLength(1);
  });
});

describe('an answer that cannot be used', () => {
  it('about another number of criteria is requested once more', async () => {
    endpoint.say((asked, nth) =>
      nth === 1 ? { message: { recap: 'r', criterias: [] } } : sameForAll(asked, 'met'),
    );
    const { verdict, usage } = await judge(['Exceeds sales quotas']);
    expect(verdict).toBe('green');
    expect(usage).toEqual({ inputTokens: 200, outputTokens: 40 });
    expect(endpoint.asked[1]!.system).toContain('1 criteria');
  });

  it('and is no verdict the second time either', async () => {
    endpoint.say(() => ({ message: { recap: 'r', criterias: [] } }));
    await expect(judge(['Exceeds sales quotas'])).rejects.toThrow('no answer of the asked shape');
    expect(endpoint.asked).toHaveLength(2);
  });

  it('in another language is requested once more', async () => {
    const french = {
      result: 'Le profil indique que le candidat a dépassé les objectifs de vente de son équipe.',
    };
    endpoint.say((asked, nth) => sameForAll(asked, 'met', nth === 1 ? {} : french));
    const { scoring } = await judge(['Exceeds sales quotas'], { language: 'fr' });
    expect(endpoint.asked).toHaveLength(2);
    expect(scoring.criterias[0]!.result).toBe(french.result);
  });

  it('in another language twice keeps its statuses, in words of the program', async () => {
    const { scoring } = await judge(['Exceeds sales quotas'], { language: 'fr' });
    expect(endpoint.asked).toHaveLength(2);
    expect(scoring.criterias[0]).toMatchObject({
      status: 'met',
      result: 'Les passages cités du profil le montrent.',
    });
    expect(scoring.recap).toMatch(/ ; aucun écart relevé\.$/);
  });
});

it('never changes a verdict with name, photo, gender or education dates: the model is shown the same data', async () => {
  const other = {
    ...profile,
    firstname: 'Jean',
    lastname: 'Dupont',
    gender: 'male',
    photoUrl: null,
    proNetworkUrl: null,
    summary: profile.summary!.replace('Ada', 'Bob'),
  };
  await judge(['Exceeds sales quotas']);
  await judge(['Exceeds sales quotas'], { profile: { ...other, firstname: 'Bob' } });
  const [one, two] = endpoint.asked.map((asked) => readJudgeRequest(asked));
  expect(two!.profile).toEqual(one!.profile);
  expect(two!.facts).toEqual(one!.facts);
});
