import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Merge, Split } from 'lucide-react';
import { useMay } from '../../app/session.ts';
import { nameOf } from '../../app/talents/name.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { dismissProposal, mergeProposal, unmergeTalent } from './changes.ts';
import { useMessages } from './messages.ts';
import { type IdentityProposal, PROPOSALS_KEY, proposalsQuery } from './queries.ts';

/** People who may be one, side by side; absent when there are none. */
export function Proposals() {
  const messages = useMessages();
  const { data } = useQuery(proposalsQuery);
  if (!data || data.proposals.length === 0) return null;
  return (
    <section aria-label={messages.proposals} className="mb-8">
      <h2 className="font-semibold text-lg">{messages.proposals}</h2>
      <p className="mb-3 text-quiet">{messages.proposalsWhy}</p>
      <ul className="flex flex-col gap-3">
        {data.proposals.map((proposal) => (
          <ProposalCard key={proposal.proposalId} proposal={proposal} />
        ))}
      </ul>
    </section>
  );
}

function ProposalCard({ proposal }: { proposal: IdentityProposal }) {
  const messages = useMessages();
  const maySpend = useMay('spend');
  return (
    <li className="rounded-lg border border-line bg-surface p-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {proposal.talents.map(({ talentId, talent }) => (
          <div key={talentId} className="min-w-0">
            <p className="font-medium">{nameOf(talent) ?? messages.noName}</p>
            <p className="text-quiet">
              {[talent.jobTitle, talent.currentOrganization?.name, talent.city]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
        ))}
      </div>
      <ul className="mt-3 list-disc pl-5">
        {proposal.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <Differences proposal={proposal} />
      {maySpend && <Decision proposal={proposal} />}
    </li>
  );
}

function Differences({ proposal: { differs } }: { proposal: IdentityProposal }) {
  const messages = useMessages();
  if (differs.length === 0) return null;
  return (
    <details className="mt-2">
      <summary className="cursor-pointer">{messages.compare}</summary>
      <dl className="mt-1 grid grid-cols-[auto_1fr_1fr] gap-x-4 gap-y-1">
        {differs.map(({ field, values: [first, second] }) => (
          <div key={field} className="contents">
            <dt className="text-quiet">{messages.fields[field]}</dt>
            <dd>{first ?? messages.nothing}</dd>
            <dd>{second ?? messages.nothing}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Decision({ proposal: { proposalId, talents } }: { proposal: IdentityProposal }) {
  const messages = useMessages();
  const client = useQueryClient();
  const done = () => client.invalidateQueries({ queryKey: PROPOSALS_KEY });
  const failed = (error: Error) =>
    void toast({ title: messages.notDecided, description: error.message, tone: 'failed' });
  const unmerge = useMutation({
    mutationFn: unmergeTalent,
    onSuccess: () => void toast({ title: messages.unmerged }),
    onError: failed,
    onSettled: done,
  });
  const merge = useMutation({
    mutationFn: () => mergeProposal(proposalId),
    onSuccess: () => {
      const [first, second] = talents;
      void toast({
        title: messages.merged((first && nameOf(first.talent)) ?? messages.noName),
        action: second && {
          label: messages.unmerge,
          onClick: () => unmerge.mutate(second.talentId),
        },
      });
    },
    onError: failed,
    onSettled: done,
  });
  const dismiss = useMutation({
    mutationFn: () => dismissProposal(proposalId),
    onSuccess: () => void toast({ title: messages.dismissed }),
    onError: failed,
    onSettled: done,
  });
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button look="primary" icon={Merge} loading={merge.isPending} onClick={() => merge.mutate()}>
        {messages.same}
      </Button>
      <Button icon={Split} loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
        {messages.different}
      </Button>
    </div>
  );
}
