import { type Route, route } from '../platform/operation.ts';
import { getTalentOriginal } from './contract.ts';
import type { Originals } from './originals.ts';
import { fileHeaders, mediaTypeOf } from './rules/file-headers.ts';

export function originalRoutes({
  originals,
}: {
  originals: Pick<Originals, 'details' | 'lines' | 'read'>;
}): Route[] {
  return [
    route(getTalentOriginal, async ({ principal: { workspaceId }, params, query }) => {
      const { talentId } = params;
      const { storedAt, ...details } = await originals.details(workspaceId, talentId);
      const mediaType = mediaTypeOf(details.format);
      const data = { talentId, ...details, mediaType, storedAt: storedAt.toISOString() };
      if (query.as === 'details') return { data };
      if (query.as === 'text')
        return { data: { ...data, lines: await originals.lines(workspaceId, talentId) } };
      const bytes = await originals.read(workspaceId, talentId);
      return { data, file: { bytes, mediaType, headers: fileHeaders(details, query.as) } };
    }),
  ];
}
