import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../app/loaded.tsx';
import { useSession } from '../../app/session.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { FirstKey } from './first-key.tsx';
import { useMessages } from './messages.ts';
import { onboardingQuery } from './queries.ts';
import { STEP_HEIGHT_PX, Steps } from './steps.tsx';

/** The page for new users: a key, the first request, and steps that are ticked automatically. */
export function Page() {
  const messages = useMessages();
  const { user } = useSession();
  const query = useQuery(onboardingQuery);
  return (
    <>
      <PageHeader title={messages.title(user.name)} lead={messages.lead} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="steps">
          <h2 id="steps" className="mb-3 font-semibold text-lg">
            {messages.steps}
          </h2>
          <Loaded query={query} skeleton={<SkeletonRows rows={5} height={STEP_HEIGHT_PX} />}>
            {(onboarding) => <Steps onboarding={onboarding} />}
          </Loaded>
        </section>
        <FirstKey />
      </div>
    </>
  );
}
