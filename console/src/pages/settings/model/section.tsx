import { useMutation, useQuery } from '@tanstack/react-query';
import { Cpu } from 'lucide-react';
import { api, data } from '../../../app/api.ts';
import { FailedState, Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ForbiddenState } from '../../../ui/states.tsx';
import { Facts } from '../facts.tsx';
import { type Instance, instanceQuery } from '../instance-query.ts';
import { Panel } from '../panel.tsx';
import { useWords } from './words.ts';

export function Section() {
  const words = useWords();
  const may = useMay('admin');
  return (
    <>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={may && <CopyAsApiCall call={{ method: 'POST', path: '/v1/model/test', sdk: { method: 'testModel' } }} />}
      />
      {may ? <Content /> : <ForbiddenState />}
    </>
  );
}

function Content() {
  const query = useQuery(instanceQuery);
  return (
    <Loaded query={query}>
      {(instance) => (
        <>
          <Configured instance={instance} />
          <Test />
        </>
      )}
    </Loaded>
  );
}

function Configured({ instance: { model, judge } }: { instance: Instance }) {
  const words = useWords();
  const format = useFormat();
  const judgeFacts = [
    [words.judge, <code key="judge">{judge.judgeId}</code>],
    [words.keeps, judge.keepsJudgements ? words.keepsYes : words.keepsNo],
  ] as const;
  if (model === null)
    return (
      <Panel title={words.offline} lead={words.offlineWhy}>
        <p className="mb-3 text-quiet">{words.offlineHow}</p>
        <Facts facts={judgeFacts} />
      </Panel>
    );
  return (
    <Panel title={words.configured}>
      <Facts
        facts={[
          [words.model, <code key="model">{model.modelId}</code>],
          [words.endpoint, model.endpoint ?? words.providersOwn],
          ...judgeFacts,
          [words.concurrency, format.number(model.concurrency)],
          [words.timeout, words.seconds(format.number(model.timeoutMs / 1_000))],
        ]}
      />
    </Panel>
  );
}

const TONES = { answered: 'green', failed: 'red', offline: 'neutral' } as const;

function Test() {
  const words = useWords();
  const format = useFormat();
  const trial = useMutation({ mutationFn: () => data(api.POST('/v1/model/test')) });
  const outcomes = { answered: words.answered, failed: words.failed, offline: words.notAsked };
  return (
    <Panel
      title={words.test}
      lead={words.testWhy}
      actions={
        <Button icon={Cpu} loading={trial.isPending} onClick={() => trial.mutate()}>
          {words.testNow}
        </Button>
      }
    >
      <div role="status">
        {trial.data && (
          <>
            <p className="mb-1 flex flex-wrap items-center gap-2">
              <Badge tone={TONES[trial.data.outcome]}>{outcomes[trial.data.outcome]}</Badge>
              {trial.data.message}
            </p>
            <Facts
              facts={[
                ...(trial.data.latencyMs === null ? [] : [[words.latency, words.milliseconds(format.number(trial.data.latencyMs))] as const]),
                ...(trial.data.usage === null
                  ? []
                  : [
                      [
                        words.tokens,
                        words.tokensOf(format.number(trial.data.usage.inputTokens), format.number(trial.data.usage.outputTokens)),
                      ] as const,
                    ]),
                ...(trial.data.remedy === null ? [] : [[words.remedy, trial.data.remedy] as const]),
              ]}
            />
          </>
        )}
      </div>
      {trial.error && <FailedState error={trial.error} onRetry={() => trial.mutate()} />}
    </Panel>
  );
}
