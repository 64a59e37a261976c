import type { Database, Tx } from '../platform/db.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { readPoolOf, readProposalsOf, readSamePerson } from './identity-store.ts';
import { readDatedRecords } from './own-record-store.ts';
import * as own from './own-store.ts';
import type { TalentProfile } from './profile.ts';
import { fieldSources } from './rules/field-sources.ts';

/** What is known of a workspace's own people beside their profiles: to show it, and to erase it. */
export function createOwnDescriptions({ db, secretBox }: { db: Database; secretBox: SecretBox }) {
  return {
    /** Which of these are talents of the workspace's own pool. */
    ownAmong: async (workspaceId: string, ids: readonly string[]): Promise<string[]> =>
      own.readOwnAmong(db, workspaceId, ids),

    /**
     * When each field of the profile was said, the ids under which the person is known, and open
     * proposals about them.
     */
    describeSources: (workspaceId: string, talent: TalentProfile): Promise<OwnSources> =>
      describeSources(db, workspaceId, talent),

    /**
     * What identifies a person of an own pool, to find what names them elsewhere. Null for a shared
     * one. Call it before the person is erased.
     */
    async traitsOf(tx: Tx, ids: readonly string[]): Promise<OwnTraits | null> {
      const workspaceId = ids[0] === undefined ? null : await readPoolOf(tx, ids[0]);
      if (workspaceId === null) return null;
      const stored = await own.readTraits(tx, workspaceId, ids);
      return {
        workspaceId,
        names: stored.flatMap(({ names }) => names),
        contacts: stored.flatMap(({ url, contacts }) => [
          ...(url === null ? [] : [url]),
          ...contacts.map((sealed) => secretBox.open(sealed)),
        ]),
        importIds: stored.flatMap(({ importIds }) => importIds),
      };
    },
  };
}

interface OwnSources {
  talentIds: string[];
  fields: Record<string, { at: Date; isEdit: boolean }>;
  proposals: { proposalId: string; createdAt: Date }[];
}

async function describeSources(
  db: Database,
  workspaceId: string,
  { id, ...fields }: TalentProfile,
): Promise<OwnSources> {
  const talentIds = await readSamePerson(db, id);
  const records = await readDatedRecords(db, workspaceId, talentIds);
  const proposals = await readProposalsOf(db, workspaceId, talentIds);
  return { talentIds, fields: fieldSources(fields, records), proposals };
}

interface OwnTraits {
  workspaceId: string;
  names: { firstname: string | null; lastname: string | null }[];
  /** Emails, phone numbers and profile URLs. */
  contacts: string[];
  importIds: string[];
}
