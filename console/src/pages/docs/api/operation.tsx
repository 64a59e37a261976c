import { type ReactNode, useState } from 'react';
import { asCurl, asSdk } from '../../../ui/api-call.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CodeBlock } from '../../../ui/code-block.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { useMessages } from './messages.ts';
import {
  answerOf,
  bodyOf,
  exampleCall,
  isOwn,
  type OpenApi,
  type Operation,
  withOwnIds,
} from './openapi.ts';
import { Prose } from './prose.tsx';
import type { Own } from './queries.ts';
import { RunIt } from './run-it.tsx';
import { FieldRow, SchemaFields } from './schema-fields.tsx';

interface OperationViewProps {
  document: OpenApi;
  operation: Operation;
  own: Own;
}

/** All about one operation: what it takes, an example to paste, what it answers. */
export function OperationView({ document, operation, own }: OperationViewProps) {
  const messages = useMessages();
  const { method, path, summary, description, deprecated } = operation;
  const scope = operation['x-scope'];
  const parameters = (operation.parameters ?? []).filter((one) => one.in !== 'header');
  const body = bodyOf(operation);
  return (
    <article aria-labelledby="operation" className="flex min-w-0 flex-col gap-5">
      <header>
        <h2 id="operation" className="font-semibold text-lg">
          {summary}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <code className="min-w-0 font-mono text-xs wrap-anywhere">
            <strong>{method}</strong> /api{path}
          </code>
          {scope && <Badge>{messages.scope(scope)}</Badge>}
          {deprecated && <Badge tone="amber">{messages.deprecated}</Badge>}
        </p>
        {description && (
          <p className="mt-2 max-w-3xl">
            <Prose text={description} />
          </p>
        )}
      </header>
      <Example operation={operation} own={own} />
      {parameters.length > 0 && (
        <Part title={messages.parameters}>
          <ul className="rounded-md border border-line">
            {parameters.map((one) => (
              <FieldRow
                key={`${one.in} ${one.name}`}
                name={one.name}
                document={document}
                schema={{ ...one.schema, description: one.description }}
                isRequired={one.required === true}
                where={messages.in[one.in]}
              />
            ))}
          </ul>
        </Part>
      )}
      {body?.schema && (
        <Part title={messages.body}>
          <SchemaFields document={document} schema={body.schema} />
        </Part>
      )}
      <Answers document={document} operation={operation} own={own} />
    </article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Example({ operation, own }: Omit<OperationViewProps, 'document'>) {
  const messages = useMessages();
  const [way, setWay] = useState<'curl' | 'sdk'>('curl');
  const call = exampleCall(operation, own.ids);
  const code = way === 'curl' ? asCurl(call, location.origin) : asSdk(call, location.origin);
  return (
    <Part title={messages.example}>
      <div className="flex flex-col items-start gap-2">
        <Segments
          label={messages.example}
          value={way}
          choices={[
            { value: 'curl', label: 'curl' },
            { value: 'sdk', label: 'TypeScript' },
          ]}
          onChange={setWay}
        />
        <div className="w-full min-w-0">
          <CodeBlock code={code ?? ''} label={messages.example} />
        </div>
        <p className="text-quiet text-xs">
          {own.keyName === undefined ? messages.forAnyKey : messages.forKey(own.keyName)}{' '}
          {messages.withOwnIds}
        </p>
        {call.method === 'GET' && (
          <RunIt key={call.path} call={call} isOwn={isOwn(operation, own.ids)} />
        )}
      </div>
    </Part>
  );
}

function Answers({ document, operation, own }: OperationViewProps) {
  const messages = useMessages();
  const answer = answerOf(operation);
  const content = answer?.content?.['application/json'];
  const data = content?.schema?.properties?.data ?? content?.schema;
  const errors = Object.entries(operation.responses).filter(([status]) => !/^[23]/.test(status));
  return (
    <>
      <Part title={`${messages.answer}${answer ? ` ${answer.status}` : ''}`}>
        <p className="mb-2 text-quiet">{answer?.description}</p>
        {data && <SchemaFields document={document} schema={data} />}
        {content?.example !== undefined && (
          <details className="mt-2">
            <summary className="w-fit cursor-pointer text-accent-ink text-xs">
              {messages.exampleAnswer}
            </summary>
            <div className="mt-1.5">
              <CodeBlock
                code={JSON.stringify(withOwnIds(content.example, own.ids), null, 2)}
                label={messages.exampleAnswer}
              />
            </div>
          </details>
        )}
      </Part>
      <Part title={messages.errors}>
        <ul className="flex flex-col gap-1">
          {errors.map(([status, { description }]) => (
            <li key={status} className="flex gap-3">
              <span className="shrink-0 font-mono text-xs leading-5">{status}</span>
              <span className="min-w-0 text-quiet">
                <Prose text={description} />
              </span>
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}
