import { getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { type PoolAsked, usePool } from '../../app/pool/pool.ts';
import { useMay } from '../../app/session.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { ForbiddenState } from '../../ui/states.tsx';
import { CriteriaStep } from './criteria-step.tsx';
import { type Draft, originOf, problemsOf, wantedOf, withFound } from './draft.ts';
import { useMessages } from './messages.ts';
import { PoolStep } from './pool-step.tsx';
import { QuotaStep } from './quota-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepList } from './step-list.tsx';
import { STEPS, type Step } from './steps.ts';
import { useDraft } from './use-draft.ts';
import { WebhookStep } from './webhook-step.tsx';

const route = getRouteApi('/frame/castings/new');

export function Page() {
  const messages = useMessages();
  const mayStart = useMay('spend');
  return (
    <div className="mx-auto max-w-4xl">
      <Link to="/castings" className={buttonClass('quiet', 'small', 'mb-3 -ml-2')}>
        <ArrowLeft aria-hidden size={14} />
        {messages.back}
      </Link>
      <PageHeader title={messages.title} lead={messages.lead} />
      {mayStart ? <Stepper /> : <ForbiddenState />}
    </div>
  );
}

function Stepper() {
  const messages = useMessages();
  const search: PoolAsked & { step?: Step; criterias?: string[] } = route.useSearch();
  const { step = 'pool', prompt, filters, criterias } = search;
  const navigate = useNavigate({ from: '/castings/new' });
  const setPool = useCallback(
    (pool: Pick<Draft, 'prompt' | 'filters'>, replace = true) =>
      void navigate({
        search: (now) => ({ step: now.step, prompt: pool.prompt, filters: pool.filters }),
        replace,
      }),
    [navigate],
  );
  const { draft, setDraft, forget } = useDraft({ prompt, filters }, setPool, criterias);
  // The draft has them now, and the user may change them.
  useEffect(() => {
    if (criterias)
      void navigate({ search: (now) => ({ ...now, criterias: undefined }), replace: true });
  }, [criterias, navigate]);
  const pool = usePool({ prompt, filters }, draft.scoringLanguage);
  const reading = pool.reading.data;
  useEffect(() => {
    if (prompt === undefined || !reading) return;
    const found = wantedOf(reading, filters);
    setDraft((now) => withFound(now, originOf(prompt, reading.language, found), found));
  }, [prompt, filters, reading, setDraft]);

  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const problems = problemsOf(draft);
  const faulty = {
    pool: pool.asked === null || pool.isBlocked,
    criteria: problems.criteria.length > 0,
    quota: problems.quota.length > 0,
    webhook: problems.webhook.length > 0,
    review: false,
  };
  const goTo = (next: Step) =>
    void navigate({ search: (now) => ({ ...now, step: next === 'pool' ? undefined : next }) });
  const panels = {
    pool: <PoolStep pool={pool} onChange={setPool} onNext={() => goTo('criteria')} />,
    criteria: (
      <CriteriaStep
        draft={draft}
        problems={problems.criteria}
        isReading={pool.reading.isLoading}
        onChange={change}
      />
    ),
    quota: <QuotaStep draft={draft} problems={problems.quota} onChange={change} />,
    webhook: (
      <WebhookStep
        webhook={draft.webhook}
        problems={problems.webhook}
        onChange={(webhook) => change({ webhook })}
      />
    ),
    review: (
      <ReviewStep
        draft={draft}
        pool={pool}
        faulty={STEPS.filter((one) => faulty[one])}
        onStarted={forget}
        onGoTo={goTo}
      />
    ),
  };

  return (
    <>
      <StepList step={step} faulty={faulty} onGoTo={goTo} />
      <section aria-label={messages.steps[step]} className="mt-4">
        {panels[step]}
      </section>
      <StepButtons step={step} isFaulty={faulty[step]} onGoTo={goTo} />
    </>
  );
}

interface StepButtonsProps {
  step: Step;
  isFaulty: boolean;
  onGoTo(step: Step): void;
}

function StepButtons({ step, isFaulty, onGoTo }: StepButtonsProps) {
  const messages = useMessages();
  const at = STEPS.indexOf(step);
  const [previous, next] = [STEPS[at - 1], STEPS[at + 1]];
  return (
    <div className="mt-6 flex flex-wrap justify-between gap-2 border-line border-t pt-4">
      {previous ? (
        <Button icon={ArrowLeft} onClick={() => onGoTo(previous)}>
          {messages.previous}
        </Button>
      ) : (
        <span />
      )}
      {next && (
        <Button look="primary" disabled={isFaulty} onClick={() => onGoTo(next)}>
          {messages.next}
          <ArrowRight aria-hidden size={15} />
        </Button>
      )}
    </div>
  );
}
