import path from 'node:path';
import type { Lexicon } from '../../src/lexicon/types.ts';
import { followsOn, forceFeatures } from '../../src/reader/force/features.ts';
import type { Force, Mention } from '../../src/reader/force/mention.ts';
import { forceByRules, mentionsIn, ruledAs } from '../../src/search/rules/interpret/forces.ts';
import { type ReadElements, readElements } from '../../src/search/rules/interpret/interpret.ts';
import { type Mark, type MarkedText, readMarked, UNMARKED_KINDS } from '../prompts/marked.ts';
import { type RecruiterPrompt, readRecruiterPrompts } from '../prompts/reference/recruiter.ts';
import { CORE_SETS, LABELLED_SETS, PLACE_SETS } from '../prompts/sets.ts';
import type { ForceInText } from './train-forces.ts';

export interface ForceSample extends ForceInText {
  /** Who wrote it, and where: figures are taken on writers that were left out of the training. */
  source: string;
  ruled: Force;
  /** The reader found the mention; else only its place is known. */
  found: boolean;
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start < b.end && b.start < a.end;

interface Known {
  mention: Mention;
  force: Force | null;
  found: boolean;
}

/** A marked mention that the reader did not find, at its words. */
function unread({ text, scoped, ruled }: ReadElements, mark: Mark): Known | null {
  const from = text.tokens.findIndex((token) => token.end > mark.start);
  const end = text.tokens.findIndex((token) => token.start >= mark.end);
  const to = end < 0 ? text.tokens.length : end;
  const at = scoped.findIndex((element) => from >= element.from && from < element.to);
  const element = scoped[at];
  if (from < 0 || from >= to || element === undefined) return null;
  const mention = { from, to, kind: mark.kind, effect: element, byRules: ruledAs(ruled[at]!) };
  return { mention, force: mark.force, found: false };
}

const spanIn = ({ text: { tokens } }: ReadElements, { from, to }: Mention) => ({
  start: tokens[from]!.start,
  end: tokens[to - 1]!.end,
});

/** The mentions that the reader found, each with its force; null: nobody says. */
function foundIn(
  read: ReadElements,
  forceOf: (mention: Mention, span: { start: number; end: number }) => Force | null,
): Known[] {
  return mentionsIn(read.scoped, read.ruled).map(({ mention }) => ({
    mention,
    force: forceOf(mention, spanIn(read, mention)),
    found: true,
  }));
}

/** The cases of the mentions of a text; each follows on the force of the one before. */
function casesOf(
  source: string,
  id: string,
  read: ReadElements,
  known: readonly Known[],
): ForceSample[] {
  const seen = forceFeatures(
    read.text,
    known.map(({ mention }) => mention),
  );
  return known.flatMap(({ mention, force, found }, at) => {
    if (force === null) return [];
    const { features, link } = seen[at]!;
    const before = known[at - 1]?.force ?? 'none';
    return [
      {
        source,
        id,
        ruled: forceByRules(mention.byRules),
        found,
        features: [...features, ...followsOn(link, before)],
        force,
        seen: seen[at]!,
      },
    ];
  });
}

/** The mentions of a marked text, in order; those that nobody marked say nothing. */
export function markedCases(marked: MarkedText, lexicon: Lexicon): ForceSample[] {
  const read = readElements(marked.text, lexicon);
  if (!read) return [];
  const found = foundIn(read, ({ kind }, span) => {
    const mark = marked.marks.find((one) => overlaps(one, span));
    return mark?.force ?? (UNMARKED_KINDS.has(kind) ? null : 'aside');
  });
  const missed = marked.marks
    .filter((mark) => !found.some(({ mention }) => overlaps(mark, spanIn(read, mention))))
    .flatMap((mark) => unread(read, mark) ?? []);
  const known = [...found, ...missed].sort((a, b) => a.mention.from - b.mention.from);
  return casesOf(marked.writer, marked.id, read, known);
}

/** What the rules make of ordinary prompts, which they read right. */
function plainCases(prompt: string, lexicon: Lexicon): ForceSample[] {
  const read = readElements(prompt, lexicon);
  if (!read) return [];
  return casesOf(
    'plain',
    prompt,
    read,
    foundIn(read, () => null).map((one) => ({ ...one, force: forceByRules(one.mention.byRules) })),
  );
}

const names = (words: string, spellings: string): boolean =>
  spellings.split('|').some((one) => {
    const wanted = one.replace(/^(?:lang|company):/, '').replace(/=.*/, '');
    return ` ${words} `.includes(` ${wanted}`) || ` ${wanted} `.includes(` ${words} `);
  });

const LANGUAGE_WORDS = /^lang:/;

/** The forces that the labels of a stranger's prompt give to what was read. */
function strangersCases(prompt: RecruiterPrompt, lexicon: Lexicon): ForceSample[] {
  const read = readElements(prompt.prompt, lexicon);
  if (!read) return [];
  const { t, ts, g, gAlt, c, cAny, need, any, wish, not, instead, never, ok, sen, y, gin } =
    prompt.label;
  const asked = [t, ...(ts ?? []), ...(g ?? []), ...(gAlt ?? []).flat(), ...(need ?? [])]
    .concat(
      (any ?? []).flat(),
      (c ?? []).map(([name]) => name),
      cAny ?? [],
    )
    .filter((one) => one !== undefined);
  const fair = [
    ...(ok ?? []),
    ...(gin ?? []),
    ...(instead ? [instead] : []),
    ...(sen ? [sen] : []),
  ];
  const found = foundIn(read, (mention, { start, end }) => {
    const words = lexicon
      .fold(prompt.prompt.slice(start, end))
      .replace(/[^a-z0-9+#&]+/g, ' ')
      .trim();
    const isIn = (some: readonly string[] | undefined): boolean =>
      (some ?? []).some((one) =>
        LANGUAGE_WORDS.test(one)
          ? mention.kind === 'language' && isLanguage(one, words, lexicon)
          : names(words, one),
      );
    if (isIn(not)) return 'excluded';
    if (isIn(wish)) return 'wished';
    if (isIn(asked)) return 'required';
    if (mention.kind === 'years') return y ? 'required' : 'aside';
    if (isIn(never)) return 'aside';
    if (isIn(fair) || UNMARKED_KINDS.has(mention.kind)) return null;
    return 'aside';
  });
  return casesOf('stranger', prompt.id, read, found);
}

function isLanguage(label: string, words: string, lexicon: Lexicon): boolean {
  const wanted = lexicon.readLanguage(label.slice('lang:'.length).split('=')[0] ?? '')?.code;
  return words.split(' ').some((word) => lexicon.readLanguage(word)?.code === wanted);
}

/** Of the spent sets, one prompt in so many teaches, since most are alike. */
const SPENT = [
  { sets: LABELLED_SETS, step: 1 },
  { sets: [...PLACE_SETS, ...CORE_SETS], step: 4 },
];

/** Features that hold what the rules say of a mention or of its neighbours. */
const OF_RULES =
  /^(?:rules:|fx:|m[-+]:)|\|(?:required|must|nice|work|excluded|waived|unclear|aside|offer|requester)$/;

/**
 * Without what the rules say: they were fitted to these texts, and would teach that they are always
 * right.
 */
const unruled = (sample: ForceSample): ForceSample => ({
  ...sample,
  features: sample.features.filter((one) => !OF_RULES.test(one)),
});

/** Samples of each source. */
export function forceSamples(lexicon: Lexicon): ForceSample[] {
  const strangers = readRecruiterPrompts(path.join(import.meta.dirname, '../prompts/strangers'));
  return [
    ...readMarked('work').flatMap((one) => markedCases(one, lexicon)),
    ...strangers
      .filter(({ id }) => Number(id.at(-1)) % 2 === 1)
      .flatMap((one) => strangersCases(one, lexicon))
      .map(unruled),
    ...SPENT.flatMap(({ sets, step }) =>
      sets
        .flatMap(({ prompts }) => prompts)
        .filter((_, at) => at % step === 0)
        .flatMap(({ prompt }) => plainCases(prompt, lexicon)),
    ),
  ];
}
