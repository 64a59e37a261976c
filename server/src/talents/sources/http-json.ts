import { z } from 'zod';
import type { ImportRow } from '../rules/normalize-row.ts';
import { type ProfileSource, replyOfStatus } from './port.ts';

/** The profile, or the profile as `data` of an envelope. */
const answer = z.union([z.looseObject({ data: z.looseObject({}) }), z.looseObject({})]);

/**
 * The operator's own HTTP API, with `{profileUrl}` or `{talentId}` in its URL. It responds in the
 * interface's profile shape: 200 with the profile (or `{ data }`), 404 for an unknown person.
 */
export function httpJsonSource({
  template,
  key,
}: {
  template: string;
  key: string | null;
}): ProfileSource {
  const needsUrl = template.includes('{profileUrl}');
  return {
    name: 'http',
    ask({ talentId, profileUrl }) {
      if (needsUrl && profileUrl === null) return null;
      const url = template
        .replaceAll('{profileUrl}', encodeURIComponent(profileUrl ?? ''))
        .replaceAll('{talentId}', encodeURIComponent(talentId));
      const headers: Record<string, string> =
        key === null ? {} : { Authorization: `Bearer ${key}` };
      return { url, headers };
    },
    read(status, json) {
      const told = replyOfStatus(status);
      if (told) return told;
      const read = answer.safeParse(json);
      if (!read.success)
        return { outcome: 'failed', reason: 'its answer is no JSON object', retryAfterMs: null };
      const { data } = read.data as { data?: unknown };
      return {
        outcome: 'found',
        row: (typeof data === 'object' && data !== null ? data : read.data) as ImportRow,
      };
    },
  };
}
