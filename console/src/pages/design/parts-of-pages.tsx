import { Archive, Ellipsis, FolderSearch, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { VerdictBadge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { CodeBlock } from '../../ui/code-block.tsx';
import { ApiCallButton } from '../../ui/copy-as-api-call.tsx';
import { Credits } from '../../ui/credits.tsx';
import { type DataColumn, DataTable, type Sort } from '../../ui/data-table.tsx';
import { ConfirmDialog, Dialog, Drawer } from '../../ui/dialog.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { KeyboardHints } from '../../ui/keyboard-hints.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Meter, Progress } from '../../ui/meter.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Stat } from '../../ui/stat.tsx';
import { EmptyState, ErrorState, ForbiddenState, UpgradeState } from '../../ui/states.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.ts';
import { Tooltip } from '../../ui/tooltip.tsx';

const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

export function Measures() {
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Stat label="Greens" value="7 / 10" hint="3 more to find" />
        <Stat label="Judged" value="1,204" />
        <Stat label="Pass rate" value="31%" />
        <Stat label="Spent" value={<Credits amount={2408} />} />
      </dl>
      <div className="grid gap-4 sm:grid-cols-3">
        <Meter label="Greens" value={7} max={10} tone="green" />
        <Meter label="Requests this hour" value={176} max={200} tone="amber" />
        <Progress label="Importing" value={42} />
      </div>
      <p className="flex flex-wrap gap-4 text-quiet">
        <Time at={hoursFromNow(-3)} />
        <Time at={hoursFromNow(50)} />
        <Kbd keys="Ctrl K" />
      </p>
    </>
  );
}

interface Person {
  id: string;
  name: string;
  title: string;
  verdict: 'green' | 'amber' | 'red';
  years: number;
}

const VERDICTS = ['green', 'amber', 'red'] as const;
const PEOPLE: readonly Person[] = Array.from({ length: 5_000 }, (_, at) => ({
  id: `person-${at}`,
  name: `Person ${at + 1}`,
  title:
    at % 7 === 0
      ? 'Principal data engineer for streaming platforms and everything around them'
      : 'Data engineer',
  verdict: VERDICTS[at % 3]!,
  years: (at * 7) % 30,
}));

const FEW_COLUMNS: readonly Column<Person>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ name }) => <span className="font-medium">{name}</span>,
  },
  { key: 'title', header: 'Title', cell: ({ title }) => title, wide: true },
  {
    key: 'verdict',
    header: 'Verdict',
    cell: ({ verdict }) => <VerdictBadge verdict={verdict} />,
  },
  { key: 'years', header: 'Years', align: 'right', cell: ({ years }) => years },
];

const MANY_COLUMNS: readonly DataColumn<Person>[] = [
  {
    key: 'name',
    header: 'Name',
    width: 'minmax(140px, 1fr)',
    cell: ({ name }) => <span className="font-medium">{name}</span>,
  },
  {
    key: 'title',
    header: 'Title',
    width: 'minmax(180px, 2fr)',
    cell: ({ title }) => title,
  },
  {
    key: 'verdict',
    header: 'Verdict',
    width: '110px',
    cell: ({ verdict }) => <VerdictBadge verdict={verdict} />,
  },
  {
    key: 'years',
    header: 'Years',
    width: '90px',
    align: 'right',
    sortable: true,
    cell: ({ years }) => years,
  },
];

export function Lists() {
  const [sort, setSort] = useState<Sort | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Person | null>(null);
  const sorted =
    sort === null
      ? PEOPLE
      : PEOPLE.toSorted((a, b) => (sort.order === 'asc' ? a.years - b.years : b.years - a.years));
  return (
    <>
      <Table
        label="A few people"
        rows={PEOPLE.slice(0, 3)}
        keyOf={({ id }) => id}
        columns={FEW_COLUMNS}
      />
      <DataTable
        label="5,000 people"
        height="320px"
        rows={sorted}
        total={sorted.length}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        onOpen={setOpened}
        columns={MANY_COLUMNS}
      />
      <Drawer
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={opened?.name}
        description={opened?.title}
      >
        Where a profile, its contacts and its verdicts would be.
      </Drawer>
    </>
  );
}

