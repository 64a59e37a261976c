import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../app/loaded.tsx';
import { useSession } from '../../../app/session.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { factorsQuery } from './factor-queries.ts';
import { Passkeys } from './passkeys.tsx';
import { SecondFactor } from './second-factor.tsx';

/** What signs the user in beside or instead of a password. */
export function Factors() {
  const query = useQuery(factorsQuery);
  const { user } = useSession();
  return (
    <Loaded query={query} skeleton={<Skeleton className="mb-6 h-24" />}>
      {({ secondFactor, passkeys }) => (
        <>
          <SecondFactor isOn={secondFactor} hasPassword={user.hasPassword} />
          <Passkeys passkeys={passkeys} />
        </>
      )}
    </Loaded>
  );
}
