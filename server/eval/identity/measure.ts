import {
  type IdentityFacts,
  identityFacts,
  identityKeys,
  keyFacts,
} from '../../src/talents/rules/identity-facts.ts';
import { PROPOSED_FROM, scoreIdentity } from '../../src/talents/rules/identity-score.ts';
import type { NormalRow } from '../../src/talents/rules/normalize-row.ts';
import { contactKey, identifies } from '../../src/talents/rules/own-identity.ts';
import {
  type KnownOwn,
  type KnownPool,
  planOwnBatch,
} from '../../src/talents/rules/own-matching.ts';
import type { BedPerson } from './bed.ts';

/** The rules in the order in which a batch applies them, on maps instead of tables. */

export interface IdentityFigures {
  merges: number;
  wrongMerges: number;
  /** By kind of change: how many copies became nobody's by a merge, and how many were proposed. */
  kinds: Map<string, { isHeldOut: boolean; copies: number; merged: number; proposed: number }>;
  falseProposals: number;
}

interface Stored {
  own: KnownOwn;
  person: number;
  facts: IdentityFacts;
  keys: number[];
  contacts: Set<string>;
}

export function measureIdentity(people: readonly BedPerson[]): IdentityFigures {
  const stored: Stored[] = [];
  const byContact = new Map<string, KnownOwn[]>();
  const byKey = new Map<number, Stored[]>();
  const ofId = new Map<string, Stored>();
  const figures: IdentityFigures = {
    merges: 0,
    wrongMerges: 0,
    kinds: new Map(),
    falseProposals: 0,
  };
  const nothing: ReadonlyMap<string, KnownOwn> = new Map();
  for (const [index, one] of people.entries()) {
    const { profile, contacts, person } = one;
    const row: NormalRow = { id: null, url: null, profile, contacts };
    const known: KnownPool = {
      byId: nothing,
      bySourceId: nothing,
      byUrl: nothing,
      byContact,
      isErased: () => false,
    };
    const kind = kindOf(figures, one);
    const merge = planOwnBatch([row], known).updates[0];
    if (merge) {
      figures.merges++;
      if (ofId.get(merge.id)!.person === person) kind.merged++;
      else figures.wrongMerges++;
      continue;
    }
    const { firstname, lastname } = profile;
    const whole = { id: String(index), sourceId: null, url: null };
    const own: KnownOwn = { ...whole, firstname, lastname, whole };
    const mine: Stored = {
      own,
      person,
      facts: identityFacts(profile),
      keys: identityKeys(keyFacts(profile)),
      contacts: new Set(contacts.map(contactKey).filter(identifies)),
    };
    const near = new Set(mine.keys.flatMap((key) => byKey.get(key) ?? []));
    for (const other of near) {
      const sharesContact = [...mine.contacts].some((key) => other.contacts.has(key));
      if (scoreIdentity(other.facts, mine.facts, { sharesContact }).points < PROPOSED_FROM)
        continue;
      if (other.person === person) kind.proposed++;
      else figures.falseProposals++;
    }
    stored.push(mine);
    ofId.set(own.id, mine);
    for (const key of mine.keys) byKey.set(key, [...(byKey.get(key) ?? []), mine]);
    for (const key of mine.contacts) byContact.set(key, [...(byContact.get(key) ?? []), own]);
  }
  return figures;
}

function kindOf({ kinds }: IdentityFigures, { kind, isHeldOut }: BedPerson) {
  const name = kind ?? 'none';
  const known = kinds.get(name) ?? { isHeldOut, copies: 0, merged: 0, proposed: 0 };
  known.copies++;
  kinds.set(name, known);
  return known;
}

/** Of the copies that no merge took in, the part that was proposed. */
export function recallOf(
  { kinds }: IdentityFigures,
  which: (kind: { isHeldOut: boolean }) => boolean,
): number {
  const counted = [...kinds].filter(([name, kind]) => name !== 'none' && which(kind));
  const sum = (count: (kind: (typeof counted)[number][1]) => number): number =>
    counted.reduce((total, [, kind]) => total + count(kind), 0);
  return sum((kind) => kind.proposed) / sum(({ copies, merged }) => copies - merged);
}
