import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAppMessages } from './messages.ts';
import { workspaceQuery } from './workspace-query.ts';

type Balance = 'apiCredits' | 'workspaceCredits';

const CODES = {
  apiCredits: 'insufficient_api_credits',
  workspaceCredits: 'insufficient_credits',
} as const;

/** Whether a balance is known not to pay for what costs `price`; it then need not be tried. */
export function useIsShort(balance: Balance, price = 1): boolean {
  const { data: workspace } = useQuery(workspaceQuery);
  return workspace !== undefined && workspace.balances[balance] < price;
}

/** Why something that costs credits cannot run, and how to get more. */
export function NoCredits({ balance }: { balance: Balance }) {
  const messages = useAppMessages();
  return (
    <p role="status" className="rounded-md bg-amber-soft px-3 py-2 text-amber">
      <strong className="font-semibold">{messages.needs402[CODES[balance]]}.</strong>{' '}
      {messages.howToGetCredits}{' '}
      <Link to="/settings/$section" params={{ section: 'plan' }} className="underline">
        {messages.seePlan}
      </Link>
    </p>
  );
}
