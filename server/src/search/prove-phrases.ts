import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { IndexEngine, Plan } from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { Talents } from '../talents/talents.ts';
import { holdsPhrase, type Phrase, suspectsOf, withoutFalse } from './rules/phrases.ts';

export interface PhraseProofOptions {
  engine: Pick<IndexEngine, 'search'>;
  talents: Pick<Talents, 'loadWithVersion'>;
  lexicon: Lexicon;
}

/** What is searched, and the phrases in it that the index alone does not settle. */
export interface Asked {
  plan: Plan;
  phrases: readonly Phrase[];
}

/** The people a search is about to return: the best ones, without these. */
interface Page {
  exclude: ReadonlySet<string>;
  limit: number;
}

/**
 * The texts of so many people are read together, the best of whoever may have the phrase: some 40
 * ms.
 */
const BATCH = 200;
/**
 * Of one phrase at the most: half a second, where nearly all who have its words have them apart.
 */
const MAX_TEXTS_READ = 2_000;
/** This many are read before another search gets its turn. */
const READ_AT_ONCE = 10;

/**
 * Makes a plan right for phrases of three words or more, of which the index knows the neighbouring
 * words only: reads the texts of the best who have all of these, until enough of them for the page
 * have the phrase, and takes out those who have not. The count is exact where the first batch is
 * everybody.
 */
export function createPhraseProof({ engine, talents, lexicon }: PhraseProofOptions) {
  async function withoutPhrase(ids: readonly string[], phrase: Phrase): Promise<string[]> {
    const found: string[] = [];
    const stored = [...(await talents.loadWithVersion(ids))];
    for (const [at, [id, { profile }]] of stored.entries()) {
      if (at > 0 && at % READ_AT_ONCE === 0) await letOthersRun();
      if (!holdsPhrase(profile, phrase, lexicon)) found.push(id);
    }
    return found;
  }

  async function falseOnes(
    plan: Plan,
    phrase: Phrase,
    { exclude, limit }: Page,
  ): Promise<string[]> {
    const suspects = suspectsOf(plan, phrase);
    const apart: string[] = [];
    const seen = new Set(exclude);
    for (let read = 0; read < MAX_TEXTS_READ; ) {
      const { ids } = engine.search(suspects, { exclude: seen, limit: BATCH });
      if (ids.length > 0) apart.push(...(await withoutPhrase(ids, phrase)));
      read += ids.length;
      if (ids.length < BATCH || read - apart.length >= limit) break;
      for (const id of ids) seen.add(id);
    }
    return apart;
  }

  return async ({ plan, phrases }: Asked, page: Page): Promise<Plan> => {
    let proven = plan;
    for (const phrase of phrases)
      proven = withoutFalse(proven, phrase, await falseOnes(plan, phrase, page));
    return proven;
  };
}
