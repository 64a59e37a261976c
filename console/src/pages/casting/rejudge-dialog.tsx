import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Plus, X } from 'lucide-react';
import { useId, useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { FailedState, Loaded } from '../../app/loaded.tsx';
import { useFormat } from '../../language/format.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useMessages } from './messages.ts';
import { type RejudgeQuote, rejudgeCasting, rejudgeQuoteQuery } from './queries.ts';

/** As many as the API accepts. */
const MAX_CRITERIA = 10;
const MAX_CRITERION_LENGTH = 300;

/** The criteria of a second look, and its price before anything is spent. */
export default function RejudgeDialog({
  castingId,
  onClose,
}: {
  castingId: string;
  onClose(): void;
}) {
  const messages = useMessages();
  const formId = useId();
  const query = useQuery(rejudgeQuoteQuery(castingId));
  const launch = useRejudge(castingId, onClose);
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.rejudgeTitle}
      description={messages.rejudgeWhy}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button
            look="primary"
            type="submit"
            form={formId}
            disabled={query.data?.canRejudge !== true}
            loading={launch.isPending}
          >
            {messages.rejudge}
          </Button>
        </>
      }
    >
      <Loaded query={query} skeleton={<Skeleton className="h-40 w-full" />}>
        {(quote) => (
          <RejudgeForm
            id={formId}
            quote={quote}
            refused={launch.error instanceof ApiError ? launch.error : null}
            onSubmit={(criterias) => launch.mutate(criterias)}
          />
        )}
      </Loaded>
      {launch.error && <NotLaunched error={launch.error} />}
    </Dialog>
  );
}

interface RejudgeFormProps {
  id: string;
  quote: RejudgeQuote;
  refused: ApiError | null;
  onSubmit(criterias: string[]): void;
}

function RejudgeForm({ id, quote, refused, onSubmit }: RejudgeFormProps) {
  const messages = useMessages();
  const format = useFormat();
  const [rows, setRows] = useState(() => quote.criterias.map((text, key) => ({ key, text })));
  const criterias = rows.map(({ text }) => text.trim()).filter((text) => text !== '');
  const isSame =
    criterias.length === quote.criterias.length &&
    criterias.every((criterion) => quote.criterias.includes(criterion));
  const credits = isSame ? quote.price.sameCriteria : quote.price.otherCriteria;
  const people = format.number(quote.talents);
  // Of the rows that are sent, the API numbers the refused ones.
  const sent = rows.filter(({ text }) => text.trim() !== '');
  const errorOf = (key: number): string | undefined =>
    refused?.issues.find(({ path }) => path[1] === sent.findIndex((row) => row.key === key))
      ?.message;
  return (
    <form
      id={id}
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(criterias);
      }}
    >
      <ol aria-label={messages.criteria} className="flex flex-col gap-2">
        {rows.map(({ key, text }, index) => (
          <li key={key} className="flex items-start gap-2">
            <Field
              label={messages.criterionLabel(format.number(index + 1))}
              hideLabel
              error={errorOf(key)}
              className="grow"
            >
              <TextInput
                value={text}
                maxLength={MAX_CRITERION_LENGTH}
                onChange={(event) =>
                  setRows(
                    rows.map((row) => (row.key === key ? { key, text: event.target.value } : row)),
                  )
                }
              />
            </Field>
            <IconButton
              icon={X}
              label={messages.removeCriterion(format.number(index + 1))}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          icon={Plus}
          disabled={rows.length >= MAX_CRITERIA}
          onClick={() =>
            setRows([...rows, { key: Math.max(-1, ...rows.map((row) => row.key)) + 1, text: '' }])
          }
        >
          {messages.addCriterion}
        </Button>
      </div>
      <p role="status">
        {credits === 0
          ? messages.rejudgeFree(quote.talents, people)
          : messages.rejudgePrice(quote.talents, people, format.number(credits))}
      </p>
      {quote.latestRejudgeId !== null && <LatestRejudge castingId={quote.latestRejudgeId} />}
    </form>
  );
}

function LatestRejudge({ castingId }: { castingId: string }) {
  const messages = useMessages();
  return (
    <p>
      <Link
        to="/castings/$castingId"
        params={{ castingId }}
        className="text-accent-ink underline hover:no-underline"
      >
        {messages.latestRejudge}
      </Link>
    </p>
  );
}

/** Starts the second look and opens its page. */
function useRejudge(castingId: string, onClose: () => void) {
  const messages = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (criterias: string[]) => {
      if (criterias.length === 0) throw new Error(messages.rejudgeNeedsCriterion);
      return rejudgeCasting(castingId, criterias);
    },
    onSuccess: async (started) => {
      onClose();
      await navigate({ to: '/castings/$castingId', params: { castingId: started.castingId } });
    },
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['castings', castingId] }),
        client.invalidateQueries({ queryKey: ['workspace'] }),
      ]),
  });
}

/** The rows show their own errors. This shows the others. */
function NotLaunched({ error }: { error: Error }) {
  const messages = useMessages();
  const refused = error instanceof ApiError ? error : null;
  if (refused?.code === 'casting_run_in_progress' || refused === null)
    return (
      <p role="alert" className="mt-4 text-amber">
        {refused === null ? error.message : messages.rejudgeRunning}
      </p>
    );
  return refused.issues.length === 0 && <FailedState error={error} />;
}
