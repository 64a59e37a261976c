import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Select } from '../../ui/select.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { type Mapping, previewFile } from './changes.ts';
import { useMessages } from './messages.ts';
import type { ImportPreview } from './queries.ts';
import type { AskedTable } from './use-sending.ts';

type PreviewColumn = ImportPreview['columns'][number];
type PreviewPerson = ImportPreview['people'][number];

/** What the columns of a table are: chosen here, shown at once on the first ten people. */
export default function ColumnsDialog({
  table: { name, content, preview: first, answer },
  checkOnly,
}: {
  table: AskedTable;
  checkOnly: boolean;
}) {
  const messages = useMessages();
  const [mapping, setMapping] = useState<Mapping>(() => decisionsOf(first));
  const query = useQuery({
    queryKey: ['people', 'preview', name, mapping],
    queryFn: () => previewFile(name, content, mapping),
    placeholderData: keepPreviousData,
    initialData: sameAs(mapping, decisionsOf(first)) ? first : undefined,
    staleTime: Infinity,
    gcTime: 0,
  });
  const preview = query.data ?? first;
  return (
    <Dialog
      open
      holds
      onClose={() => answer(null)}
      title={messages.columnsTitle(name)}
      description={messages.columnsWhy}
      initialFocus="dialog"
      footer={
        <>
          <Button onClick={() => answer(null)}>{messages.skipFile}</Button>
          <Button
            look="primary"
            disabled={preview.people.length === 0}
            onClick={() => answer(mapping)}
          >
            {checkOnly ? messages.checkTable : messages.importTable}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-3">
        {first.columns.map((column) => (
          <ColumnChoice
            key={column.heading}
            column={column}
            fields={first.fields}
            field={mapping[column.heading] ?? null}
            onChange={(field) => setMapping({ ...mapping, [column.heading]: field })}
          />
        ))}
      </ul>
      <h3 className="mt-5 mb-2 font-semibold">{messages.preview}</h3>
      <div role="status">
        {query.isFetching && <p className="text-quiet">{messages.previewing}</p>}
        {!query.isFetching && preview.people.length === 0 && <p>{messages.noPeople}</p>}
      </div>
      {preview.people.length > 0 && <People people={preview.people} />}
    </Dialog>
  );
}

/** What is sent: each column as it is understood, with what is not understood left out. */
const decisionsOf = ({ columns }: ImportPreview): Mapping =>
  Object.fromEntries(columns.map(({ heading, field }) => [heading, field]));

const sameAs = (a: Mapping, b: Mapping): boolean => JSON.stringify(a) === JSON.stringify(b);

const LEFT_OUT = 'leave-out';

function ColumnChoice({
  column: { heading, samples, isCertain, field: read },
  fields,
  field,
  onChange,
}: {
  column: PreviewColumn;
  fields: ImportPreview['fields'];
  field: string | null;
  onChange(field: string | null): void;
}) {
  const messages = useMessages();
  return (
    <li className="grid gap-x-4 gap-y-1 sm:grid-cols-[1fr_12rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {heading}
          {!isCertain && read !== null && <Badge tone="amber">{messages.guessed}</Badge>}
        </p>
        <p className="truncate text-quiet">{samples.join(' · ')}</p>
      </div>
      <Select
        label={messages.meaningOf(heading)}
        value={field ?? LEFT_OUT}
        choices={[
          { value: LEFT_OUT, label: messages.leaveOut },
          ...fields.map((value) => ({
            value: value as string,
            label: messages.tableFields[value],
          })),
        ]}
        onChange={(next) => onChange(next === LEFT_OUT ? null : next)}
      />
    </li>
  );
}

function People({ people }: { people: readonly PreviewPerson[] }) {
  const messages = useMessages();
  const columns: Column<PreviewPerson & { key: string }>[] = [
    {
      key: 'name',
      header: messages.fieldNames.name,
      cell: ({ firstname, lastname }) => [firstname, lastname].filter(Boolean).join(' '),
    },
    {
      key: 'job',
      header: messages.fieldNames.jobTitle,
      cell: ({ jobTitle, organizationName }) =>
        [jobTitle, organizationName].filter(Boolean).join(', '),
    },
    { key: 'place', header: messages.facets.place, cell: ({ place }) => place },
    { key: 'email', header: messages.tableFields.email, wide: true, cell: ({ email }) => email },
  ];
  return (
    <Table
      label={messages.preview}
      columns={columns}
      rows={people.map((person, index) => ({ ...person, key: String(index) }))}
      keyOf={({ key }) => key}
    />
  );
}
