import { describe, expect, it } from 'vitest';
import { LABELLED_ON } from '../../test/judging-labelled.ts';
import { profileOf } from '../../test/judging-profiles.ts';
import { createLexicon } from '../lexicon/lexicon.ts';
import type { TalentProfile } from '../talents/profile.ts';
import type { JudgeAnswer } from './contract.ts';
import { createJudging } from './judging.ts';
import type { Judge } from './port.ts';

const lexicon = createLexicon();
const asOf = LABELLED_ON;

describe('any judge', () => {
  const profile = profileOf({ firstname: 'Ada', skills: ['Python'], summary: 'Ada writes Python' });
  const answering = (answer: unknown): Judge => ({
    id: 'test/1',
    judge: async () => answer as JudgeAnswer,
  });
  const says = (criterion: Partial<JudgeAnswer['criterias'][number]>, recap = 'All is well.') =>
    createJudging({
      lexicon,
      judge: answering({
        recap,
        criterias: [
          {
            title: 'Python',
            result: 'Found.',
            status: 'met',
            references: [{ path: '/skills/0', quote: 'Python' }],
            ...criterion,
          },
        ],
      }),
    }).judge({ profile, criterias: ['Python'], language: 'en', asOf });

  it('is believed when its quotes are exact', async () => {
    expect(await says({})).toEqual({
      usage: { inputTokens: 0, outputTokens: 0 },
      isCached: false,
      verdict: 'green',
      scoring: {
        recap: 'All is well.',
        criterias: [
          {
            title: 'Python',
            result: 'Found.',
            status: 'met',
            evaluable: true,
            references: [{ path: '/skills/0', quote: 'Python' }],
            strength: 'listed',
          },
        ],
      },
    });
  });

  it('loses claims without evidence: the criterion becomes unknown, and the recap is rewritten', async () => {
    const judgement = await says({ references: [{ path: '/skills/0', quote: 'python' }] });
    expect(judgement.verdict).toBe('amber');
    expect(judgement.scoring.criterias[0]).toMatchObject({
      status: 'unknown',
      evaluable: false,
      references: [],
    });
    expect(judgement.scoring.recap).toBe(
      'Nothing shows what is asked; the main gap is “Python”: not shown in the profile.',
    );
  });

  it('may report a contradiction without a quote', async () => {
    expect((await says({ status: 'not_met', references: [] })).verdict).toBe('red');
  });

  it('sees no name and may quote around it', async () => {
    let seen: TalentProfile | null = null;
    const judge: Judge = {
      id: 'test/2',
      async judge(input) {
        seen = input.profile;
        return {
          recap: 'r',
          criterias: [
            {
              title: 't',
              result: 'r',
              status: 'met',
              references: [{ path: '/summary', quote: input.profile.summary! }],
            },
          ],
        };
      },
    };
    const judgement = await createJudging({ lexicon, judge }).judge({
      profile,
      criterias: ['Python'],
      language: 'en',
      asOf,
    });
    expect(JSON.stringify(seen)).not.toContain('Ada');
    expect(judgement.scoring.criterias[0]!.references).toEqual([
      { path: '/summary', quote: 'Ada writes Python' },
    ]);
  });

  it.each([
    null,
    {},
    { recap: 'r', criterias: [] },
    { recap: 'r', criterias: [{ title: 't', result: 'r', status: 'green', references: [] }] },
    { recap: 1, criterias: [{ title: 't', result: 'r', status: 'met', references: [] }] },
    {
      recap: 'r',
      criterias: Array.from({ length: 2 }, () => ({
        title: 't',
        result: 'r',
        status: 'met',
        references: [],
      })),
    },
  ])('fails the judgement with a malformed answer, never a verdict: %j', async (answer) => {
    await expect(
      createJudging({ lexicon, judge: answering(answer) }).judge({
        profile,
        criterias: ['Python'],
        language: 'en',
        asOf,
      }),
    ).rejects.toThrow('test/1');
  });
});
