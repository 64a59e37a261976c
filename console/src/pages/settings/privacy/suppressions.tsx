import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { MailX, Plus } from 'lucide-react';
import { useState } from 'react';
import { useApiForm } from '../../../app/api-form.ts';
import { failedToast } from '../../../app/failed-toast.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { Pages } from '../../../ui/pages.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { FormDialog } from '../form-dialog.tsx';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { useMessages } from './messages.ts';
import {
  addSuppression,
  REASONS,
  removeSuppression,
  type Suppression,
  type SuppressionFields,
  suppressionsParameters,
  suppressionsQuery,
} from './queries.ts';

const route = getRouteApi('/frame/settings/$section');

/** The suppression list, with the actions to add and remove an address. */
export function Suppressions() {
  const messages = useMessages();
  const may = useMay('send');
  const { reason, page } = route.useSearch();
  const navigate = useNavigate({ from: '/settings/$section' });
  const [adding, setAdding] = useState(false);
  const query = useQuery(suppressionsQuery({ reason, page }));
  const parameters = suppressionsParameters({ reason, page });
  return (
    <section aria-labelledby="suppressions">
      <div className="mb-3 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-96">
          <h2 id="suppressions" className="font-semibold text-base">
            {messages.suppressions}
          </h2>
          <p className="max-w-2xl text-quiet">{messages.suppressionsWhy}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <CopyAsApiCall
            call={{
              method: 'GET',
              path: '/v1/suppressions',
              query: parameters,
              sdk: { method: 'listSuppressions', input: parameters },
            }}
          />
          {may && (
            <Button icon={Plus} onClick={() => setAdding(true)}>
              {messages.add}
            </Button>
          )}
        </div>
      </div>
      <div className="mb-3 overflow-x-auto">
        <Segments
          label={messages.reason}
          value={reason ?? 'all'}
          choices={[
            { value: 'all' as const, label: messages.all },
            ...REASONS.map((value) => ({ value, label: messages.reasons[value] })),
          ]}
          onChange={(next) =>
            void navigate({ search: { reason: next === 'all' ? undefined : next } })
          }
        />
      </div>
      <Loaded query={query}>
        {({ suppressions, pagination }) =>
          suppressions.length === 0 ? (
            <EmptyState icon={MailX} title={reason ? messages.emptyState : messages.empty}>
              {messages.emptyWhy}
            </EmptyState>
          ) : (
            <>
              <Entries suppressions={suppressions} mayChange={may} />
              <Pages
                {...pagination}
                onTurn={(next) => void navigate({ search: { reason, page: next || undefined } })}
              />
            </>
          )
        }
      </Loaded>
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

function Entries({
  suppressions,
  mayChange,
}: {
  suppressions: readonly Suppression[];
  mayChange: boolean;
}) {
  const messages = useMessages();
  const columns: Column<Suppression>[] = [
    {
      key: 'entry',
      header: messages.entry,
      cell: ({ hint, kind }) => (
        <span className="flex flex-wrap gap-x-2">
          <span className="break-all font-medium">{hint ?? messages.unknownAddress}</span>
          {kind && <span className="text-quiet">{messages.kinds[kind]}</span>}
        </span>
      ),
    },
    {
      key: 'reason',
      header: messages.reason,
      cell: ({ reason }) => <Badge>{messages.reasons[reason]}</Badge>,
    },
    {
      key: 'at',
      header: messages.addedAt,
      wide: true,
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
    ...(mayChange
      ? [
          {
            key: 'remove',
            header: '',
            align: 'right' as const,
            cell: (one: Suppression) => <Remove suppression={one} />,
          },
        ]
      : []),
  ];
  return (
    <Table
      label={messages.suppressions}
      columns={columns}
      rows={suppressions}
      keyOf={({ suppressionId }) => suppressionId}
    />
  );
}

function Remove({ suppression }: { suppression: Suppression }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const needsConsent = suppression.reason === 'unsubscribed';
  const removing = useMutation({
    mutationFn: () => removeSuppression(suppression),
    onSuccess: () => {
      void toast({ title: messages.removed });
      return client.invalidateQueries({ queryKey: ['settings', 'suppressions'] });
    },
    onError: failedToast(settings.notDone),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button
        size="small"
        look="quiet"
        aria-label={messages.removeOf(suppression.hint ?? messages.unknownAddress)}
        onClick={() => setAsking(true)}
      >
        {messages.remove}
      </Button>
      <ConfirmDialog
        danger={needsConsent}
        open={asking}
        title={messages.removeTitle}
        description={needsConsent ? messages.removeConsent : messages.removeWhy}
        confirm={needsConsent ? messages.removeAgreed : messages.remove}
        loading={removing.isPending}
        onConfirm={() => removing.mutate()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function AddDialog({ onClose }: { onClose(): void }) {
  const messages = useMessages();
  const client = useQueryClient();
  const form = useApiForm<SuppressionFields, Suppression>({
    defaultValues: { address: '', reason: 'unsubscribed' },
    send: addSuppression,
    onDone: () => {
      void toast({ title: messages.added });
      onClose();
      return client.invalidateQueries({ queryKey: ['settings', 'suppressions'] });
    },
  });
  const reason = form.watch('reason');
  return (
    <FormDialog form={form} title={messages.add} submit={messages.addNow} onClose={onClose}>
      <Field label={messages.address} hint={messages.addressHint} error={form.errorOf('address')}>
        <TextInput required autoComplete="off" {...form.input('address')} />
      </Field>
      <div className="flex flex-col gap-1">
        <span className="font-medium">{messages.reason}</span>
        <div>
          <Segments
            label={messages.reason}
            value={reason}
            choices={(['unsubscribed', 'blocked'] as const).map((value) => ({
              value,
              label: messages.reasons[value],
            }))}
            onChange={(value) => form.setValue('reason', value)}
          />
        </div>
        <p className="text-quiet text-xs">{messages.reasonsHint[reason]}</p>
      </div>
    </FormDialog>
  );
}
