import type { Lexicon } from '../../lexicon/types.ts';

/**
 * What a criterion asks, as words that each may stand for: the object and the act of "négociation
 * avec les syndicats" are also "bargained" and "unions".
 */
export interface AskedTerm {
  label: string;
  /** How much it tells beside the others. */
  weight: number;
  /** Roots that stand for it, with how surely they do, up to 1. */
  roots: ReadonlyMap<string, number>;
}

/** More words than this are several things at once. */
const MAX_TERMS = 6;
/** A word that no table has may mean much: as much as a rare one. */
const UNLISTED = 7;

export function askedIn(label: string, lexicon: Lexicon): AskedTerm[] {
  const terms = new Map<string, AskedTerm>();
  const written = new Map(
    label.split(/[^\p{L}\p{N}&+]+/u).map((word) => [lexicon.fold(word), word]),
  );
  for (const word of lexicon.fold(label).split(' ')) {
    const [root] = lexicon.roots(word);
    if (root === undefined || FRAME.has(word) || /^\d/.test(word) || terms.has(root)) continue;
    const meaning = lexicon.meaningOf(root);
    terms.set(root, {
      label: written.get(word) ?? word,
      weight: meaning?.telling ?? UNLISTED,
      roots: new Map([...(meaning?.near ?? []), [root, 1]]),
    });
  }
  return terms.size > MAX_TERMS ? [] : [...terms.values()];
}

/** Words that say only that it has been done or can be, and by whom. */
const FRAME = new Set(
  (
    'experience experienced experiences expert expertise skills skill skilled knowledge knows know knowing background has have had having is ' +
    'are was been be worked works working work ability able proven strong good solid excellent least more than minimum some any their ' +
    'his her own role position job level senior within used use uses using responsible responsibility responsibilities similar ' +
    'successfully professional practical hands certified qualified qualification environment environments sector industry field domain ' +
    'understanding familiar familiarity exposure track record years year confirmed demonstrated one two three ' +
    'competence competences connaissance connaissances maitrise pratique pratiquer capacite ayant deja eu fait ' +
    'bonne bon solide forte confirmee significative reussie moins plus minimum poste travail travaille travailler metier secteur milieu domaine ' +
    'environnement professionnelle professionnel sait savoir responsable ans an annee annees son sa ses leur leurs etre avoir ' +
    'lot aupres hors esprit type mode'
  ).split(' '),
);
