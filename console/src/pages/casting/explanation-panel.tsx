import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { useFormat } from '../../language/format.ts';
import { VerdictBadge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useUiMessages } from '../../ui/messages.ts';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Time } from '../../ui/time.tsx';
import { StatusWord } from './criterion-line.tsx';
import { useMessages } from './messages.ts';
import { type Explanation, explanationQuery } from './queries.ts';

/** How the verdict was computed. It is loaded only when the user opens it. */
export function ExplanationPanel({ castingId, talentId }: { castingId: string; talentId: string }) {
  const messages = useMessages();
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-5">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-ml-1 flex h-7 items-center gap-1 rounded-md pr-2 font-semibold hover:bg-hover"
      >
        <ChevronRight
          aria-hidden
          size={16}
          className={classNames('transition-transform', open && 'rotate-90')}
        />
        {messages.explain}
      </button>
      {open && <Explained castingId={castingId} talentId={talentId} />}
    </div>
  );
}

function Explained({ castingId, talentId }: { castingId: string; talentId: string }) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const query = useQuery(explanationQuery(castingId, talentId));
  return (
    <div className="mt-2">
      <Loaded query={query} skeleton={<SkeletonRows rows={4} />}>
        {({ rule, criterias, replay, judge, judgedAt, profile }) => (
          <div className="flex flex-col gap-4">
            <section>
              <h4 className="mb-1 text-quiet">{messages.rule}</h4>
              <p className="flex flex-wrap items-center gap-2">
                {rule.arithmetic} <VerdictBadge verdict={rule.verdict} />
              </p>
            </section>
            <section>
              <h4 className="mb-1 text-quiet">{messages.readings}</h4>
              <ol className="flex flex-col gap-2.5">
                {criterias.map((one) => (
                  <Reading key={one.criterion} {...one} />
                ))}
              </ol>
            </section>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
              <dt className="text-quiet">{messages.judge}</dt>
              <dd>
                {messages.judges[judge.kind]} {judge.model && `(${judge.model}) `}
                <span className="font-mono text-xs">{judge.version}</span>
              </dd>
              <dt className="text-quiet">{messages.judgedAt}</dt>
              <dd>
                <Time at={judgedAt} />
              </dd>
            </dl>
            <p className="text-quiet">
              {profile.changed && `${messages.profileChanged} `}
              {replay.same
                ? messages.replaySame
                : messages.replayDiffers(uiMessages.verdicts[replay.verdict])}
            </p>
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** One criterion as the rules understood it, part by part. */
function Reading({ criterion, stored, rules }: Explanation['criterias'][number]) {
  const messages = useMessages();
  const format = useFormat();
  const { of, atLeast } = rules.combination;
  const joined =
    of === 'some'
      ? messages.combinations.some(format.number(atLeast ?? 1))
      : messages.combinations[of];
  return (
    <li className="border-line border-l-2 pl-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-medium">{criterion}</span>
        <StatusWord status={stored.status} />
      </p>
      {joined && <p className="text-quiet text-xs">{joined}</p>}
      <ul>
        {rules.parts.map((part) => (
          <li key={part.reading}>
            <p>{part.reading}</p>
            <p className="text-quiet">{part.result}</p>
            {part.counted && <Counted counted={part.counted} />}
          </li>
        ))}
      </ul>
      {rules.status !== stored.status && (
        <p className="flex flex-wrap items-center gap-1.5 text-quiet">
          {messages.ruleResult} <StatusWord status={rules.status} />
        </p>
      )}
    </li>
  );
}

type CountedTime = NonNullable<
  Explanation['criterias'][number]['rules']['parts'][number]['counted']
>;

function Counted({ counted: { minYears, maxYears, asked, jobs } }: { counted: CountedTime }) {
  const messages = useMessages();
  const format = useFormat();
  const years = (value: number) => format.number(Math.round(10 * value) / 10);
  const month = (at: string | null) => (at === null ? '?' : format.month(at));
  const wanted = messages.asked(
    asked.minYears === null ? null : years(asked.minYears),
    asked.maxYears === null ? null : years(asked.maxYears),
  );
  return (
    <div className="mt-1 rounded-md bg-sunken px-2.5 py-1.5 text-xs">
      <p>
        {messages.counted}:{' '}
        <span className="font-medium">
          {messages.countedYears(years(minYears), maxYears === null ? null : years(maxYears))}
        </span>
        {wanted && ` · ${messages.askedFor}: ${wanted}`}
      </p>
      <ul aria-label={messages.countedJobs}>
        {jobs.map(({ path, title, organizationName, from, to, isCurrent }) => (
          <li key={path} className="text-quiet">
            {[title ?? messages.untitled, organizationName].filter(Boolean).join(', ')}:{' '}
            {month(from)} – {isCurrent ? messages.today : month(to)}
          </li>
        ))}
      </ul>
    </div>
  );
}
