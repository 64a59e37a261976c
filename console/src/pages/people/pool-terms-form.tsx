import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import { useApiForm } from '../../app/api-form.ts';
import { FailedState, Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { useFormat } from '../../language/format.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.ts';
import { changePoolTerms } from './changes.ts';
import { useMessages } from './messages.ts';
import { PEOPLE_KEY, type PoolTerms, poolTermsQuery } from './queries.ts';

type LegalBasis = NonNullable<PoolTerms['legalBasis']>;
const BASES: readonly LegalBasis[] = [
  'consent',
  'contract',
  'legitimate_interest',
  'legal_obligation',
  'public_task',
  'vital_interests',
];

/** What holds for people whose source states nothing else. */
export function PoolTermsForm() {
  const messages = useMessages();
  const mayChange = useMay('admin');
  const query = useQuery(poolTermsQuery);
  return (
    <Panel title={messages.poolTerms} lead={messages.poolTermsWhy}>
      <Loaded query={query} skeleton={<Skeleton className="h-24 w-full" />}>
        {(terms) => (mayChange ? <Form terms={terms} /> : <Shown terms={terms} />)}
      </Loaded>
    </Panel>
  );
}

function Shown({ terms: { legalBasis, retentionMonths, atEnd } }: { terms: PoolTerms }) {
  const messages = useMessages();
  const format = useFormat();
  return (
    <Facts
      facts={[
        [messages.legalBasis, legalBasis ? messages.bases[legalBasis] : messages.noBasis],
        [
          messages.retention,
          retentionMonths === null
            ? messages.forever
            : messages.months(retentionMonths, format.number(retentionMonths)),
        ],
        [messages.atEnd, messages.ending[atEnd]],
      ]}
    />
  );
}

function Form({ terms }: { terms: PoolTerms }) {
  const messages = useMessages();
  const client = useQueryClient();
  const form = useApiForm({
    defaultValues: {
      legalBasis: terms.legalBasis ?? 'none',
      retentionMonths: terms.retentionMonths === null ? '' : String(terms.retentionMonths),
      atEnd: terms.atEnd,
    },
    send: ({ legalBasis, retentionMonths, atEnd }) =>
      changePoolTerms({
        legalBasis: legalBasis === 'none' ? null : (legalBasis as LegalBasis),
        retentionMonths: retentionMonths.trim() === '' ? null : Number(retentionMonths),
        atEnd: atEnd as PoolTerms['atEnd'],
      }),
    onDone: () => {
      void toast({ title: messages.saved });
      return client.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
  });
  return (
    <form className="flex flex-wrap items-start gap-x-4 gap-y-3" onSubmit={form.onSubmit}>
      <Field label={messages.legalBasis} error={form.errorOf('legalBasis')} className="w-60">
        <Controller
          control={form.control}
          name="legalBasis"
          render={({ field }) => (
            <Select
              label={messages.legalBasis}
              value={field.value}
              choices={[
                { value: 'none', label: messages.noBasis },
                ...BASES.map((value) => ({ value, label: messages.bases[value] })),
              ]}
              onChange={field.onChange}
            />
          )}
        />
      </Field>
      <Field
        label={messages.retentionInMonths}
        hint={messages.retentionHint}
        error={form.errorOf('retentionMonths')}
        className="w-52"
      >
        <TextInput inputMode="numeric" autoComplete="off" {...form.input('retentionMonths')} />
      </Field>
      <Field label={messages.atEnd} error={form.errorOf('atEnd')} className="w-60">
        <Controller
          control={form.control}
          name="atEnd"
          render={({ field }) => (
            <Select
              label={messages.atEnd}
              value={field.value}
              choices={(['ask', 'delete'] as const).map((value) => ({
                value,
                label: messages.ending[value],
              }))}
              onChange={field.onChange}
            />
          )}
        />
      </Field>
      <Button type="submit" look="primary" className="mt-6" loading={form.isSending}>
        {messages.save}
      </Button>
      {form.failure && <FailedState error={form.failure} />}
    </form>
  );
}
