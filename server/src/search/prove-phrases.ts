import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { IndexReader, Plan } from '../index/index.ts';
import type { Lexicon } from '../lexicon/types.ts';
import type { Talents } from '../talents/talents.ts';
import { holdsPhrase, type Phrase, suspectsOf, withoutFalse } from './rules/phrases.ts';

export interface PhraseProofOptions {
  engine: Pick<IndexReader, 'search'>;
  talents: Pick<Talents, 'loadWithVersion'>;
  lexicon: Lexicon;
}

/** The search, and its phrases that the index alone does not settle. */
export interface Asked {
  plan: Plan;
  phrases: readonly Phrase[];
}

/** The page that a search is about to return: the best matches, without these people. */
interface Page {
  exclude: ReadonlySet<string>;
  limit: number;
  signal?: AbortSignal;
}

/**
 * The number of people whose texts are read together: the best of those who may have the phrase. It
 * takes some 40 ms.
 */
const BATCH = 200;
/**
 * The maximum for one phrase: half a second, when nearly everyone with its words has them apart.
 */
const MAX_TEXTS_READ = 2_000;
/** This many are read before another search gets its turn. */
const READ_AT_ONCE = 10;

/**
 * Corrects a plan for phrases of three words or more, since the index only knows neighbouring
 * words. Reads the texts of the best people with all neighbouring pairs, until enough of them for
 * the page have the phrase. Takes out those without it. The count is exact when the first batch
 * holds everyone.
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
    { exclude, limit, signal }: Page,
  ): Promise<string[]> {
    const suspects = suspectsOf(plan, phrase);
    const apart: string[] = [];
    const seen = new Set(exclude);
    for (let read = 0; read < MAX_TEXTS_READ; ) {
      const { ids } = await engine.search(suspects, { exclude: seen, limit: BATCH, signal });
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
