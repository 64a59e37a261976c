import { useState } from 'react';
import { useMessages } from './messages.ts';
import { limitsOf, type OpenApi, objectIn, resolved, type Schema, typeName } from './openapi.ts';
import { Prose } from './prose.tsx';

interface SchemaFieldsProps {
  document: OpenApi;
  schema: Schema;
}

/** The fields of an object, each with its type; those inside open on demand. */
export function SchemaFields({ document, schema }: SchemaFieldsProps) {
  const fields = Object.entries(objectIn(document, schema)?.properties ?? {});
  const required = objectIn(document, schema)?.required ?? [];
  if (fields.length === 0) return <p className="font-mono text-xs">{typeName(document, schema)}</p>;
  return (
    <ul className="rounded-md border border-line">
      {fields.map(([name, field]) => (
        <FieldRow
          key={name}
          name={name}
          schema={field}
          document={document}
          isRequired={required.includes(name)}
        />
      ))}
    </ul>
  );
}

interface FieldRowProps extends SchemaFieldsProps {
  name: string;
  isRequired: boolean;
  /** Where a parameter is sent. */
  where?: string;
}

export function FieldRow({ document, name, schema, isRequired, where }: FieldRowProps) {
  const messages = useMessages();
  const meant = resolved(document, schema);
  const inside = objectIn(document, schema);
  const [open, setOpen] = useState(false);
  return (
    <li className="border-line px-3 py-2 not-last:border-b">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <code className="font-mono font-semibold text-xs">{name}</code>
        <code className="min-w-0 font-mono text-quiet text-xs wrap-anywhere">
          {typeName(document, schema)}
        </code>
        {limitsOf(meant).map((limit) => (
          <code key={limit} className="font-mono text-quiet text-xs">
            {limit}
          </code>
        ))}
        {where && <span className="text-quiet text-xs">{where}</span>}
        {isRequired && <span className="font-medium text-amber text-xs">{messages.required}</span>}
      </p>
      {meant.description && (
        <p className="text-quiet">
          <Prose text={meant.description} />
        </p>
      )}
      {inside && (
        // The fields are made when they are opened: schemas may contain themselves.
        <details className="mt-1" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary className="w-fit cursor-pointer text-accent-ink text-xs">
            {messages.fields(name)}
          </summary>
          {open && (
            <div className="mt-1.5">
              <SchemaFields document={document} schema={inside} />
            </div>
          )}
        </details>
      )}
    </li>
  );
}
