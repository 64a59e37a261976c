import { once } from '../../platform/once.ts';
import { TITLE_WEIGHTS } from '../data/title-weights.gen.ts';
import { bestCover, scoreOf, type Weights } from '../lattice.ts';
import type { ReaderText, Surroundings } from '../text.ts';
import { leftFeatures, type TitleArc, titleArcs } from './arcs.ts';
import { wordClasses } from './word-class.ts';

/** A row of the table: the feature, a tab, its weight. */
function readWeights(table: string): Weights {
  return new Map(
    table
      .split('\n')
      .filter((row) => row !== '')
      .map((row): [string, number] => {
        const [feature = '', weight] = row.split('\t');
        return [feature, Number(weight)];
      }),
  );
}

const WEIGHTS = once(() => readWeights(TITLE_WEIGHTS));

/**
 * Prompts without any title are rare: a run that fails by no more than this is the title after all.
 * Of 74 texts to refuse with such runs, none comes as near; of 17 missed titles, 8 do.
 */
const NEARLY = -6;

function nearestArc(
  left: readonly number[],
  arcs: readonly TitleArc[],
  score: (arc: TitleArc) => number,
): TitleArc | null {
  let nearest: TitleArc | null = null;
  let most = NEARLY;
  for (const arc of arcs) {
    let margin = score(arc);
    for (let at = arc.from; at < arc.to; at += 1) margin -= left[at]!;
    if (margin <= most) continue;
    most = margin;
    nearest = arc;
  }
  return nearest;
}

/** "Responsable comptes clés": a title that the lexicon lists is not cut after its first words. */
function wholeTitle({ mentions, tokens }: ReaderText, arc: TitleArc): TitleArc {
  const listed = mentions[arc.from];
  if (listed?.mention.kind !== 'title' || listed.from !== arc.from) return arc;
  // "Assistante de direction bilingue anglais": the last word belongs to the language.
  if (mentions[listed.to]?.mention.kind === 'language') return arc;
  const areWords = tokens.slice(arc.to, listed.to).every(({ kind }) => kind === 'word');
  return areWords && listed.to > arc.to ? { ...arc, to: listed.to } : arc;
}

/**
 * The titles of a text: of all runs of words that may be a title, those that together score
 * highest. The weights are learned (`npm run train:reader`).
 */
export function titleCover(text: ReaderText, surroundings: Surroundings): TitleArc[] {
  const classes = wordClasses(text, surroundings);
  const weights = WEIGHTS();
  const arcs = titleArcs(text, classes);
  const left = leftFeatures(classes).map((features) => scoreOf(features, weights));
  const score = (arc: TitleArc): number => scoreOf(arc.features, weights);
  const cover = bestCover(left, arcs, score).map((arc) => wholeTitle(text, arc));
  if (cover.length > 0) return cover;
  const nearest = nearestArc(left, arcs, score);
  return nearest === null ? [] : [nearest];
}
