import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LoaderCircle, Mail, Phone } from 'lucide-react';
import { useFormat } from '../../language/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyButton } from '../../ui/code-block.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { Loaded } from '../loaded.tsx';
import { NoCredits, useIsShort } from '../no-credits.tsx';
import { useMay } from '../session.ts';
import { workspaceQuery } from '../workspace-query.ts';
import {
  contactsQuery,
  type EnrichmentType,
  enrich,
  type Lookup,
  type TalentContacts,
} from './contacts-queries.ts';
import { EnrichError } from './enrich-error.tsx';
import { priceOf } from './enrich-price.ts';
import { useMessages } from './messages.ts';

interface ContactsProps {
  talentId: string;
  /** Null: this person cannot be looked up yet. */
  lookup: Lookup | null;
}

/** The contacts that the workspace may read, and the search for more. */
export function Contacts({ talentId, lookup }: ContactsProps) {
  const messages = useMessages();
  const query = useQuery(contactsQuery(talentId));
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={3} />}>
      {(contacts) => (
        <div className="flex flex-col gap-5">
          <Found
            title={messages.emails}
            none={messages.noEmail}
            icon={Mail}
            contacts={contacts.emails}
          />
          <Found
            title={messages.phones}
            none={messages.noPhone}
            icon={Phone}
            contacts={contacts.phones}
          />
          {lookup && <LookFor lookup={lookup} contacts={contacts} />}
          <Attempts attempts={contacts.attempts} />
        </div>
      )}
    </Loaded>
  );
}

function Found({
  title,
  none,
  icon: Icon,
  contacts,
}: {
  title: string;
  none: string;
  icon: typeof Mail;
  contacts: TalentContacts['emails'];
}) {
  const messages = useMessages();
  const format = useFormat();
  return (
    <section>
      <h3 className="mb-1.5 font-semibold text-quiet text-xs">{title}</h3>
      {contacts.length === 0 ? (
        <p className="text-quiet">{none}</p>
      ) : (
        <ul className="rounded-lg border border-line">
          {contacts.map(({ value, provider, status, usage, expiresAt }) => (
            <li
              key={value}
              className="flex items-center gap-2 border-line px-3 py-2 not-last:border-b"
            >
              <Icon aria-hidden size={15} className="shrink-0 text-quiet" />
              <span className="min-w-0 grow">
                <span className="block font-medium wrap-anywhere">{value}</span>
                <span className="block text-quiet text-xs">
                  {[
                    messages.from(
                      messages.providers[provider as keyof typeof messages.providers] ?? provider,
                    ),
                    usage && messages.usages[usage],
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                  {' · '}
                  {messages.until(format.date(new Date(expiresAt)))}
                </span>
              </span>
              <Badge
                tone={status === 'verified' ? 'green' : status === 'probable' ? 'amber' : 'neutral'}
              >
                {messages.contactStates[status]}
              </Badge>
              <CopyButton text={value} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** The kinds to look up. A kind that is already known is left out. */
function missing({ emails, phones }: TalentContacts): EnrichmentType[] {
  const kinds: EnrichmentType[] = [];
  if (!emails.some(({ usage }) => usage !== 'professional')) kinds.push('personalEmail');
  if (phones.length === 0) kinds.push('phone');
  return kinds.length === 2 ? [...kinds, 'all'] : kinds;
}

function LookFor({ lookup, contacts }: { lookup: Lookup; contacts: TalentContacts }) {
  const messages = useMessages();
  const client = useQueryClient();
  const mayLook = useMay('spend');
  const { data: workspace } = useQuery(workspaceQuery);
  const cheapest = workspace
    ? Math.min(...missing(contacts).map((type) => priceOf(type, workspace.prices)))
    : 0;
  const isShort = useIsShort('workspaceCredits', cheapest);
  const look = useMutation({
    mutationFn: (type: EnrichmentType) => enrich(lookup, type),
    onSuccess: () => client.invalidateQueries({ queryKey: ['contacts', contacts.talentId] }),
  });
  if (contacts.contactsLoading)
    return (
      <p role="status" className="flex items-center gap-2 text-quiet">
        <LoaderCircle aria-hidden size={15} className="animate-spin" />
        {messages.looking}
      </p>
    );
  const kinds = missing(contacts);
  if (!mayLook || kinds.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 font-semibold text-quiet text-xs">{messages.lookFor}</h3>
      <div className="flex flex-wrap gap-2">
        {kinds.map((type) => (
          <Button
            key={type}
            loading={look.isPending && look.variables === type}
            disabled={
              !workspace || priceOf(type, workspace.prices) > workspace.balances.workspaceCredits
            }
            onClick={() => look.mutate(type)}
          >
            {messages.kinds[type]}
            <span className="font-normal text-quiet">
              {workspace && messages.price(priceOf(type, workspace.prices))}
            </span>
          </Button>
        ))}
      </div>
      <p className="mt-1.5 text-quiet text-xs">{messages.chargedIfFound}</p>
      {isShort && <NoCredits balance="workspaceCredits" />}
      {look.error && <EnrichError error={look.error} />}
    </section>
  );
}

/** The providers asked, newest first. */
function Attempts({ attempts }: Pick<TalentContacts, 'attempts'>) {
  const messages = useMessages();
  if (attempts.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1.5 font-semibold text-quiet text-xs">{messages.attempts}</h3>
      <ol className="flex flex-col gap-1.5">
        {attempts.toReversed().map(({ provider, kind, outcome, reason, at, creditsCharged }) => (
          <li key={`${provider} ${kind} ${at}`} className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-medium">
              {messages.providers[provider as keyof typeof messages.providers] ?? provider}
            </span>
            <span className="text-quiet">{messages.contactKinds[kind]}</span>
            <Badge tone={outcome === 'found' ? 'green' : outcome === 'error' ? 'red' : 'neutral'}>
              {messages.attemptOutcomes[outcome]}
            </Badge>
            {outcome !== 'found' && <span className="text-quiet wrap-anywhere">{reason}</span>}
            <span className="ml-auto text-quiet text-xs">
              {creditsCharged > 0 && `${messages.price(creditsCharged)} · `}
              <Time at={at} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
