/**
 * What a match is worth. A document scores, for each filter, the heaviest way in which it matches; the scores of all filters add up. The numbers
 * only order results, so what counts is their proportion.
 *
 * - A title says most about a person, a current one twice as much as a past one: people are found for what they do now.
 * - The title asked for, word for word, is better than another name of the same role, which is better than a title that merely contains the words.
 * - A skill named in the current or last job was used; a listed one may be old or hoped for.
 * - Places, companies and the rest are yes or no: they move a result, but never past a better title.
 */
export const WEIGHTS = {
  title: {
    current: { exact: 12, alias: 10, words: 8 },
    past: { exact: 6, alias: 5, words: 4 },
    /** The title asked for is the name of a job function, and the current role is one of it. */
    function: 4,
  },
  skill: {
    /** Named in the current or last job. */
    recent: { exact: 6, words: 4 },
    listed: { exact: 4, words: 3 },
  },
  company: { current: { exact: 4, words: 3 }, past: { exact: 2, words: 1 } },
  industry: { current: 4, past: 3, /** Named somewhere in the profile. */ named: 1 },
  place: { /** In the place itself. */ inside: 4, /** Within the radius around it. */ near: 3 },
  /** What the title states, against what the years of experience suggest. */
  seniority: { stated: 4, likely: 1 },
  jobFunction: 4,
  years: 3,
  language: { fluent: 3, any: 2 },
  school: { exact: 3, words: 2 },
  degree: { family: 3, level: 2 },
  text: { exact: 3, words: 2 },
  keyword: { literal: 3, alias: 1 },
  companySize: 2,
  /** A contact that the workspace holds, a sourcing of its own: yes or no. */
  ownData: 1,
  updated: 1,
} as const;

/** From this level on a language counts as fluent (`full_professional`). */
export const FLUENT_LEVEL = 4;
