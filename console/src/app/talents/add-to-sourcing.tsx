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
  /** Empty: a sourcing is only chosen, to add people to it one by one. */
  talentIds: readonly string[];
  /** What it is chosen for; the shortlist of a review by default. */
  texts?: { title: string; why: string; use: string };
  /** The casting that judged them: each candidate keeps its verdict. */
  castingId?: string;
  onClose(): void;
  /** Called when all were added. */
  onAdded?(sourcingId: string): void;
}

type NewSourcing = Record<(typeof NEW_FIELDS)[number], string>;

interface Target {
  sourcingId: string | null;
  /** The fields of a new sourcing; without a name the service names it. */
  fresh: NewSourcing;
}

const NEW_FIELDS = ['name', 'jobTitle', 'location'] as const;
const NOTHING: NewSourcing = { name: '', jobTitle: '', location: '' };

/** The most recent sourcings, as many as one API page holds. */
const OFFERED = 50;
const OFFERED_QUERY = { ownership: 'all', status: 'in-progress', pageSize: OFFERED } as const;

/**
 * Adds people to an existing sourcing or a new one. They are added one at a time: after a failure,
 * the ones that were added stay.
 */
export default function AddToSourcing(props: AddToSourcingProps) {
  const { talentIds, texts, onClose } = props;
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const formId = useId();
  const { sourcings, offered, target, setTarget, creates, setNew } = useTarget();
  const { add, done } = useAdding(props, { offered, target, setTarget, creates, setNew });
  const missing = add.isIdle && !creates && !chosenIn(offered, target);
  const total = format.number(talentIds.length);
  const chooses = talentIds.length === 0;
  return (
    <Dialog
      open
      holds
      onClose={onClose}
      title={texts?.title ?? (chooses ? messages.shortlistTitle : messages.addTo)}
      description={
        texts?.why ??
        (chooses ? messages.shortlistWhy : messages.addPeople(talentIds.length, total))
      }
      footer={
        <>
          <span role="status" className="mr-auto self-center text-quiet">
            {add.isPending && messages.adding(format.number(done.added + done.there), total)}
          </span>
          <Button onClick={onClose}>{uiMessages.cancel}</Button>
          <Button
            look="primary"
            type="submit"
            form={formId}
            loading={add.isPending}
            disabled={missing}
          >
            {texts?.use ?? (chooses ? messages.useShortlist : messages.add)}
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
            <TargetFields
              offered={offered}
              target={target}
              creates={creates}
              onTarget={setTarget}
              onNew={setNew}
            />
          </form>
        )}
      </Loaded>
      {add.error && (
        <>
          {done.added > 0 && (
            <p className="mt-3 text-quiet">
              {messages.addedSome(format.number(done.added), total)}
            </p>
          )}
          <FailedState error={add.error} />
        </>
      )}
    </Dialog>
  );
}

type OfferedSourcing = Awaited<ReturnType<typeof listOffered>>['sourcings'][number];

const listOffered = (signal: AbortSignal) =>
  data(api.GET('/v1/sourcings', { params: { query: OFFERED_QUERY }, signal }));

const chosenIn = (offered: readonly OfferedSourcing[], { sourcingId }: Target) =>
  offered.find((one) => one.sourcingId === sourcingId);

/** Which sourcing people go into. Without an existing one, a new one is offered at once. */
function useTarget() {
  const [target, setTarget] = useState<Target>({ sourcingId: null, fresh: NOTHING });
  const [isNew, setNew] = useState<boolean | null>(null);
  const sourcings = useQuery({
    queryKey: ['sourcings', 'list', OFFERED_QUERY],
    queryFn: ({ signal }) => listOffered(signal),
  });
  const offered = sourcings.data?.sourcings ?? [];
  const creates = isNew ?? (sourcings.data !== undefined && offered.length === 0);
  return { sourcings, offered, target, setTarget, creates, setNew };
}

type TargetState = Omit<ReturnType<typeof useTarget>, 'sourcings'>;

/** Adds the people, and counts how many were added and how many were there already. */
function useAdding(
  { talentIds, castingId, onClose, onAdded }: AddToSourcingProps,
  { offered, target, setTarget, creates, setNew }: TargetState,
) {
  const messages = useMessages();
  const format = useFormat();
  const client = useQueryClient();
  const [done, setDone] = useState({ added: 0, there: 0 });
  const add = useMutation({
    mutationFn: async () => {
      setDone({ added: 0, there: 0 });
      const { sourcingId, name } = creates
        ? await create(target.fresh)
        : (chosenIn(offered, target) ?? { sourcingId: '', name: '' });
      if (creates) {
        // A retry continues with the sourcing that was created.
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
      if (talentIds.length > 0)
        toast({ title: messages.added(added, format.number(added), name), description });
      onAdded?.(sourcingId);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['sourcings'] }),
  });
  return { add, done };
}

interface TargetFieldsProps {
  offered: readonly OfferedSourcing[];
  target: Target;
  creates: boolean;
  onTarget(target: Target): void;
  onNew(isNew: boolean): void;
}

/** An existing sourcing to choose, or the fields of a new one. */
function TargetFields({ offered, target, creates, onTarget, onNew }: TargetFieldsProps) {
  const messages = useMessages();
  return (
    <>
      <Segments
        label={messages.which}
        value={creates ? 'fresh' : 'existing'}
        choices={[
          { value: 'existing', label: messages.existing },
          { value: 'fresh', label: messages.fresh },
        ]}
        onChange={(next) => onNew(next === 'fresh')}
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
                onTarget({ ...target, fresh: { ...target.fresh, [field]: event.target.value } })
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
            choices={offered.map(({ sourcingId, name }) => ({ value: sourcingId, label: name }))}
            onChange={(sourcingId) => onTarget({ ...target, sourcingId })}
            placeholder={messages.chooseSourcing}
          />
        </Field>
      )}
    </>
  );
}

/** The API creates an empty sourcing and names it. */
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
