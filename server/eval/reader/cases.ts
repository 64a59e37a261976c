import type { Lexicon } from '../../src/lexicon/types.ts';
import { spelledOut } from '../../src/reader/spellings.ts';
import { leftFeatures, type TitleArc, titleArcs } from '../../src/reader/titles/arcs.ts';
import { wordClasses } from '../../src/reader/titles/word-class.ts';
import type { Text } from '../../src/search/rules/interpret/elements.ts';
import { scanPrompt, surroundingsOf } from '../../src/search/rules/interpret/reader-text.ts';
import { withShortPlaces } from '../../src/search/rules/interpret/short-places.ts';
import { ENGLISH_NOTES } from '../prompts/labelled-notes-en.ts';
import { FRENCH_NOTES } from '../prompts/labelled-notes-fr.ts';
import { ENGLISH_PROMPTS } from '../prompts/labelled-prompts-en.ts';
import { FRENCH_PROMPTS } from '../prompts/labelled-prompts-fr.ts';
import type { Language } from '../prompts/labels.ts';
import { CORE_SETS, LABELLED_SETS, PLACE_SETS } from '../prompts/sets.ts';
import { madeUpPrompts } from './made-up.ts';
import type { TrainingCase } from './train.ts';

/** Levels that a title may have or not: the filter for seniority says them. */
const BESIDE = new Set([
  'senior',
  'sr',
  'junior',
  'jr',
  'mid',
  'confirm',
  'stagiair',
  'intern',
  'experienc',
  'level',
]);

/** A worse match than this names another title. */
const MAX_DISTANCE = 6;
const OTHER_WORDS = 2;
const OTHER_NAME = 3;

function stemsOf(lexicon: Lexicon, title: string): string[] {
  const stems = lexicon.stems(title);
  const bare = stems.filter((stem) => !BESIDE.has(stem));
  return bare.length > 0 ? bare : stems;
}

/** How far the words of an arc are from a label: 0 for the same words, null for another title. */
function distance(lexicon: Lexicon, said: string, label: string): number | null {
  const wanted = new Set(stemsOf(lexicon, label));
  const have = stemsOf(lexicon, said);
  const extra = have.filter((stem) => !wanted.has(stem)).length;
  const missing = [...wanted].filter((stem) => !have.includes(stem)).length;
  if (missing === 0) return extra === 0 ? 0 : extra + OTHER_WORDS;
  const { family } = lexicon.readTitle(label);
  return family !== null && lexicon.readTitle(said).family === family
    ? OTHER_NAME + missing + extra
    : null;
}

/** The arcs nearest to a label; empty when none is near. */
function arcsOf(
  lexicon: Lexicon,
  { prompt, tokens, french }: Text,
  arcs: readonly TitleArc[],
  label: string,
): TitleArc[] {
  const wanted = spelledOut(label, french);
  let nearest = MAX_DISTANCE;
  let group: TitleArc[] = [];
  for (const arc of arcs) {
    const said = prompt.slice(tokens[arc.from]!.start, tokens[arc.to - 1]!.end);
    const far = distance(lexicon, spelledOut(said, french), wanted);
    if (far === null || far > nearest) continue;
    if (far < nearest) group = [];
    nearest = far;
    group.push(arc);
  }
  return group;
}

function caseOf(lexicon: Lexicon, text: Text, labels: readonly string[]): TrainingCase | null {
  const classes = wordClasses(text, surroundingsOf(text, lexicon));
  const arcs = titleArcs(text, classes);
  const wanted = labels.map((label) => arcsOf(lexicon, text, arcs, label));
  if (wanted.some((group) => group.length === 0)) return null;
  return { left: leftFeatures(classes), arcs, wanted };
}

/** The titles among labels of the form `?JOB_TITLE=nurse|midwife`. */
function titlesIn(labels: readonly string[]): string[] {
  return labels.flatMap((label) => {
    const [, values = ''] = /^[?-]?JOB_TITLE=(.*)$/.exec(label) ?? [];
    return values === '' ? [] : values.replace(/@.*$/, '').split('|');
  });
}

/**
 * The labelled prompts with a title, the texts to be refused (no title at all), and prompts made of
 * parts. A prompt whose title no arc covers is left out.
 */
export function trainingCases(lexicon: Lexicon, madeUp: number): TrainingCase[] {
  const cases: (TrainingCase | null)[] = [];
  const textOf = (prompt: string, language: Language): Text => ({
    ...withShortPlaces(scanPrompt(prompt, lexicon), lexicon),
    french: language === 'fr',
  });
  for (const { prompts, refusals } of [...LABELLED_SETS, ...PLACE_SETS, ...CORE_SETS]) {
    for (const { prompt, language, labels } of prompts) {
      const titles = labels.filter(({ slot }) => slot === 'title').flatMap(({ values }) => values);
      if (titles.length > 0) cases.push(caseOf(lexicon, textOf(prompt, language), titles));
    }
    for (const { prompt, language, reason } of refusals)
      if (reason === 'noise') cases.push(caseOf(lexicon, textOf(prompt, language), []));
  }
  for (const [language, rows] of [
    ['en', [...ENGLISH_PROMPTS, ...ENGLISH_NOTES]],
    ['fr', [...FRENCH_PROMPTS, ...FRENCH_NOTES]],
  ] as const)
    for (const [prompt, ...labels] of rows)
      cases.push(caseOf(lexicon, textOf(prompt, language), titlesIn(labels)));
  const labelled = cases.filter((one) => one !== null);
  for (const { prompt, language, titles } of madeUpPrompts(madeUp))
    cases.push(caseOf(lexicon, textOf(prompt, language), titles));
  // What people wrote counts twice.
  return [...cases.filter((one) => one !== null), ...labelled];
}
