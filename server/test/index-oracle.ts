import { packIds, placeOfId } from '../src/index/ids.ts';
import {
  type IndexDocument,
  type LocalEngine,
  type Matcher,
  type Plan,
  SHARED_POOL,
  type TermField,
  type Tier,
} from '../src/index/port.ts';

/** What the port means, written as plainly as possible: every engine must answer like this one. */
export function createOracle(): LocalEngine {
  const documents = new Map<string, IndexDocument>();

  function matchesOf(asked: Plan) {
    const people = peopleOf([...documents.values()]);
    const shownFor = (id: string): string => people.get(id)?.id ?? id;
    const plan: Plan = {
      ...asked,
      clauses: asked.clauses.map(({ occurrence, tiers }) => ({
        occurrence,
        tiers: shownIn(tiers, shownFor),
      })),
      preferences: asked.preferences?.map(({ tiers }) => ({ tiers: shownIn(tiers, shownFor) })),
    };
    const matching = [...new Set(people.values())].filter(
      (document) => isVisible(document, plan) && matchesPlan(document, plan),
    );
    return { plan, matching, shownFor };
  }

  return {
    search(asked, { exclude, limit }) {
      const { plan, matching, shownFor } = matchesOf(asked);
      const excluded = new Set([...exclude].map(shownFor));
      const hits = matching
        .filter((document) => !excluded.has(document.id))
        .map((document) => ({
          id: document.id,
          quality: document.quality,
          place: placeOfId(packIds([document.id]), 0, plan.start ?? 0),
          score: score(document, plan),
        }))
        .sort(
          (a, b) =>
            b.score - a.score ||
            b.quality - a.quality ||
            a.place - b.place ||
            (a.id < b.id ? -1 : 1),
        );
      const best = hits.slice(0, limit);
      return {
        ids: best.map((hit) => hit.id),
        scores: best.map((hit) => hit.score),
        count: hits.length,
        total: matching.length,
      };
    },
    facet(asked, { field, prefix, word = '', limit }) {
      const holders = new Map<string, string[]>();
      const isAsked = (value: string): boolean =>
        value.startsWith(prefix) && `_${value.slice(prefix.length)}`.includes(`_${word}`);
      for (const document of matchesOf(asked).matching)
        for (const value of new Set(valuesOf(document, field)))
          if (isAsked(value)) holders.set(value, [...(holders.get(value) ?? []), document.id]);
      const all = [...holders].map(([value, ids]) => ({ value, count: ids.length, id: ids[0]! }));
      return {
        values: all
          .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
          .slice(0, limit),
        sum: all.reduce((sum, { count }) => sum + count, 0),
      };
    },
    apply(changes) {
      for (const { id, document } of changes) {
        if (document) documents.set(id, document);
        else documents.delete(id);
      }
    },
    size: () => documents.size,
  };
}

function isVisible({ pool = SHARED_POOL }: IndexDocument, plan: Plan): boolean {
  return pool === SHARED_POOL || pool === plan.pool;
}

/** For each document, the one that is shown of its person in its pool. */
function peopleOf(documents: readonly IndexDocument[]): Map<string, IndexDocument> {
  const placeOf = ({ id }: IndexDocument): number => placeOfId(packIds([id]), 0, 0);
  const dayOf = ({ numbers }: IndexDocument): number => numbers.updatedDay ?? -1;
  const byPerson = Map.groupBy(documents, ({ id, personKey, pool = SHARED_POOL }) =>
    JSON.stringify(personKey == null ? [id] : [pool, personKey]),
  );
  return new Map(
    [...byPerson.values()].flatMap((rows) => {
      const [shown] = rows.toSorted(
        (a, b) =>
          b.quality - a.quality ||
          dayOf(b) - dayOf(a) ||
          placeOf(a) - placeOf(b) ||
          (a.id < b.id ? -1 : 1),
      );
      return rows.map(({ id }): [string, IndexDocument] => [id, shown!]);
    }),
  );
}

/** The tiers with the ids of shown documents in place of their copies. */
function shownIn(tiers: readonly Tier[], shownFor: (id: string) => string): Tier[] {
  const shown = (matcher: Matcher): Matcher => {
    if (matcher.kind === 'ids') return { ...matcher, ids: matcher.ids.map(shownFor) };
    if (matcher.kind === 'any' || matcher.kind === 'all')
      return { ...matcher, of: matcher.of.map(shown) };
    return matcher.kind === 'not' ? { ...matcher, of: shown(matcher.of) } : matcher;
  };
  return tiers.map(({ matcher, weight }) => ({ matcher: shown(matcher), weight }));
}

function matchesPlan(document: IndexDocument, plan: Plan): boolean {
  const anyTier = (clause: Plan['clauses'][number]): boolean =>
    clause.tiers.some((tier) => matches(document, tier.matcher));
  const of = (occurrence: string) =>
    plan.clauses.filter((clause) => clause.occurrence === occurrence);
  return (
    of('required').every(anyTier) &&
    !of('excluded').some(anyTier) &&
    (!plan.needsOptional || of('optional').some(anyTier))
  );
}

function score(document: IndexDocument, plan: Plan): number {
  return [
    ...plan.clauses.filter((clause) => clause.occurrence !== 'excluded'),
    ...(plan.preferences ?? []),
  ].reduce(
    (sum, { tiers }) =>
      sum +
      Math.max(
        0,
        ...tiers.filter((tier) => matches(document, tier.matcher)).map((tier) => tier.weight),
      ),
    0,
  );
}

function valuesOf(document: IndexDocument, field: TermField): readonly string[] {
  return [
    ...(document.terms[field] ?? []),
    ...(field === 'keyword' ? (document.texts ?? []).flat() : []),
  ];
}

function matches(document: IndexDocument, matcher: Matcher): boolean {
  switch (matcher.kind) {
    case 'values':
      return valuesOf(document, matcher.field).some((value) => matcher.values.includes(value));
    case 'words':
      return (
        matcher.groups.length > 0 &&
        valuesOf(document, matcher.field).some((value) => {
          const words = value.split(' ');
          return matcher.groups.every((group) => group.some((word) => words.includes(word)));
        })
      );
    case 'pair':
      return (document.texts ?? []).some((text) =>
        text.some((word, at) => word === matcher.first && text[at + 1] === matcher.second),
      );
    case 'pool':
      return ((document.pool ?? SHARED_POOL) !== SHARED_POOL) === matcher.own;
    case 'ids':
      return matcher.ids.includes(document.id);
    case 'range': {
      const number = document.numbers[matcher.field];
      return (
        number !== undefined &&
        number >= (matcher.min ?? -Infinity) &&
        number <= (matcher.max ?? Infinity)
      );
    }
    case 'any':
      return matcher.of.some((inner) => matches(document, inner));
    case 'all':
      return matcher.of.every((inner) => matches(document, inner));
    case 'not':
      return !matches(document, matcher.of);
  }
}
