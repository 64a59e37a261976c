import { z } from 'zod';
import { FILTER_TYPES, HISTORIES } from './rules/filter.ts';

/** A filter as it is sent, and as it was understood. */

export const value = z
  .union([
    z.string(),
    z.number(),
    z.boolean(),
    z.array(z.union([z.string(), z.number()])),
    z.object({ min: z.number().optional(), max: z.number().optional() }),
  ])
  .describe(
    'A string, a number, a boolean, an array (any value may match), or { min, max }; see GET /v1/search/filters',
  )
  .meta({ id: 'FilterValue' });

export const filter = z
  .object({
    filterType: z.enum([...FILTER_TYPES, 'MAJOR']),
    value,
    isRequired: z
      .boolean()
      .default(true)
      .describe(
        'A required filter must match. A filter that is neither required nor excluded only raises the rank',
      ),
    isExcluded: z.boolean().default(false).describe('Must not match'),
    isExactMatch: z
      .boolean()
      .default(false)
      .describe(
        'Match the exact value, ignoring case and accents, instead of words, aliases and synonyms',
      ),
    radius: z.number().min(1).max(500).optional().describe('Kilometres around a place'),
    history: z
      .enum(HISTORIES)
      .optional()
      .describe('For titles, companies and industries; default: CURRENT_AND_PAST'),
  })
  .meta({ id: 'Filter' });

/** The filter as it was understood, with every default filled in. */
export const storedFilter = filter.extend({}).meta({ id: 'StoredFilter' });

/**
 * Exact in the documentation, loose in the check. An invalid filter passes as sent, because the
 * search service reads filters itself and each of its issues names the nearest accepted types and
 * values. (Without a context, as when the schema is documented, there is nothing to pass.)
 */
const sentFilter = filter.catch((sent) => sent?.input as z.output<typeof filter>);

export const filters = z
  .array(sentFilter)
  .meta({ minItems: 1, maxItems: 50 })
  .describe(
    '1 to 50 filters with at most 500 values in total. Each word of a KEYWORD counts as one value, and each place with a radius as 20',
  );
