import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Lexicon } from '../../src/lexicon/types.ts';
import {
  factFeatures,
  namedAt,
  type Standing,
  standingByRules,
} from '../../src/reader/facts/facts.ts';
import { SETS } from '../judge/sets.ts';
import { readJsonLines } from '../prompts/reference/recruiter.ts';
import { madeUpSentences } from './made-up-facts.ts';
import type { FactCase } from './train-facts.ts';

/** A thing named in a text, with what the text tells of it. */
export interface FactSample {
  /** Who wrote it; figures are taken on sources that were left out of the training. */
  source: string;
  text: string;
  start: number;
  end: number;
  standing: Standing;
}

const FOLDER = path.join(import.meta.dirname, '../judge');

const MARKED: Readonly<Record<string, Standing>> = {
  A: 'asserted',
  D: 'denied',
  E: 'employer',
  F: 'failed',
  O: 'others',
  P: 'planned',
  R: 'former',
  S: 'slight',
  X: 'aside',
};

/** Lines such as "No [D Java], [A Python] only.": each thing in brackets, with its standing. */
export function markedSamples(source: string, lines: string): FactSample[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const samples: FactSample[] = [];
      let text = '';
      let at = 0;
      for (const found of line.matchAll(/\[([A-Z]) ([^\]]+)\]/g)) {
        text += line.slice(at, found.index);
        const start = text.length;
        text += found[2]!;
        at = found.index + found[0].length;
        const standing = MARKED[found[1]!];
        if (standing === undefined) throw new Error(`no such mark: ${found[0]}`);
        samples.push({ source, text: '', start, end: text.length, standing });
      }
      text += line.slice(at);
      return samples.map((sample) => ({ ...sample, text }));
    });
}

const KINDS: Readonly<Record<string, Standing>> = {
  denied: 'denied',
  'somebody else': 'others',
  plan: 'planned',
  failed: 'failed',
  offered: 'aside',
  company: 'employer',
  advert: 'aside',
  quiz: 'aside',
  namesake: 'aside',
  met: 'asserted',
};

/** Words of a criterion that name no thing. */
const EMPTY = new Set(
  'has have had a an the of in on at with for to and or experience experiences experienced at least de du des la le les l d un une en et ou au aux moins a ete connait maitrise expérience experience'.split(
    ' ',
  ),
);

interface Run {
  start: number;
  end: number;
  words: number;
}

/** The words of a criterion that a text holds: the longest run, one small word between them. */
export function thingIn(text: string, criterion: string, lexicon: Lexicon): Run | null {
  const asked = new Set(
    (criterion.match(/[\p{L}\p{N}+#]+/gu) ?? [])
      .filter((word) => !EMPTY.has(lexicon.fold(word)))
      .flatMap((word) => lexicon.stems(word)),
  );
  const runs: Run[] = [];
  let skipped = 0;
  for (const found of text.matchAll(/[\p{L}\p{N}+#]+/gu)) {
    if (!lexicon.stems(found[0]).some((stem) => asked.has(stem))) {
      skipped++;
      continue;
    }
    const end = found.index + found[0].length;
    const last = runs.at(-1);
    if (last === undefined || skipped > 1) runs.push({ start: found.index, end, words: 1 });
    else runs.splice(-1, 1, { ...last, end, words: last.words + 1 });
    skipped = 0;
  }
  return runs.reduce<Run | null>(
    (best, run) => (best === null || run.words > best.words ? run : best),
    null,
  );
}

interface Denial {
  id: string;
  kind: string;
  crit: string;
  text: string;
}

/** Texts that deny and look-alikes; of a stranger's set those with an odd id only. */
export function denialSamples(source: string, folder: string, lexicon: Lexicon): FactSample[] {
  return readJsonLines<Denial>(path.join(folder, 'denials.jsonl'))
    .filter(({ id }) => Number(id.at(-1)) % 2 === 1)
    .flatMap(({ kind, crit, text }) => {
      const thing = thingIn(text, crit, lexicon);
      const standing = KINDS[kind];
      return thing === null || standing === undefined
        ? []
        : [{ source, text, start: thing.start, end: thing.end, standing }];
    });
}

interface Profile {
  s: string;
  j: [string, string, number, number, string][];
}

export const textsOf = (folder: string): string[] =>
  readJsonLines<Profile>(path.join(folder, 'profiles.jsonl')).flatMap(({ s, j }) => [
    s,
    ...j.map((job) => job[4]),
  ]);

/** Every so many words of a plain profile are asked about: neighbours say the same. */
const STEP = 3;

/**
 * What plain profiles name is asserted; where the rules, which few of them mislead, say otherwise,
 * the word is left out. They teach what an ordinary line of a profile looks like.
 */
export function plainSamples(source: string, texts: readonly string[]): FactSample[] {
  return texts.flatMap((text) =>
    [...text.matchAll(/[\p{L}\p{N}+#]{4,}/gu)].flatMap((found, at) => {
      if (at % STEP > 0) return [];
      const [start, end] = [found.index, found.index + found[0].length];
      const standing = standingByRules(namedAt(text, start, end), { isTechnical: true });
      return standing === 'asserted' ? [{ source, text, start, end, standing }] : [];
    }),
  );
}

const labelledTexts = (): string[] =>
  Object.values(SETS)
    .flat()
    .flatMap(({ profile }) => [
      profile.summary ?? '',
      ...profile.experiences.map(({ description }) => description ?? ''),
    ]);

export function factSamples(lexicon: Lexicon): FactSample[] {
  const lines = (name: string): string =>
    readFileSync(path.join(FOLDER, 'facts', `${name}.txt`), 'utf8');
  return [
    ...markedSamples('english', lines('english')),
    ...markedSamples('french', lines('french')),
    ...['first', 'second', 'third'].flatMap((writer) =>
      ['english', 'french'].flatMap((language) =>
        markedSamples(`${writer} writer`, lines(`${writer}-writer-${language}`)),
      ),
    ),
    ...['english', 'french'].flatMap((language) =>
      markedSamples('made up', madeUpSentences(lines(`templates-${language}`)).join('\n')),
    ),
    ...['strangers', 'more-strangers'].flatMap((name) => [
      ...denialSamples(name, path.join(FOLDER, name), lexicon),
      ...plainSamples('profiles', textsOf(path.join(FOLDER, name))),
    ]),
    ...plainSamples('profiles', [...new Set(labelledTexts())]),
  ];
}

const CREDENTIAL = /[A-Z]{3}|licen|permis|certif|caces|dipl|degree/i;

export const isCredentialNamed = ({ text, start, end }: FactSample): boolean =>
  CREDENTIAL.test(text.slice(start, end));

export function factCases(samples: readonly FactSample[]): FactCase[] {
  return samples.map((sample) => {
    const { text, start, end, standing } = sample;
    const isCredential = isCredentialNamed(sample);
    const named = namedAt(text, start, end);
    const byRules = standingByRules(named, { isTechnical: true, isCredential });
    return { features: factFeatures(named, byRules), standing };
  });
}