type Overlay = 'dialog' | 'confirm' | 'drawer' | 'hints';

export function Overlays() {
  const [open, setOpen] = useState<Overlay | null>(null);
  const [tab, setTab] = useState('one');
  const close = () => setOpen(null);
  return (
    <>
      <Openers onOpen={setOpen} />
      <Tabs
        label="Tabs"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'one',
            label: 'People',
            panel: <CodeBlock label="An id" code="cast_01j9z3k8e7f6v5t4s3r2q1p0na" />,
          },
          { value: 'two', label: 'Deliveries', panel: 'Nothing was delivered.' },
        ]}
      />
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="New sourcing"
        description="It starts empty."
        footer={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button look="primary" onClick={close}>
              Create
            </Button>
          </>
        }
      >
        <Field label="Name">
          <TextInput />
        </Field>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        danger
        title="Revoke this key?"
        description="Programs that use it stop at once."
        confirm="Revoke"
        onConfirm={close}
        onCancel={close}
      />
      <Drawer open={open === 'drawer'} onClose={close} title="Ada Lovelace" description="Analyst">
        <SkeletonRows rows={4} />
      </Drawer>
      <KeyboardHints
        open={open === 'hints'}
        onClose={close}
        shortcuts={[
          { keys: 'Ctrl K', does: 'Search pages and actions' },
          { keys: '?', does: 'Show this' },
        ]}
      />
    </>
  );
}

function Openers({ onOpen }: { onOpen(overlay: Overlay): void }) {
  const nothing = () => {};
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => onOpen('dialog')}>Dialog</Button>
      <Button onClick={() => onOpen('confirm')}>Confirm</Button>
      <Button onClick={() => onOpen('drawer')}>Drawer</Button>
      <Button onClick={() => onOpen('hints')}>Shortcuts</Button>
      <Menu
        align="start"
        trigger={<IconButton icon={Ellipsis} look="secondary" label="Menu" />}
        groups={[
          {
            title: 'Sourcing',
            actions: [
              { id: 'rename', label: 'Rename', icon: Pencil, onSelect: nothing },
              { id: 'close', label: 'Close', icon: Archive, onSelect: nothing, disabled: true },
            ],
          },
          {
            actions: [
              { id: 'delete', label: 'Delete', icon: Trash2, danger: true, onSelect: nothing },
            ],
          },
        ]}
      />
      <Tooltip text="Words beside what is pointed at">
        <Button>Tooltip</Button>
      </Tooltip>
      <Button
        onClick={() =>
          toast({
            title: '12 people added',
            description: 'To Data engineers, Lyon.',
            action: { label: 'Open', onClick: nothing },
          })
        }
      >
        Toast
      </Button>
      <Button
        onClick={() =>
          toast({
            tone: 'failed',
            title: 'Not added',
            description: 'Not enough workspace credits.',
          })
        }
      >
        Failed toast
      </Button>
      <ApiCallButton
        call={{
          method: 'POST',
          path: '/v1/sourcings',
          body: {},
          sdk: { method: 'createSourcing' },
        }}
      />
    </div>
  );
}

export function States() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Framed>
        <EmptyState
          icon={FolderSearch}
          title="You have no sourcing in progress"
          action={
            <Button look="primary" icon={Plus}>
              New sourcing
            </Button>
          }
        >
          A sourcing keeps candidates and messages together.
        </EmptyState>
      </Framed>
      <Framed>
        <ErrorState
          failure={{
            code: 'internal_error',
            message: 'An unexpected error occurred.',
            trackingCode: 'req_01j9z3k8e7f6v5t4s3r2q1p0na',
          }}
          onRetry={() => {}}
        />
      </Framed>
      <Framed>
        <UpgradeState action={<Button look="primary">See the plan</Button>}>
          Qualified searches are part of a larger plan.
        </UpgradeState>
      </Framed>
      <Framed>
        <ForbiddenState />
      </Framed>
      <SkeletonRows rows={5} />
    </div>
  );
}

const Framed = ({ children }: { children: ReactNode }) => (
  <div className="rounded-lg border border-line bg-surface">{children}</div>
);
