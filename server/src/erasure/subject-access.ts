import { readJudgedAmong, readVerdictsOfPerson } from '../castings/subject-access.ts';
import type { Contact } from '../enrichment/contacts.ts';
import type { ProvenanceData } from '../imports/provenance-contract.ts';
import type { Originals } from '../originals/originals.ts';
import { actorOf, readAuditOf, recordAudit } from '../platform/audit.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Tx } from '../platform/db.ts';
import { AppError } from '../platform/errors.ts';
import type { Principal } from '../platform/operation.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { readOutreachTo } from '../sequences/subject-access.ts';
import { readCandidatesOfPerson, readTalentsWithCandidates } from '../sourcings/subject-access.ts';
import type { KnownPerson, SubjectData } from '../talents/subject-contract.ts';
import type { TalentProfile, Talents } from '../talents/talents.ts';
import { readCommentsOnPerson } from '../team/subject-access.ts';

export interface SubjectAccessDependencies {
  db: Database;
  clock: Clock;
  secretBox: Pick<SecretBox, 'open' | 'fingerprint'>;
  talents: Pick<
    Talents,
    'load' | 'contacts' | 'isOwn' | 'ownAmong' | 'readOwn' | 'describeSources'
  >;
  enrichment: {
    contactsOf(tx: Tx, workspaceId: string, talentId: string): Promise<Contact[]>;
  };
  originals: Pick<Originals, 'list'>;
  readProvenance(workspaceId: string, talentId: string): Promise<ProvenanceData>;
  describeWorkspace(principal: Principal): Promise<{ name: string }>;
  /** The people that a talent id, a profile URL or a name can mean; of the own pool only, or any. */
  find(workspaceId: string, person: string, pool?: 'own'): Promise<KnownPerson[]>;
}

const MAX_LOGGED = 1_000;

/** What a workspace knows about a person, for the person (docs/decisions/0099). */
export function createSubjectAccess(dependencies: SubjectAccessDependencies) {
  const { db, clock, talents, find } = dependencies;

  /** Those about whom the workspace holds anything. */
  async function heldAmong(
    workspaceId: string,
    talentIds: readonly string[],
  ): Promise<Set<string>> {
    const own = await talents.ownAmong(workspaceId, talentIds);
    const candidates = await readTalentsWithCandidates(db, workspaceId, talentIds);
    const judged = await readJudgedAmong(db, workspaceId, talentIds);
    return new Set([...own, ...candidates, ...judged]);
  }

  return {
    async findSubject(workspaceId: string, person: string): Promise<KnownPerson[]> {
      // The own pool on its own, so that namesakes of the shared pool leave room for it.
      const found = [
        ...(await find(workspaceId, person, 'own')),
        ...(await find(workspaceId, person)),
      ];
      const people = new Map(found.map((one) => [one.talentId, one]));
      const held = await heldAmong(workspaceId, [...people.keys()]);
      return [...people.values()].filter(({ talentId }) => held.has(talentId)).slice(0, 20);
    },

    /** Throws not_found, also for a person of the shared pool whom the workspace does not know. */
    async readSubject(principal: Principal, talentId: string): Promise<SubjectData> {
      const { workspaceId } = principal;
      if (!(await heldAmong(workspaceId, [talentId])).has(talentId))
        throw new AppError('not_found');
      const about = (await talents.isOwn(db, workspaceId, talentId))
        ? await readOwnPart(dependencies, workspaceId, talentId)
        : await readSharedPart(dependencies, talentId);
      const { name } = await dependencies.describeWorkspace(principal);
      const used = await readUse(dependencies, workspaceId, about);
      await db.transaction().execute((tx) =>
        recordAudit(tx, {
          chain: workspaceId,
          actor: actorOf(principal),
          action: 'talent.exported',
          subject: about.talentId,
        }),
      );
      return {
        ...about,
        ...used,
        workspace: { workspaceId, name },
        exportedAt: clock.now().toISOString(),
      };
    },
  };
}

type About = Pick<
  SubjectData,
  | 'talentId'
  | 'talentIds'
  | 'pool'
  | 'profile'
  | 'sourceId'
  | 'fields'
  | 'contacts'
  | 'provenance'
  | 'originals'
  | 'proposals'
