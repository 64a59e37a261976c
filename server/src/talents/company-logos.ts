import { monotonicMs } from '../platform/clock.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { TalentProfile } from './profile.ts';
import type { createProfileReader } from './profile-reader.ts';
import { pictureTypeOf } from './rules/picture-type.ts';

export interface Picture {
  /** By its content. */
  type: string;
  bytes: Buffer;
}

export interface CompanyLogoDependencies {
  talents: Pick<ReturnType<typeof createProfileReader>, 'load'>;
  outbound: Pick<Outbound, 'request'>;
}

/** Logos are shown at 28 pixels; what is larger than this is no logo. */
const MAX_BYTES = 128 * 1_024;
const TIMEOUT_MS = 5_000;
/** At most 32 MB. */
const MAX_CACHED = 256;
const KEPT_MS = 24 * 3_600_000;
/** A host that does not answer is asked again after an hour. */
const MISSING_KEPT_MS = 3_600_000;

/**
 * The logos of companies that profiles name. The service fetches them, so that no browser tells a
 * third party which person a recruiter looks at. A caller names a place in a profile and never an address.
 */
export function createCompanyLogos({ talents, outbound }: CompanyLogoDependencies) {
  const cache = new Map<string, { until: number; picture: Promise<Picture | null> }>();

  async function fetchPicture(url: string): Promise<Picture | null> {
    const answer = await outbound
      .request({
        ...{
          method: 'GET',
          url,
          headers: { accept: 'image/png, image/jpeg, image/webp, image/gif' },
        },
        ...{ timeoutMs: TIMEOUT_MS, maxBodyBytes: MAX_BYTES + 1, bodyAs: 'latin1' },
      })
      .catch(() => null);
    if (answer?.status !== 200) return null;
    const bytes = Buffer.from(answer.body, 'latin1');
    const type = bytes.length > MAX_BYTES ? null : pictureTypeOf(bytes);
    return type === null ? null : { type, bytes };
  }

  function cached(url: string): Promise<Picture | null> {
    const now = monotonicMs();
    const known = cache.get(url);
    if (known && known.until > now) return known.picture;
    cache.delete(url);
    const [oldest] = cache.keys();
    if (cache.size >= MAX_CACHED) cache.delete(oldest!);
    const picture = fetchPicture(url);
    const entry = { until: now + KEPT_MS, picture };
    cache.set(url, entry);
    void picture.then((found) => {
      if (found === null) entry.until = now + MISSING_KEPT_MS;
    });
    return picture;
  }

  return {
    /**
     * The logo that the profile has for an experience, or for the current employer (`experience`
     * null). Null for a talent that the workspace cannot see, no logo, or no picture at its address.
     */
    async logoOf(talentId: string, experience: number | null): Promise<Picture | null> {
      const profile = (await talents.load([talentId])).get(talentId);
      const url = profile && logoUrlOf(profile, experience);
      return url ? cached(url) : null;
    },
  };
}

export type CompanyLogos = ReturnType<typeof createCompanyLogos>;

const logoUrlOf = (profile: TalentProfile, experience: number | null): string | null | undefined =>
  experience === null
    ? profile.currentOrganization?.logoUrl
    : profile.experiences[experience]?.organization.logoUrl;
