/**
 * The weights of matches. For each filter, a document scores the heaviest way in which it matches,
 * and the scores of all filters add up. The numbers only order results, so only their differences
 * matter:
 *
 * - A title says most about a person, a current one more than a past one: people are found for what
 *   they do now, so the weakest match of a current title is worth more than the best of a past one.
 * - The title asked for, word for word, is better than another name of the same role, which is
 *   better than a title that merely contains the words. Then come the role without all words that
 *   stand beside it in the search: with those words somewhere in the profile, with some of them,
 *   without them, and at another level. Before some of them comes the occupation that role and
 *   words together are nearest to. For a title that names no known role, the occupation that
 *   its words are nearest to comes next, then others that it may mean. Each of these steps (5 and
 *   more) is larger than anything that a place, a company, an industry, a level or a language can
 *   add by being met better (4 at most).
 * - Near and related titles rank below every match of the title itself.
 * - A skill named in the current or last job was used; a listed one may be old or hoped for.
 * - A required filter counts twice as much as a wish: no single wish makes up for a worse title,
 *   but two may.
 * - A required yes-or-no filter adds no information, since every result meets it. As a wish it is
 *   worth about as much as a listed skill.
 *
 * - A past title counts more in the last job than in an older one, and a skill more in a job that
 *   goes on (`recency`). Both are smaller than a step between kinds of title matches.
 * - A title that states a level orders its matches by it (`level`), again by less than a step.
 *
 * Between equal scores the more complete profile comes first (`quality` of the document). Between
 * equally complete ones a hash decides, never the age of a row.
 */
export const WEIGHTS = {
  title: {
    current: {
      exact: 110,
      alias: 105,
      words: 100,
      named: 95,
      occupation: 90,
      some: 85,
      level: 80,
      family: 75,
      nearest: 70,
      possible: 65,
    },
    past: {
      exact: 60,
      alias: 55,
      words: 50,
      named: 45,
      occupation: 40,
      some: 35,
      level: 30,
      family: 25,
      nearest: 20,
    },
    /** The searched title is the name of a job function, and the current role belongs to it. */
    function: 20,
    /** Families near the searched one: up to so much, and as much less as they are less near. */
    near: { current: 15, past: 10, least: 5 },
    /** Families near the near ones, and the same job function. */
    related: { current: 3, past: 2, function: 1 },
  },
  skill: {
    /** Named in the current or last job. */
    recent: { exact: 6, words: 5 },
    /** Listed, or named in a current title. */
    listed: { exact: 4, words: 3 },
    /** Only a part of it is named: EC2 for AWS. */
    part: 2,
  },
  company: { current: { exact: 4, words: 3 }, past: { exact: 2, words: 1 } },
  companySize: 2,
  industry: { current: 4, past: 3, /** Named somewhere in the profile. */ named: 1 },
  place: { /** In the place itself. */ inside: 4, /** Within the radius around it. */ near: 3 },
  recency: 1,
  /** Of a title asked for: stated, suggested by the years, or one level up or down. */
  level: { stated: 3, likely: 2, beside: 1 },
  /** The level that the title states, or that the years of experience suggest. */
  seniority: { stated: 4, likely: 1 },
  jobFunction: 4,
  years: 3,
  language: { fluent: 3, any: 2 },
  school: { exact: 3, words: 2 },
  degree: { family: 3, level: 2, /** The words of its name in the name of another. */ words: 1 },
  text: { exact: 3, words: 2 },
  keyword: { literal: 3, alias: 1 },
  /** A contact or a sourcing of the workspace. */
  ownData: 2,
  updated: 1,
} as const;

/** The factor for the weights of a filter. A filter that excludes adds nothing. */
export const OCCURRENCE_FACTORS = { required: 2, optional: 1, excluded: 1 } as const;

/** From this level on a language counts as fluent (`full_professional`). */
export const FLUENT_LEVEL = 4;
