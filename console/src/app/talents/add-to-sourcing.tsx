import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { api, data } from '../api.ts';
import { FailedState, Loaded } from '../loaded.tsx';
import { useMessages } from './messages.ts';

interface AddToSourcingProps {
  talentIds: readonly string[];
  /** The casting that judged them: each takes its verdict along. */
  castingId?: string;
  onClose(): void;
  /** After all of them are in it. */
  onAdded?(sourcingId: string): void;
}

type NewSourcing = Record<(typeof NEW_FIELDS)[number], string>;

interface Target {
  sourcingId: string | null;
  /** Of a new one; without a name the service names it. */
  fresh: NewSourcing;
}

const NEW_FIELDS = ['name', 'jobTitle', 'location'] as const;
const NOTHING: NewSourcing = { name: '', jobTitle: '', location: '' };

/** As many as the API lists at once; the most recent ones. */
const OFFERED = 50;
const OFFERED_QUERY = { ownership: 'all', status: 'in-progress', pageSize: OFFERED } as const;

/**
 * Makes people candidates of a sourcing that exists, or of a new one. One after the other: what was
 * done before a failure stays done.
 */
export default function AddToSourcing({
  talentIds,
  castingId,
  onClose,
  onAdded,
}: AddToSourcingProps) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const formId = useId();
  const client = useQueryClient();
  const [done, setDone] = useState({ added: 0, there: 0 });
  const [target, setTarget] = useState<Target>({ sourcingId: null, fresh: NOTHING });
  const [isNew, setNew] = useState<boolean | null>(null);
  const sourcings = useQuery({
    queryKey: ['sourcings', 'list', OFFERED_QUERY],
    queryFn: ({ signal }) =>
      data(api.GET('/v1/sourcings', { params: { query: OFFERED_QUERY }, signal })),
  });
  const offered = sourcings.data?.sourcings ?? [];
  const creates = isNew ?? (sourcings.data !== undefined && offered.length === 0);
  const chosen = offered.find(({ sourcingId }) => sourcingId === target.sourcingId);

  const add = useMutation({
    mutationFn: async () => {
      setDone({ added: 0, there: 0 });
      const { sourcingId, name } = creates
        ? await create(target.fresh)
        : (chosen ?? { sourcingId: '', name: '' });
      if (creates) {
        // Another try goes on with the one that was made.
        await client.invalidateQueries({ queryKey: ['sourcings', 'list'] });
        setTarget({ sourcingId, fresh: NOTHING });
        setNew(false);
      }
      const reached = { added: 0, there: 0 };
      for (const talentId of talentIds) {
        const body = { talentId, castingId, keepStatus: true };
        const { isNew } = await data(
          api.POST('/v1/sourcings/{sourcingId}/candidates', {
            params: { path: { sourcingId } },
            body,
          }),
        );
        if (isNew) reached.added += 1;
        else reached.there += 1;
        setDone({ ...reached });
      }
      return { sourcingId, name, ...reached };
    },
    onSuccess: ({ sourcingId, name, added, there }) => {
      const description =
        there > 0 ? messages.alreadyThere(there, format.number(there)) : undefined;
      toast({ title: messages.added(added, format.number(added), name), description });
      onAdded?.(sourcingId);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['sourcings'] }),
  });

  const missing = add.isIdle && !creates && !chosen;
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={messages.addTo}
      description={messages.addPeople(talentIds.length, format.number(talentIds.length))}
      footer={
        <>
          <span role="status" className="mr-auto self-center text-quiet">
            {add.isPending &&
              messages.adding(
                format.number(done.added + done.there),
                format.number(talentIds.length),
              )}
          </span>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button
            look="primary"
            type="submit"
            form={formId}
            loading={add.isPending}
            disabled={missing}
          >
            {messages.add}
          </Button>
        </>
      }
    >
      <Loaded query={sourcings} skeleton={<Skeleton className="h-24 w-full" />}>
        {() => (
          <form
            id={formId}
            className="flex flex-col gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              event.stopPropagation();
              add.mutate();
            }}
          >
            <Segments
              label={messages.which}
              value={creates ? 'fresh' : 'existing'}
              choices={[
                { value: 'existing', label: messages.existing },
                { value: 'fresh', label: messages.fresh },
              ]}
              onChange={(next) => setNew(next === 'fresh')}
            />
            {creates ? (
              NEW_FIELDS.map((field) => (
                <Field
                  key={field}
                  label={messages.newFields[field]}
                  hint={messages.newHints[field]}
                  optional
                >
                  <TextInput
                    maxLength={200}
                    value={target.fresh[field]}
                    onChange={(event) =>
                      setTarget({
                        ...target,
                        fresh: { ...target.fresh, [field]: event.target.value },
                      })
                    }
                  />
                </Field>
              ))
            ) : (
              <Field
                label={messages.sourcing}
                hint={offered.length === 0 ? messages.noSourcing : messages.addHint}
              >
                <Combobox
                  value={target.sourcingId}
                  choices={offered.map(({ sourcingId, name }) => ({
                    value: sourcingId,
                    label: name,
                  }))}
                  onChange={(sourcingId) => setTarget({ ...target, sourcingId })}
                  placeholder={messages.chooseSourcing}
                />
              </Field>
            )}
          </form>
        )}
      </Loaded>
      {add.error && (
        <>
          {done.added > 0 && (
            <p className="mt-3 text-quiet">
              {messages.addedSome(format.number(done.added), format.number(talentIds.length))}
            </p>
          )}
          <FailedState error={add.error} />
        </>
      )}
    </Dialog>
  );
}

/** The API makes it empty, with a name of its own. */
async function create(fields: NewSourcing): Promise<{ sourcingId: string; name: string }> {
  const made = await data(api.POST('/v1/sourcings', { body: {} }));
  const typed = Object.entries(fields).flatMap(([field, text]) =>
    text.trim() === '' ? [] : [[field, text.trim()] as const],
  );
  if (typed.length === 0) return made;
  return data(
    api.PATCH('/v1/sourcings/{sourcingId}', {
      params: { path: { sourcingId: made.sourcingId } },
      body: Object.fromEntries(typed),
    }),
  );
}
