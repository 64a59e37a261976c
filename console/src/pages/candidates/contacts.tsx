import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LoaderCircle, Mail, Phone } from 'lucide-react';
import { Loaded } from '../../app/loaded.tsx';
import { useMay } from '../../app/session.ts';
import { workspaceQuery } from '../../app/workspace-query.ts';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/code-block.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { EnrichError } from './enrich-error.tsx';
import { priceOf } from './enrich-price.ts';
import { contactsQuery, type EnrichmentType, enrich, type TalentContacts } from './queries.ts';
import { useWords } from './words.ts';

interface ContactsProps {
  candidateId: string;
  talentId: string;
}

/** What the workspace may read of a talent's contacts, and the way to more. */
export function Contacts({ candidateId, talentId }: ContactsProps) {
  const words = useWords();
  const query = useQuery(contactsQuery(talentId));
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={3} />}>
      {(contacts) => (
        <div className="flex flex-col gap-5">
          <Found title={words.emails} none={words.noEmail} icon={Mail} contacts={contacts.emails} />
          <Found title={words.phones} none={words.noPhone} icon={Phone} contacts={contacts.phones} />
          <LookFor candidateId={candidateId} contacts={contacts} />
          <Attempts attempts={contacts.attempts} />
        </div>
      )}
    </Loaded>
  );
}

function Found({ title, none, icon: Icon, contacts }: { title: string; none: string; icon: typeof Mail; contacts: TalentContacts['emails'] }) {
  const words = useWords();
  const format = useFormat();
  return (
    <section>
      <h3 className="mb-1.5 font-semibold text-quiet text-xs">{title}</h3>
      {contacts.length === 0 ? (
        <p className="text-quiet">{none}</p>
      ) : (
        <ul className="rounded-lg border border-line">
          {contacts.map(({ value, provider, status, usage, expiresAt }) => (
            <li key={value} className="flex items-center gap-2 border-line px-3 py-2 not-last:border-b">
              <Icon aria-hidden size={15} className="shrink-0 text-quiet" />
              <span className="min-w-0 grow">
                <span className="block font-medium wrap-anywhere">{value}</span>
                <span className="block text-quiet text-xs">
                  {[words.from(words.providers[provider as keyof typeof words.providers] ?? provider), usage && words.usages[usage]]
                    .filter(Boolean)
                    .join(' · ')}
                  {' · '}
                  {words.until(format.date(new Date(expiresAt)))}
                </span>
              </span>
              <Badge tone={status === 'verified' ? 'green' : status === 'probable' ? 'amber' : 'neutral'}>{words.contactStates[status]}</Badge>
              <CopyButton text={value} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Which kinds are worth a lookup: what is there already is not asked for again. */
function missing({ emails, phones }: TalentContacts): EnrichmentType[] {
  const kinds: EnrichmentType[] = [];
  if (!emails.some(({ usage }) => usage !== 'professional')) kinds.push('personalEmail');
  if (phones.length === 0) kinds.push('phone');
  return kinds.length === 2 ? [...kinds, 'all'] : kinds;
}

function LookFor({ candidateId, contacts }: { candidateId: string; contacts: TalentContacts }) {
  const words = useWords();
  const client = useQueryClient();
  const mayLook = useMay('spend');
  const { data: workspace } = useQuery(workspaceQuery);
  const look = useMutation({
    mutationFn: (type: EnrichmentType) => enrich(candidateId, type),
    onSuccess: () => client.invalidateQueries({ queryKey: ['contacts', contacts.talentId] }),
  });
  if (contacts.contactsLoading)
    return (
      <p role="status" className="flex items-center gap-2 text-quiet">
        <LoaderCircle aria-hidden size={15} className="animate-spin" />
        {words.looking}
      </p>
    );
  const kinds = missing(contacts);
  if (!mayLook || kinds.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 font-semibold text-quiet text-xs">{words.lookFor}</h3>
      <div className="flex flex-wrap gap-2">
        {kinds.map((type) => (
          <Button key={type} loading={look.isPending && look.variables === type} disabled={!workspace} onClick={() => look.mutate(type)}>
            {words.kinds[type]}
            <span className="font-normal text-quiet">{workspace && words.price(priceOf(type, workspace.prices))}</span>
          </Button>
        ))}
      </div>
      <p className="mt-1.5 text-quiet text-xs">{words.chargedIfFound}</p>
      {look.error && <EnrichError error={look.error} />}
    </section>
  );
}

/** Who was asked, newest first. */
function Attempts({ attempts }: Pick<TalentContacts, 'attempts'>) {
  const words = useWords();
  if (attempts.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 font-semibold text-quiet text-xs">{words.attempts}</h3>
      <ol className="flex flex-col gap-1.5">
        {attempts.toReversed().map(({ provider, kind, outcome, reason, at, creditsCharged }) => (
          <li key={`${provider} ${kind} ${at}`} className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">{words.providers[provider as keyof typeof words.providers] ?? provider}</span>
            <span className="text-quiet">{words.contactKinds[kind]}</span>
            <Badge tone={outcome === 'found' ? 'green' : outcome === 'error' ? 'red' : 'neutral'}>{words.attemptOutcomes[outcome]}</Badge>
            {outcome !== 'found' && <span className="text-quiet wrap-anywhere">{reason}</span>}
            <span className="ml-auto text-quiet text-xs">
              {creditsCharged > 0 && `${words.price(creditsCharged)} · `}
              <Time at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
