import type { Command } from 'commander';
import type { TalentImportData } from '../imports/contract.ts';
import { answerWith, examples } from './command.ts';
import { identifier } from './options.ts';
import { counted, quantity, table } from './output.ts';
import { sourcingLines } from './own-talents.ts';
import { addPagePaging, listApi, type PageOptions, readByPage } from './paging.ts';
import { addServiceOptions, createServiceApi, type ServiceOptions } from './service-api.ts';

/** What became of the files that `import` sent, by key. */

const MAX_PAGE = 100;
const IMPORT = ['<import>', 'id of the import', identifier('imp')] as const;

export function addImports(program: Command): void {
  const imports = program
    .command('imports')
    .description('list, read and undo the imports of the workspace; read their rejected rows');
  addList(imports);
  addShow(imports);
  addRejected(imports);
  addUndo(imports);
}

interface Listed {
  imports: TalentImportData[];
  hasNextPage: boolean;
}

function addList(imports: Command): void {
  const command = addServiceOptions(imports.command('list'))
    .description('list the imports of the workspace, newest first')
    .addHelpText('after', examples('greenroom imports list', 'greenroom imports list --all'));
  addPagePaging(command, { max: MAX_PAGE });
  answerWith<ServiceOptions & PageOptions>(command, async (options) => {
    const data = await readByPage<'imports', Listed>(
      listApi(options),
      { path: '/talents/imports', items: 'imports', send: ['page', 1], max: MAX_PAGE },
      options,
    );
    const rows = data.imports.map((found) => [
      found.importId,
      stateOf(found),
      found.createdAt.slice(0, 10),
      quantity(found.counts.read),
      quantity(found.counts.rejected),
      found.fileName,
    ]);
    const header = ['IMPORT', 'STATE', 'DAY', 'READ', 'REJECTED', 'FILE'];
    return { data, text: rows.length === 0 ? noneText(options) : table(header, rows) };
  });
}

const noneText = ({ page }: PageOptions): string =>
  page > 1
    ? 'There is no such page.'
    : 'Nothing was imported yet. Import files with greenroom import.';

const stateOf = ({ status, dryRun }: TalentImportData): string =>
  dryRun ? `${status}, dry run` : status;

function addShow(imports: Command): void {
  const command = addServiceOptions(imports.command('show'))
    .description('read an import with its counts and its first problems')
    .argument(...IMPORT)
    .addHelpText('after', examples('greenroom imports show imp_…'));
  answerWith<ServiceOptions>(command, async (service, [id]) => {
    const data = await createServiceApi(service).get<TalentImportData>(`/talents/imports/${id}`);
    const { importId, fileName, counts, problems } = data;
    const rows = Object.entries(counts).map(([name, count]) => [name, quantity(count)]);
    const text = [
      `${importId}  ${stateOf(data)}  ${fileName}`,
      table(['OUTCOME', 'COUNT'], rows),
      ...sourcingLines(data),
      ...problems.map(problemLine),
    ];
    return { data, text: text.join('\n') };
  });
}

const problemLine = ({ row, file, reason }: TalentImportData['problems'][number]): string =>
  [file, row === undefined ? undefined : `row ${row}`, reason]
    .filter((part) => part !== undefined)
    .join(': ');

function addRejected(imports: Command): void {
  const command = addServiceOptions(imports.command('rejected'))
    .description('print the rejected rows of an import as CSV: correct them, import them again')
    .argument(...IMPORT)
    .addHelpText('after', examples('greenroom imports rejected imp_… > rejected.csv'));
  answerWith<ServiceOptions>(command, async (service, [id]) => {
    const api = createServiceApi(service);
    const data = await api.get<{ csv: string }>(`/talents/imports/${id}/rejected`);
    return { data, text: data.csv.trimEnd() };
  });
}

function addUndo(imports: Command): void {
  const command = addServiceOptions(imports.command('undo'))
    .description('delete whom only this import brought, and give the others back what it changed')
    .argument(...IMPORT)
    .addHelpText('after', examples('greenroom imports undo imp_…'));
  answerWith<ServiceOptions>(command, async (service, [id]) => {
    const path = `/talents/imports/${id}/undo`;
    const data = await createServiceApi(service).post<TalentImportData>(path);
    const text =
      data.status === 'undone'
        ? `The import of ${data.fileName} is undone.`
        : `The import of ${data.fileName}, ${counted(data.counts.read, 'row')}, is being undone: greenroom imports show ${data.importId}`;
    return { data, text };
  });
}
