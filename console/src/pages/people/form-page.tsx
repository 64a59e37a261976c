import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useApiForm } from '../../app/api-form.ts';
import { FailedState, Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { nameOf } from '../../app/talents/name.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { ForbiddenState } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { addPerson, changePerson } from './changes.ts';
import { Contacts, Identity, Jobs, Languages, Skills, Studies } from './form-parts.tsx';
import { useMessages } from './messages.ts';
import { changesOf, fieldsOf, type PersonValues, valuesOf } from './person-values.ts';
import { type OwnTalent, PEOPLE_KEY, personQuery } from './queries.ts';

/** One person by hand: a new one, or one of the workspace's own. */
export function Page() {
  const mayChange = useMay('spend');
  const { talentId } = useParams({ strict: false });
  if (!mayChange) return <ForbiddenState />;
  return talentId === undefined ? <PersonForm person={null} /> : <Existing talentId={talentId} />;
}

function Existing({ talentId }: { talentId: string }) {
  const query = useQuery({ ...personQuery(talentId), refetchOnWindowFocus: false });
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={10} />}>
      {(person) => <PersonForm key={talentId} person={person} />}
    </Loaded>
  );
}

function PersonForm({ person }: { person: OwnTalent | null }) {
  const messages = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const before = valuesOf(person?.talent ?? null);
  const form = useApiForm<PersonValues, { talentId: string; outcome?: string }>({
    defaultValues: before,
    send: async (values) => {
      if (person === null) return addPerson(fieldsOf(values));
      const { id } = person.talent;
      const changes = changesOf(before, values);
      if (Object.keys(changes).length > 0) await changePerson(id, changes);
      return { talentId: id };
    },
    onDone: async ({ talentId, outcome }) => {
      await client.invalidateQueries({ queryKey: PEOPLE_KEY });
      const name = nameOf(form.getValues()) ?? messages.noName;
      if (person === null)
        void toast({
          title:
            outcome === 'created' ? messages.createdPerson(name) : messages.completedPerson(name),
        });
      else void toast({ title: messages.saved });
      await navigate({ to: '/people/$talentId', params: { talentId } });
    },
  });
  const back = () =>
    person === null
      ? navigate({ to: '/people' })
      : navigate({ to: '/people/$talentId', params: { talentId: person.talent.id } });
  return (
    <>
      <PageHeader
        title={
          person === null
            ? messages.newPerson
            : messages.editPerson(nameOf(person.talent) ?? messages.noName)
        }
        lead={person === null ? messages.addWhy : messages.editWhy}
      />
      <form className="flex max-w-3xl flex-col gap-5" onSubmit={form.onSubmit} noValidate>
        <Identity form={form} />
        <Contacts form={form} isNew={person === null} />
        <Jobs form={form} />
        <Studies form={form} />
        <Skills form={form} />
        <Languages form={form} />
        {form.failure && <FailedState error={form.failure} />}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" look="primary" loading={form.isSending}>
            {messages.save}
          </Button>
          <Button onClick={() => void back()}>{messages.cancel}</Button>
        </div>
      </form>
    </>
  );
}
