import { api, data } from '../../app/api.ts';
import { ApiError } from '../../app/api-error.ts';
import { type NoticeWay, type PoolTerms, pathOf } from './queries.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Adds one person. Throws ApiError with the issues of the fields. */
export async function addPerson(fields: Fields) {
  const { results } = await data(api.POST('/v1/talents', { body: { talents: [fields] } }));
  const [result] = results;
  if (result?.outcome !== 'rejected' && result?.talentId !== undefined)
    return { talentId: result.talentId, outcome: result.outcome };
  const issues = result?.issues ?? [];
  const message = issues[0]?.message ?? '';
  throw new ApiError(400, { code: 'validation_error', message, issues });
}

export const changePerson = (talentId: string, fields: Fields) =>
  data(api.PATCH('/v1/talents/{talentId}', { params: pathOf(talentId), body: { ...fields } }));

export const deletePerson = (talentId: string) =>
  data(api.DELETE('/v1/talents/{talentId}', { params: pathOf(talentId) }));

export const erasePerson = (talentId: string) =>
  data(api.POST('/v1/talents/{talentId}/erase', { params: pathOf(talentId) }));

export const keepPerson = (talentId: string, months: number) =>
  data(api.POST('/v1/talents/{talentId}/keep', { params: pathOf(talentId), body: { months } }));

/** Everything that is known about the person, as a page to send. */
export async function subjectPage(talentId: string): Promise<Blob> {
  const { data: page } = await api.GET('/v1/talents/{talentId}/subject-access', {
    params: { ...pathOf(talentId), query: { as: 'html' } },
    parseAs: 'blob',
  });
  return page as Blob;
}

export const changePoolTerms = (body: Partial<PoolTerms>) =>
  data(api.PATCH('/v1/talents/terms', { body }));

export const recordNotices = (talentIds: readonly string[], how: NoticeWay) =>
  data(api.POST('/v1/talents/notices', { body: { talentIds: [...talentIds], how } }));

export type Mapping = Readonly<Record<string, string | null>>;

/** A mapping of many headings does not fit an address, so it goes before the file. */
function asForm(file: Blob, name: string, mapping: Mapping | undefined) {
  const form = new FormData();
  if (mapping) form.append('mapping', JSON.stringify(mapping));
  form.append('file', file, name);
  return { body: { content: '' }, bodySerializer: () => form };
}

/** What is chosen for all files that are brought. */
export interface ImportChoice {
  /** Only counted. */
  dryRun: boolean;
  /** The people become candidates of it. */
  sourcingId: string | null;
}

/** Sends one file; the import then runs in the background. */
export const importFile = (
  file: File,
  { dryRun, sourcingId, mapping }: ImportChoice & { mapping?: Mapping },
) =>
  data(
    api.POST('/v1/talents/imports', {
      params: {
        query: {
          ...(dryRun && { dryRun: 'true' as const }),
          ...(sourcingId !== null && { sourcingId }),
        },
      },
      ...asForm(file, file.name, mapping),
    }),
  );

/** How a table would be read; `content` is its beginning. */
export const previewFile = (name: string, content: Blob, mapping: Mapping | undefined) =>
  data(
    api.POST('/v1/talents/imports/preview', {
      ...asForm(content, name, mapping),
    }),
  );

export const undoImport = (importId: string) =>
  data(api.POST('/v1/talents/imports/{importId}/undo', { params: { path: { importId } } }));

/** As CSV. */
export async function rejectedRows(importId: string): Promise<string> {
  const { csv } = await data(
    api.GET('/v1/talents/imports/{importId}/rejected', { params: { path: { importId } } }),
  );
  return csv;
}

export const mergeProposal = (proposalId: string) =>
  data(api.POST('/v1/identity-proposals/{proposalId}/merge', { params: { path: { proposalId } } }));

export const dismissProposal = (proposalId: string) =>
  data(
    api.POST('/v1/identity-proposals/{proposalId}/dismiss', { params: { path: { proposalId } } }),
  );

export const unmergeTalent = (talentId: string) =>
  data(api.POST('/v1/talents/{talentId}/unmerge', { params: { path: { talentId } } }));
