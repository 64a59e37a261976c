import type { Lexicon } from '../lexicon/types.ts';
import { memoize } from '../platform/memoize.ts';
import type { Language } from '../platform/operation.ts';
import type { Judge, JudgeInput } from './port.ts';
import { createDossiers } from './rules/dossier.ts';
import { evaluate } from './rules/evaluate.ts';
import { createGeography } from './rules/evaluate-place.ts';
import type { Finding, Question } from './rules/finding.ts';
import { inLanguage, languageOf } from './rules/in-language.ts';
import { askedIn } from './rules/meaning-of.ts';
import { readCriterion } from './rules/read-criterion.ts';
import type { CriterionReading } from './rules/reading.ts';
import { wordings } from './rules/wordings.ts';

/**
 * Raise the version when the same criterion and profile may get a different judgement than before.
 */
const RULES_JUDGE = 'rules/12';

/**
 * The number of criteria whose readings are cached; a casting has the same few for every talent.
 */
const REMEMBERED_CRITERIA = 5_000;

/** A criterion as the rules read it, and its finding for one profile. */
export interface RuledCriterion {
  /** In the scoring language; the same for every profile. */
  title: string;
  reading: CriterionReading;
  finding: Finding;
}

export interface Ruled {
  question: Question;
  criterias: readonly RuledCriterion[];
}

/**
 * Reads criteria and profiles by rules. The built-in judge answers with the result, and a model's
 * answers are checked against it.
 */
export function createRules({ lexicon }: { lexicon: Lexicon }): (input: JudgeInput) => Ruled {
  const read = {
    en: memoize(REMEMBERED_CRITERIA, (criterion) => readFor(criterion, 'en', lexicon)),
    fr: memoize(REMEMBERED_CRITERIA, (criterion) => readFor(criterion, 'fr', lexicon)),
  };
  const dossierOf = createDossiers(lexicon);
  const geography = createGeography(lexicon);
  const asked = memoize(REMEMBERED_CRITERIA, (label) => askedIn(label, lexicon));
  return ({ profile, criterias, language, asOf }) => {
    const question = {
      dossier: dossierOf(profile, asOf.getTime()),
      lexicon,
      words: wordings[language],
      geography,
      asked,
    };
    const ruled = criterias.map((criterion) => {
      const { reading, title } = read[language](criterion);
      return { title, reading, finding: evaluate(reading, question) };
    });
    return { question, criterias: ruled };
  };
}

/**
 * The built-in judge: needs no network and no model, and always gives the same answer for the same
 * profile and criteria. It reads each criterion by rules, and answers `unknown` when it cannot read
 * one.
 */
export function createRulesJudge({ lexicon }: { lexicon: Lexicon }): Judge {
  const rule = createRules({ lexicon });
  return {
    id: RULES_JUDGE,
    async judge(input) {
      input.signal?.throwIfAborted();
      const criterias = rule(input).criterias.map(
        ({ title, finding: { status, result, references } }) => {
          return { title, result, status, references: [...references] };
        },
      );
      return { recap: '', criterias };
    },
  };
}

/** Reads a criterion, with its labels and title in the scoring language. */
export function readFor(
  criterion: string,
  language: Language,
  lexicon: Lexicon,
): { reading: CriterionReading; title: string } {
  const reading = inLanguage(readCriterion(criterion, lexicon), criterion, language, lexicon);
  const own = languageOf(criterion, lexicon);
  const title = wordings[language].title(
    reading,
    own === null || own === language ? criterion : `“${criterion}”`,
  );
  return { reading, title };
}
