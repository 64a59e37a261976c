import { readFileSync } from 'node:fs';
import path from 'node:path';
import { table } from '../../src/cli/output.ts';
import type { Judging } from '../../src/judging/port.ts';
import { createLexicon } from '../../src/lexicon/lexicon.ts';
import { type Denial, judgeTexts, type Pair } from './recruiters.ts';
import {
  type Counted,
  counts,
  deniedFound,
  metFound,
  othersMet,
  shareOf,
} from './recruiters-report.ts';

/*
 * A stranger's criteria with texts that show them in other words, deny them, or only come near.
 * Every fourth is in `held-out/`: run for its figures and never read.
 */

const FILES = ['english', 'french'] as const;
const GOLDS: Record<string, string> = {
  met: 'm',
  partially_met: 'p',
  not_met: 'n',
  not_shown: 'u',
};

/** Blocks of lines "criterion:", "title:", "text:" and "gold:". */
export function otherWords(part: 'work' | 'held-out'): Denial[] {
  const lexicon = createLexicon();
  return FILES.flatMap((file) => {
    const folder = path.join(import.meta.dirname, 'other-words', part === 'work' ? '' : part);
    const blocks = readFileSync(path.join(folder, `${file}.txt`), 'utf8')
      .trim()
      .split(/\n\s*\n/);
    return blocks.map((block, at): Denial => {
      const field = (name: string): string =>
        new RegExp(`^${name}: *(.*)$`, 'm').exec(block)?.[1]?.trim() ?? '';
      const [crit, text] = [field('criterion'), field('text')];
      const asked = lexicon.guessLanguage(crit);
      const told = lexicon.guessLanguage(text);
      return {
        id: `${file[0]}${at + 1}`,
        lang: file === 'english' ? 'en' : 'fr',
        kind: asked !== null && told !== null && asked !== told ? 'across' : 'within',
        crit,
        title: field('title'),
        text,
        gold: GOLDS[field('gold')]!,
      };
    });
  });
}

const ROWS: readonly (readonly [string, Counted, (pair: Pair) => boolean])[] = [
  ['met: found', metFound, () => true],
  ['  English', metFound, ({ lang }) => lang === 'en'],
  ['  French', metFound, ({ lang }) => lang === 'fr'],
  ['  across languages', metFound, ({ group }) => group === 'across'],
  [
    'met: found at least in part',
    counts(
      ({ gold }) => gold === 'm',
      ({ letter }) => letter === 'm' || letter === 'p',
    ),
    () => true,
  ],
  [
    'in part: called met',
    counts(
      ({ gold }) => gold === 'p',
      ({ letter }) => letter === 'm',
    ),
    () => true,
  ],
  [
    'not shown or denied: called met',
    othersOf(({ gold }) => gold === 'n' || gold === 'u'),
    () => true,
  ],
  ['denied: not_met', deniedFound, () => true],
];

function othersOf(isIn: (pair: Pair) => boolean): Counted {
  return (pairs) => othersMet(pairs.filter(isIn));
}

export async function reportOtherWords(
  judging: Judging,
): Promise<{ text: string; misses: string[] }> {
  const work = await judgeTexts(judging, otherWords('work'));
  const heldOut = await judgeTexts(judging, otherWords('held-out'));
  const rows = ROWS.map(([name, count, isIn]) => [
    name,
    ...[work, heldOut].map((pairs) => {
      const { right, all } = count(pairs.filter(isIn));
      return shareOf(right, all);
    }),
  ]);
  return {
    text: `\nA stranger's pairs in other words\n\n${table(['', 'WORK', 'HELD OUT'], rows)}`,
    misses: work.filter(({ gold, letter }) => !gold.includes(letter)).map(({ told }) => told),
  };
}
