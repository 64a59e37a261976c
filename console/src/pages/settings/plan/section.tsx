import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApiForm } from '../../../app/api-form.ts';
import { failedToast } from '../../../app/failed-toast.ts';
import { FailedState, Loaded } from '../../../app/loaded.tsx';
import { useMay } from '../../../app/session.ts';
import { workspaceQuery } from '../../../app/workspace-query.ts';
import { useFormat } from '../../../language/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Switch } from '../../../ui/checkbox.tsx';
import { CopyAsApiCall } from '../../../ui/copy-as-api-call.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Stat } from '../../../ui/stat.tsx';
import { toast } from '../../../ui/toast.ts';
import { useMessages as useSettingsMessages } from '../messages.ts';
import { FairWords } from './fair-words.tsx';
import { useMessages } from './messages.ts';
import {
  changeWorkspace,
  SWITCHED,
  type Switched,
  switchCapability,
  type Workspace,
} from './queries.ts';

export function Section() {
  const messages = useMessages();
  const may = useMay('admin');
  const query = useQuery(workspaceQuery);
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={may ? messages.lead : `${messages.lead} ${messages.mayNot}`}
        actions={
          <CopyAsApiCall
            call={{ method: 'GET', path: '/v1/workspace', sdk: { method: 'readWorkspace' } }}
          />
        }
      />
      <Loaded query={query}>
        {(workspace) => (
          <>
            <Balances balances={workspace.balances} />
            <Capabilities capabilities={workspace.capabilities} mayChange={may} />
            <FairWords isStrict={workspace.protectedProxies === 'strict'} mayChange={may} />
            {may && <Details name={workspace.name} country={workspace.country} />}
          </>
        )}
      </Loaded>
    </>
  );
}

function Balances({
  balances: { apiCredits, workspaceCredits, reserved },
}: Pick<Workspace, 'balances'>) {
  const messages = useMessages();
  const format = useFormat();
  return (
    <Panel title={messages.balances} lead={messages.balancesWhy}>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Stat
          label={messages.apiCredits}
          value={format.number(apiCredits)}
          hint={messages.apiCreditsFor}
        />
        <Stat
          label={messages.workspaceCredits}
          value={format.number(workspaceCredits)}
          hint={messages.workspaceCreditsFor}
        />
        <Stat
          label={messages.reserved}
          value={format.number(reserved)}
          hint={messages.reservedFor}
        />
      </dl>
    </Panel>
  );
}

function Capabilities({
  capabilities,
  mayChange,
}: Pick<Workspace, 'capabilities'> & { mayChange: boolean }) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: ({ capability, on }: { capability: Switched; on: boolean }) =>
      switchCapability(capability, on),
    onSuccess: (workspace, { capability, on }) => {
      client.setQueryData(workspaceQuery.queryKey, workspace);
      const [name] = messages.capability[capability];
      void toast({ title: on ? messages.switchedOn(name!) : messages.switchedOff(name!) });
    },
    onError: failedToast(settings.notDone),
  });
  const isOn = (capability: Switched) =>
    change.isPending && change.variables.capability === capability
      ? change.variables.on
      : capabilities.includes(capability);
  const erases = capabilities.includes('erase_talents');
  const [erase, eraseWhy] = messages.erase;
  return (
    <Panel title={messages.capabilities} lead={messages.capabilitiesWhy}>
      <ul>
        {SWITCHED.map((capability) => (
          <li key={capability} className="flex items-center gap-4 border-line border-b py-2.5">
            <div className="min-w-0 grow">
              <p className="font-medium">{messages.capability[capability][0]}</p>
              <p className="text-quiet">{messages.capability[capability][1]}</p>
            </div>
            <Switch
              hideLabel
              label={messages.capability[capability][0]}
              checked={isOn(capability)}
              disabled={!mayChange}
              onChange={(on) => change.mutate({ capability, on })}
            />
          </li>
        ))}
        <li className="flex items-center gap-4 pt-2.5">
          <div className="min-w-0 grow">
            <p className="font-medium">{erase}</p>
            <p className="text-quiet">{eraseWhy}</p>
          </div>
          <Badge tone={erases ? 'green' : 'neutral'}>
            {erases ? messages.granted : messages.notGranted}
          </Badge>
        </li>
      </ul>
    </Panel>
  );
}

function Details({ name, country }: Pick<Workspace, 'name' | 'country'>) {
  const messages = useMessages();
  const settings = useSettingsMessages();
  const client = useQueryClient();
  const form = useApiForm({
    defaultValues: { name, country: country ?? '' },
    send: changeWorkspace,
    onDone: (workspace) => {
      client.setQueryData(workspaceQuery.queryKey, workspace);
      void toast({ title: settings.saved });
      return client.invalidateQueries({ queryKey: ['session'] });
    },
  });
  return (
    <Panel title={messages.workspace}>
      <form className="flex max-w-md flex-col gap-4" onSubmit={form.onSubmit}>
        <Field label={messages.name} error={form.errorOf('name')}>
          <TextInput required maxLength={200} {...form.input('name')} />
        </Field>
        <Field label={messages.country} hint={messages.countryWhy} error={form.errorOf('country')}>
          <TextInput maxLength={2} className="w-20 uppercase" {...form.input('country')} />
        </Field>
        <Button type="submit" className="self-start" loading={form.isSending}>
          {settings.save}
        </Button>
      </form>
      {form.failure && <FailedState error={form.failure} />}
    </Panel>
  );
}
