import { type Route, type RouteInput, route } from '../platform/operation.ts';
import {
  createTalentImport,
  getTalentImport,
  listRejectedRows,
  listTalentImports,
  previewTalentImport,
  type TalentImportData,
  undoTalentImport,
} from './contract.ts';
import type { Imports, ImportView } from './imports.ts';
import type { ReadProvenance } from './provenance.ts';
import { getProvenance } from './provenance-contract.ts';
import { baseName } from './rules/recognize.ts';
import { rejectedTable } from './rules/rejected-rows.ts';

export interface ImportRoutesDependencies {
  imports: Imports;
  readProvenance: ReadProvenance;
  csvLine(cells: readonly (string | number | null)[]): string;
}

export function importRoutes({
  imports,
  readProvenance,
  csvLine,
}: ImportRoutesDependencies): Route[] {
  return [
    route(createTalentImport, async (input) => {
      const { principal, query, recorder } = input;
      const data = await imports.start(
        principal,
        {
          ...fileOf(input),
          format: query.format ?? null,
          mapping: query.mapping === undefined ? null : JSON.parse(query.mapping),
          dryRun: query.dryRun === 'true',
          sourcingId: query.sourcingId ?? null,
          terms: {
            legalBasis: query.legalBasis ?? null,
            retentionMonths: query.retentionMonths ?? null,
          },
        },
        (tx, started) => recorder.record(tx, { status: 202, data: started }),
      );
      return { status: 202, data };
    }),
    route(previewTalentImport, async (input) => {
      const mapping = input.query.mapping === undefined ? null : JSON.parse(input.query.mapping);
      return { data: await imports.preview(input.principal, { ...fileOf(input), mapping }) };
    }),
    route(listTalentImports, async ({ principal, query: { page, pageSize } }) => {
      const found = await imports.list(principal.workspaceId, { index: page, size: pageSize });
      return { data: { ...found, imports: found.imports.map(shown) } };
    }),
    route(getTalentImport, async ({ principal, params }) => ({
      data: shown(await imports.read(principal.workspaceId, params.importId)),
    })),
    route(listRejectedRows, async ({ principal, params }) => {
      const rejects = await imports.rejects(principal.workspaceId, params.importId);
      return { data: { csv: rejectedTable(rejects).map(csvLine).join('') } };
    }),
    route(undoTalentImport, async ({ principal, params }) => ({
      status: 202,
      data: shown(await imports.undo(principal.workspaceId, params.importId)),
    })),
    route(getProvenance, async ({ principal, params }) => ({
      data: await readProvenance(principal.workspaceId, params.talentId),
    })),
  ];
}

/** The file that was uploaded; only without one is there a body, with its text. */
function fileOf({ upload, body }: Pick<RouteInput<typeof createTalentImport>, 'upload' | 'body'>) {
  if (upload) return { fileName: baseName(upload.fileName ?? '') || 'file', chunks: upload.chunks };
  const { fileName = 'file', content } = body;
  return {
    fileName: baseName(fileName) || 'file',
    chunks: (async function* () {
      yield Buffer.from(content);
    })(),
  };
}

function shown({ id, createdAt, counts, ...row }: ImportView): TalentImportData {
  const { status, format, fileName, dryRun, problems, actor, keyId, terms, sourcingId } = row;
  return {
    importId: id,
    status,
    format,
    fileName,
    dryRun,
    counts,
    sourcing:
      sourcingId === null ? null : { sourcingId, ...row.sourcingCounts, stages: row.stages },
    problems,
    actor,
    keyId,
    ...terms,
    createdAt: createdAt.toISOString(),
  };
}
