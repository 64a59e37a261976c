import { useMutation, useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { Button } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { ApiCallButton } from '../../ui/copy-as-api-call.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Time } from '../../ui/time.tsx';
import { bodiesQuery, type RequestBodies, readAgain, shownPath } from './bodies.ts';
import { useMessages } from './messages.ts';
import type { RequestEntry } from './queries.ts';

interface RequestDrawerProps {
  request: RequestEntry | undefined;
  bodyHours: number;
  onClose(): void;
}

/** One request with what was sent and answered, where that is stored. */
export function RequestDrawer({ request, bodyHours, onClose }: RequestDrawerProps) {
  const messages = useMessages();
  return (
    <Drawer
      open={request !== undefined}
      onClose={onClose}
      title={request ? `${request.method} ${request.route ?? messages.noRoute}` : ''}
      description={request?.trackingCode}
    >
      {request && (
        <>
          <p className="mb-4 text-quiet">
            {request.status} {request.errorCode} · <Time at={request.at} />
          </p>
          <Details key={request.trackingCode} request={request} bodyHours={bodyHours} />
        </>
      )}
    </Drawer>
  );
}

function Details({ request, bodyHours }: { request: RequestEntry; bodyHours: number }) {
  const messages = useMessages();
  const may = useMay('admin');
  if (request.hasBodies && may) return <Stored request={request} />;
  return (
    <>
      <p className="mb-3 text-quiet">
        {request.hasBodies
          ? messages.ownersOnly
          : bodyHours === 0
            ? messages.bodiesOff
            : messages.bodiesNotKept(bodyHours)}
      </p>
      {request.route && (
        <ApiCallButton call={{ method: request.method as 'GET', path: shownPath(request.route) }} />
      )}
    </>
  );
}

function Stored({ request }: { request: RequestEntry }) {
  const messages = useMessages();
  const bodies = useQuery(bodiesQuery(request.trackingCode));
  return (
    <Loaded query={bodies}>
      {(stored) => {
        const { path, query, body, answer, redacted } = stored;
        return (
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap gap-2">
              <ApiCallButton
                call={{
                  method: request.method as 'GET',
                  path: shownPath(path),
                  query,
                  ...(body !== null && { body }),
                }}
              />
            </div>
            <Part title={messages.path}>{withQuery(stored)}</Part>
            {body !== null && <Part title={messages.sent}>{asJson(body)}</Part>}
            <Part title={messages.answer}>{asJson(answer)}</Part>
            {redacted.length > 0 && (
              <p className="text-quiet">{messages.redacted(redacted.join(', '))}</p>
            )}
            {request.method === 'GET' ? (
              <Again stored={stored} />
            ) : (
              <p className="text-quiet">{messages.onlyReads}</p>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

function Again({ stored }: { stored: RequestBodies }) {
  const messages = useMessages();
  const again = useMutation({ mutationFn: () => readAgain(stored) });
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Send} loading={again.isPending} onClick={() => again.mutate()}>
          {messages.sendAgain}
        </Button>
        <span className="text-quiet">{messages.asYou}</span>
      </div>
      {again.isError && <p role="alert">{again.error.message}</p>}
      {again.isSuccess && <Part title={messages.answerNow}>{asJson(again.data)}</Part>}
    </div>
  );
}

function Part({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h3 className="mb-1.5 font-semibold">{title}</h3>
      <CodeBlock code={children} label={title} />
    </section>
  );
}

const asJson = (value: unknown): string => JSON.stringify(value, null, 2);

const withQuery = ({ path, query }: RequestBodies): string => {
  const search = Object.entries(query).flatMap(([name, values]) =>
    values.map((value) => `${name}=${value}`),
  );
  return search.length === 0 ? path : `${path}?${search.join('&')}`;
};