>;

const shownContact = (one: { kind: string; value: string; provider: string; foundAt: Date }) => ({
  kind: one.kind,
  value: one.value,
  provider: one.provider,
  foundAt: one.foundAt.toISOString(),
});

async function readOwnPart(
  { talents, originals, readProvenance }: SubjectAccessDependencies,
  workspaceId: string,
  id: string,
): Promise<About> {
  const { talent, contacts, sourceId } = await talents.readOwn(workspaceId, id);
  const { talentIds, fields, proposals } = await talents.describeSources(workspaceId, talent);
  const files = await originals.list(workspaceId, talentIds);
  const { talentId, pool: _, ...provenance } = await readProvenance(workspaceId, talent.id);
  return {
    talentId,
    talentIds,
    pool: 'own',
    profile: talent,
    sourceId,
    fields: Object.entries(fields).map(([field, { at, isEdit }]) => ({
      field,
      at: at.toISOString(),
      isEdit,
    })),
    contacts: contacts.map(shownContact),
    provenance,
    originals: files.map(({ storedAt, ...file }) => ({
      ...file,
      storedAt: storedAt.toISOString(),
    })),
    proposals: proposals.map(({ proposalId, createdAt }) => ({
      proposalId,
      createdAt: createdAt.toISOString(),
    })),
  };
}

async function readSharedPart(
  { talents }: SubjectAccessDependencies,
  talentId: string,
): Promise<About> {
  const profile = (await talents.load([talentId])).get(talentId) as TalentProfile | undefined;
  if (!profile) throw new AppError('not_found');
  const contacts = await talents.contacts([talentId]);
  return {
    talentId,
    talentIds: [talentId],
    pool: 'shared',
    profile,
    sourceId: null,
    fields: [],
    contacts: (contacts.get(talentId) ?? []).map(shownContact),
    provenance: null,
    originals: [],
    proposals: [],
  };
}

/** What the workspace did with the person. */
async function readUse(
  { db, secretBox, enrichment }: SubjectAccessDependencies,
  workspaceId: string,
  about: About,
): Promise<
  Pick<SubjectData, 'contacts' | 'candidates' | 'verdicts' | 'messages' | 'suppressed' | 'log'>
> {
  const { talentId, talentIds, profile } = about;
  const bought = await enrichment.contactsOf(db, workspaceId, talentId);
  const known = new Set(about.contacts.map(({ value }) => value));
  const contacts = [
    ...about.contacts,
    ...bought.filter(({ value }) => !known.has(value)).map(shownContact),
  ];
  const verdicts = await readVerdictsOfPerson(db, workspaceId, talentIds);
  const addresses = contacts.map(({ value }) => value);
  if (profile.proNetworkUrl !== null) addresses.push(profile.proNetworkUrl);
  const outreach = await readOutreachTo({ tx: db, secretBox }, workspaceId, {
    talentIds,
    addresses,
  });
  const comments = await readCommentsOnPerson(db, workspaceId, talentIds);
  const log = await readAuditOf(db, workspaceId, talentIds, MAX_LOGGED);
  return {
    contacts,
    candidates: (await readCandidatesOfPerson(db, workspaceId, talentIds)).map((candidate) => ({
      ...candidate,
      comments: comments
        .filter(({ candidateId }) => candidateId === candidate.candidateId)
        .map(({ text, author, at }) => ({ text, author, at })),
    })),
    verdicts: verdicts.map(({ scoring, judgedAt, override, ...row }) => ({
      ...row,
      judgedAt: judgedAt.toISOString(),
      recap: scoring?.recap ?? null,
      results: (scoring?.criterias ?? []).map(({ title, status, result, references }) => ({
        title,
        status,
        result,
        quotes: references.map(({ quote }) => quote),
      })),
      override: override && {
        verdict: override.verdict,
        reason: override.reason,
        at: override.at,
      },
    })),
    ...outreach,
    log: log.map(({ actor, action, at }) => ({ actor, action, at: at.toISOString() })),
  };
}
