import { useMutation, useQuery } from '@tanstack/react-query';
import { Cpu } from 'lucide-react';
import { api, data } from '../../../app/api.ts';
import { FailedState, Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { useFormat } from '../../../language/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { Facts } from '../../../ui/facts.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { ForbiddenState } from '../../../ui/states.tsx';
import { type Instance, instanceQuery } from '../instance-query.ts';
import { useMessages } from './messages.ts';

export function Section() {
  const messages = useMessages();
  const may = useMay('admin');
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          may && (
            <CopyAsApiCall
              call={{ method: 'POST', path: '/v1/model/test', sdk: { method: 'testModel' } }}
            />
          )
        }
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
  const messages = useMessages();
  const format = useFormat();
  const judgeFacts = [
    [messages.judge, <code key="judge">{judge.judgeId}</code>],
    [messages.keeps, judge.keepsJudgements ? messages.reuseOn : messages.reuseOff],
  ] as const;
  if (model === null)
    return (
      <Panel title={messages.offline} lead={messages.offlineWhy}>
        <p className="mb-3 text-quiet">{messages.offlineHow}</p>
        <Facts facts={judgeFacts} />
      </Panel>
    );
  return (
    <Panel title={messages.configured}>
      <Facts
        facts={[
          [messages.model, <code key="model">{model.modelId}</code>],
          [messages.endpoint, model.endpoint ?? messages.providersOwn],
          ...judgeFacts,
          [messages.concurrency, format.number(model.concurrency)],
          [messages.timeout, messages.seconds(format.number(model.timeoutMs / 1_000))],
        ]}
      />
    </Panel>
  );
}

const TONES = { answered: 'green', failed: 'red', offline: 'neutral' } as const;

function Test() {
  const messages = useMessages();
  const format = useFormat();
  const trial = useMutation({ mutationFn: () => data(api.POST('/v1/model/test')) });
  const outcomes = {
    answered: messages.answered,
    failed: messages.failed,
    offline: messages.notAsked,
  };
  return (
    <Panel
      title={messages.test}
      lead={messages.testWhy}
      actions={
        <Button icon={Cpu} loading={trial.isPending} onClick={() => trial.mutate()}>
          {messages.testNow}
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
                ...(trial.data.latencyMs === null
                  ? []
                  : [
                      [
                        messages.latency,
                        messages.milliseconds(format.number(trial.data.latencyMs)),
                      ] as const,
                    ]),
                ...(trial.data.usage === null
                  ? []
                  : [
                      [
                        messages.tokens,
                        messages.tokensOf(
                          format.number(trial.data.usage.inputTokens),
                          format.number(trial.data.usage.outputTokens),
                        ),
                      ] as const,
                    ]),
                ...(trial.data.remedy === null
                  ? []
                  : [[messages.remedy, trial.data.remedy] as const]),
              ]}
            />
          </>
        )}
      </div>
      {trial.error && <FailedState error={trial.error} onRetry={() => trial.mutate()} />}
    </Panel>
  );
}
