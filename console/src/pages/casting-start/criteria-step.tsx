import { useQuery } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import type { components } from '../../../../client/src/types.gen.ts';
import { useSettled } from '../../app/settled.ts';
import { useFormat } from '../../language/format.ts';
import { LANGUAGE_NAMES, LANGUAGES, useLanguage } from '../../language/language.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field, TextInput } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import {
  type Draft,
  lengthOf,
  MAX_CRITERIAS,
  MAX_CRITERION_LENGTH,
  type Problem,
} from './draft.ts';
import { useMessages } from './messages.ts';
import { criterionPreviewQuery } from './queries.ts';

type Preview = components['schemas']['CriterionPreview'];

interface CriteriaStepProps {
  draft: Draft;
  problems: readonly Problem[];
  /** The criteria of the prompt are loading. */
  isReading: boolean;
  onChange(part: Partial<Draft>): void;
}

/**
 * The criteria that everyone is judged against: those of the prompt and the user's own. The user
 * can change or remove each one.
 */
export function CriteriaStep({ draft, problems, isReading, onChange }: CriteriaStepProps) {
  const messages = useMessages();
  const { criterias, found, scoringLanguage } = draft;
  const set = (index: number, text: string) =>
    onChange({ criterias: criterias.map((one, at) => (at === index ? text : one)) });
  const add = () => onChange({ criterias: [...criterias, ''] });
  const mayAdd = criterias.length < MAX_CRITERIAS;
  return (
    <div className="flex flex-col gap-4">
      <p className="max-w-2xl text-quiet">{messages.criteriaWhy}</p>
      {isReading && criterias.length === 0 ? (
        <Skeleton className="h-24 w-full" />
      ) : (
        <ol aria-label={messages.steps.criteria} className="flex flex-col gap-3">
          {criterias
            .map((criterion, index) => ({ criterion, name: messages.criterion(index + 1) }))
            .map(({ criterion, name }, index) => (
              <CriterionRow
                key={name}
                name={name}
                criterion={criterion}
                isFound={found?.criterias.includes(criterion) ?? false}
                onChange={(text) => set(index, text)}
                onRemove={() => onChange({ criterias: criterias.filter((_, at) => at !== index) })}
                onEnter={mayAdd ? add : undefined}
              />
            ))}
        </ol>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={Plus} onClick={add} disabled={!mayAdd}>
          {messages.addCriterion}
        </Button>
        <span className="text-quiet">
          {mayAdd ? messages.criteriaLimit : messages.criteriaFull}
        </span>
      </div>
      {problems.includes('none') && <p className="text-quiet">{messages.problems.none}</p>}
      <div className="flex flex-col items-start gap-1.5">
        <span className="font-medium">{messages.language}</span>
        <Segments
          label={messages.language}
          value={scoringLanguage}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={(next) => onChange({ scoringLanguage: next })}
        />
        <span className="text-quiet text-xs">{messages.languageHint}</span>
      </div>
    </div>
  );
}

interface CriterionRowProps {
  name: string;
  criterion: string;
  /** Found in the prompt, and unchanged. */
  isFound: boolean;
  onChange(text: string): void;
  onRemove(): void;
  /** The user pressed Enter. */
  onEnter?(): void;
}

function CriterionRow({
  name,
  criterion,
  isFound,
  onChange,
  onRemove,
  onEnter,
}: CriterionRowProps) {
  const messages = useMessages();
  const format = useFormat();
  const language = useLanguage();
  const settled = useSettled(criterion.trim());
  const length = lengthOf(criterion);
  const isTooLong = length > MAX_CRITERION_LENGTH;
  const { data: preview } = useQuery(
    criterionPreviewQuery(isTooLong || settled !== criterion.trim() ? '' : settled, language),
  );
  const error = isTooLong
    ? messages.problems.tooLong(format.number(length))
    : (preview?.refused ?? undefined);
  return (
    <li className="flex items-start gap-2">
      <Field
        label={name}
        hideLabel
        error={error}
        hint={preview && error === undefined && <HowJudged preview={preview} />}
        className="grow"
      >
        <TextInput
          value={criterion}
          placeholder={messages.criterionExample}
          // A new criterion is ready for typing.
          autoFocus={criterion === ''}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (criterion.trim() !== '') onEnter?.();
          }}
        />
      </Field>
      {isFound && (
        <span className="flex h-8 items-center">
          <Badge tone="accent">{messages.fromPrompt}</Badge>
        </span>
      )}
      <IconButton icon={X} label={messages.removeCriterion(name)} onClick={onRemove} />
    </li>
  );
}

/** How the criterion is read, and what would show it; before anybody is judged. */
function HowJudged({ preview }: { preview: Preview }) {
  const messages = useMessages();
  const warning =
    preview.judgeable === 'no'
      ? messages.notJudgeable
      : preview.judgeable === 'partly'
        ? messages.partlyJudgeable
        : preview.readAs === 'words'
          ? messages.literal
          : null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1" aria-live="polite">
      {warning !== null && <Badge tone="amber">{warning}</Badge>}
      {preview.judgeable !== 'no' && (
        <span>{messages.readAs(preview.parts.map(({ reading }) => reading))}</span>
      )}
      <span>{preview.evidence}</span>
    </span>
  );
}
