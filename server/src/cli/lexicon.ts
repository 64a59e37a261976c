import { type Command, InvalidArgumentError } from 'commander';
import { PUBLISHERS, type Publisher, type VocabularyReport } from '../lexicon/rules/vocabulary.ts';
import { answerWith, examples, withInstallation } from './command.ts';
import { CommandFailure } from './failure.ts';
import { quantity, table } from './output.ts';

/** Processes read vocabularies only at their start. */
const FROM_THE_NEXT_START =
  'Running processes use it after their next start, when they read all talents again.';

export function addLexicon(program: Command): void {
  const lexicon = program
    .command('lexicon')
    .description('add a publisher’s vocabulary of occupations and skills to the built-in one');
  addImport(lexicon);
  addList(lexicon);
  addRemove(lexicon);
}

async function loadVocabularies() {
  // Loaded here, so that help and usage errors do not wait for the lexicon.
  return import('../lexicon/vocabularies.ts');
}

function addImport(lexicon: Command): void {
  const command = lexicon
    .command('import')
    .description('import a publisher’s files from a folder; replaces an earlier import')
    .argument('<publisher>', PUBLISHERS.join(', '), parsePublisher)
    .argument('<folder>', 'folder with the files as the publisher distributes them')
    .addHelpText(
      'after',
      `
esco  occupations_en.csv, occupations_fr.csv, skills_en.csv, skills_fr.csv; or occupations.jsonl and skills.jsonl with en, enAlt, fr, frAlt
onet  Occupation Data.txt, Alternate Titles.txt, Sample of Reported Titles.txt, Technology Skills.txt
rome  appellations.csv
${examples('greenroom lexicon import esco ./esco', 'greenroom lexicon import rome ./rome --json')}`,
    );
  answerWith(command, async (_options, operands) => {
    const [publisher, folder = ''] = operands as [Publisher, string];
    return withInstallation(async (_core, { db }) => {
      const { createVocabularies } = await loadVocabularies();
      const { MissingFile } = await import('../lexicon/publishers.ts');
      const report = await createVocabularies({ db })
        .importFrom(publisher, folder)
        .catch((error: Error) => {
          if (error instanceof MissingFile || error instanceof SyntaxError)
            throw new CommandFailure(error.message);
          throw error;
        });
      return {
        data: { publisher, ...report },
        text: `${reportLines(report)}\n${FROM_THE_NEXT_START}`,
      };
    });
  });
}

function reportLines(report: VocabularyReport): string {
  return table(
    ['WHAT', 'COUNT'],
    [
      ['role families added', quantity(report.familiesAdded)],
      ['names joined to known families', quantity(report.formsJoined)],
      ['skills added', quantity(report.skillsAdded)],
      ['names joined to known skills', quantity(report.aliasesJoined)],
      ['names already known', quantity(report.known)],
      ['names skipped as ambiguous', quantity(report.ambiguous)],
      ['names skipped as unusable', quantity(report.unusable)],
    ],
  );
}

function addList(lexicon: Command): void {
  const list = lexicon
    .command('list')
    .description('list the imported vocabularies')
    .addHelpText('after', examples('greenroom lexicon list'));
  answerWith(list, () =>
    withInstallation(async (_core, { db }) => {
      const { createVocabularies } = await loadVocabularies();
      const vocabularies = await createVocabularies({ db }).list();
      const rows = vocabularies.map(({ publisher, report, importedAt }) => [
        publisher,
        quantity(report.familiesAdded),
        quantity(report.formsJoined),
        quantity(report.skillsAdded),
        importedAt.toISOString(),
      ]);
      const text =
        rows.length === 0
          ? 'No vocabulary is imported; the built-in one is used.'
          : table(['PUBLISHER', 'FAMILIES', 'NAMES', 'SKILLS', 'IMPORTED AT'], rows);
      return { data: { vocabularies }, text };
    }),
  );
}

function addRemove(lexicon: Command): void {
  const remove = lexicon
    .command('remove')
    .description('remove an imported vocabulary')
    .argument('<publisher>', PUBLISHERS.join(', '), parsePublisher)
    .addHelpText('after', examples('greenroom lexicon remove onet'));
  answerWith(remove, (_options, operands) =>
    withInstallation(async (_core, { db }) => {
      const publisher = operands[0] as Publisher;
      const { createVocabularies } = await loadVocabularies();
      if (!(await createVocabularies({ db }).remove(publisher)))
        throw new CommandFailure(`No vocabulary of ${publisher} is imported.`);
      return {
        data: { publisher, removed: true },
        text: `${publisher} is removed. ${FROM_THE_NEXT_START}`,
      };
    }),
  );
}

function parsePublisher(text: string): Publisher {
  const found = PUBLISHERS.find((publisher) => publisher === text);
  if (!found) throw new InvalidArgumentError(`It must be one of ${PUBLISHERS.join(', ')}.`);
  return found;
}
