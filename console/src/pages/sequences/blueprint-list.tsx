import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Copy, Ellipsis, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { useMay } from '../../app/session.ts';
import { IconButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { type Blueprint, createBlueprint, deleteBlueprint } from './queries.ts';
import type { BlueprintConfig } from './rules.ts';
import { KIND_ICONS, kindOf } from './step-kind.ts';

export const ROW_HEIGHT_PX = 64;

export function BlueprintList({
  blueprints,
  candidateIds,
}: {
  blueprints: readonly Blueprint[];
  candidateIds: string[] | undefined;
}) {
  const messages = useMessages();
  return (
    <ul aria-label={messages.title} className="rounded-lg border border-line bg-surface">
      {blueprints.map((blueprint) => (
        <BlueprintRow
          key={blueprint.blueprintId}
          blueprint={blueprint}
          candidateIds={candidateIds}
        />
      ))}
    </ul>
  );
}

function BlueprintRow({
  blueprint,
  candidateIds,
}: {
  blueprint: Blueprint;
  candidateIds: string[] | undefined;
}) {
  const messages = useMessages();
  const mayEdit = useMay('spend');
  const { blueprintId, name, steps, updatedAt } = blueprint;
  return (
    <li className="relative flex min-h-16 items-center gap-4 border-line px-4 py-2.5 not-last:border-b hover:bg-sunken">
      <div className="min-w-0 grow">
        <h2 className="truncate font-medium text-base">
          {/* All of the row leads there; its name is what is read out. */}
          <Link
            to="/sequences/$blueprintId"
            params={{ blueprintId }}
            search={{ candidateIds }}
            className="text-ink no-underline before:absolute before:inset-0"
          >
            {name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-center gap-x-3 text-quiet">
          <span>{messages.steps(steps.length)}</span>
          <span>
            {messages.changedAt} <Time at={updatedAt} />
          </span>
        </p>
      </div>
      <ul className="hidden gap-1.5 text-quiet sm:flex">
        {steps.slice(0, 8).map((step) => {
          const kind = kindOf(step);
          const Icon = KIND_ICONS[kind];
          return (
            <li
              key={step.id}
              className="flex size-6 items-center justify-center rounded-sm bg-sunken"
            >
              <Icon aria-hidden size={13} />
              <span className="sr-only">{messages.kinds[kind]}</span>
            </li>
          );
        })}
      </ul>
      {mayEdit && (
        <div className="relative">
          <Actions blueprint={blueprint} />
        </div>
      )}
    </li>
  );
}

function Actions({ blueprint }: { blueprint: Blueprint }) {
  const messages = useMessages();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { blueprintId, sourcingId, name, steps } = blueprint;
  const refresh = () => client.invalidateQueries({ queryKey: ['sequences', 'list', sourcingId] });
  const duplicate = useMutation({
    mutationFn: () =>
      createBlueprint(sourcingId, {
        name: messages.copyOf(name).slice(0, 200),
        steps,
        config: blueprint.config as BlueprintConfig,
      }),
    onSuccess: async (made) => {
      await refresh();
      void toast({ title: messages.created(made.name) });
    },
    onError: (error) =>
      void toast({ tone: 'failed', title: messages.notCreated, description: error.message }),
  });
  const remove = useMutation({
    mutationFn: () => deleteBlueprint(blueprintId),
    onSuccess: async () => {
      await refresh();
      void toast({ title: messages.removed(name) });
    },
    onError: (error) =>
      void toast({
        tone: 'failed',
        title: messages.notRemoved,
        description: isRunning(error) ? messages.stillRunning : error.message,
      }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={messages.actionsFor(name)} />}
        groups={[
          {
            actions: [
              {
                id: 'copy',
                label: messages.duplicate,
                icon: Copy,
                onSelect: () => duplicate.mutate(),
              },
            ],
          },
          {
            actions: [
              {
                id: 'remove',
                label: messages.remove,
                icon: Trash2,
                danger: true,
                onSelect: () => setAsking(true),
              },
            ],
          },
        ]}
      />
      <ConfirmDialog
        open={asking}
        danger
        title={messages.removeTitle(name)}
        description={messages.removeWhy}
        confirm={messages.remove}
        loading={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const isRunning = (error: Error): boolean =>
  error instanceof ApiError && error.issues.some(({ running }) => Number(running) > 0);
