import { loadConfig } from '../platform/config.ts';
import type { Language } from '../platform/operation.ts';
import { UsageCommand } from './command.ts';
import { createDemoApi } from './demo/api.ts';
import { conclusionText, peopleText, titleText, verdictText } from './demo/present.ts';
import { type Found, findPeople, judgePeople } from './demo/run.ts';
import { openDemoService } from './demo/service.ts';
import { failureLines } from './failure.ts';
import { oneOf, parseName } from './options.ts';
import { oneLine } from './output.ts';

/*
 * npm run demo: finds people from a prompt and judges them live in the terminal, with every
 * verdict's reasons. It uses the service that runs, or starts one for as long as it lasts.
 */

const DEFAULT_PROMPT = 'Data engineers in France who know Python';
/** Beside what the prompt itself asks for; chosen so that the verdicts differ. */
const DEFAULT_CRITERIA = [
  'At least 8 years of experience',
  'Has worked with Spark',
  'Has led a team',
  'Speaks English',
];

interface DemoOptions {
  language?: Language;
  criterion: string[];
  json: boolean;
}

async function demo(
  prompt: string,
  { language, criterion }: DemoOptions,
  signal: AbortSignal,
): Promise<void> {
  const criteria = criterion.length > 0 || prompt !== DEFAULT_PROMPT ? criterion : DEFAULT_CRITERIA;
  const write = (text: string): void => void process.stdout.write(`${text}\n`);
  const service = await openDemoService(loadConfig(), signal);
  try {
    const api = createDemoApi(service.url, service.apiKey, signal);
    write(titleText('Find', prompt));
    const found: Found = await findPeople(api, prompt);
    write(peopleText(found));
    if (found.talents.length === 0) return;
    write(titleText('Judge', 'the best matches one after the other, until three are green'));
    const casting = await judgePeople(
      api,
      { prompt, criteria, language: language ?? null },
      { signal, onVerdict: (talent) => write(verdictText(talent)) },
    );
    write(conclusionText(found, casting, await service.creditsLeft()));
  } finally {
    await service.close();
  }
}

async function main(): Promise<number> {
  const stop = new AbortController();
  let readerLeft = false;
  // Nobody reads on (npm run demo | head): what was started for the demo stops with it.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    readerLeft = true;
    stop.abort();
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(name, () => (stop.signal.aborted ? process.exit(130) : stop.abort()));
  const command = new UsageCommand('demo');
  command
    .description('find people from a prompt and judge them live, with every verdict’s reasons')
    .argument(
      '[prompt...]',
      'who to look for, in English or French',
      (word, words: string[]) => [...words, parseName(word)],
      [],
    )
    .option(
      '--criterion <text>',
      'a further criterion to judge by; may be repeated',
      (text, criteria: string[]) => [...criteria, parseName(text)],
      [],
    )
    .option('--language <code>', 'language of the verdicts, en or fr', oneOf(['en', 'fr']))
    .configureOutput({ outputError: (message, print) => print(`${oneLine(message)}\n`) })
    .exitOverride();
  try {
    command.parse();
    await demo(command.args.join(' ') || DEFAULT_PROMPT, command.opts<DemoOptions>(), stop.signal);
    return 0;
  } catch (error) {
    if (error instanceof Error && 'exitCode' in error) return Number(error.exitCode);
    if (stop.signal.aborted) return readerLeft ? 0 : 130;
    for (const line of failureLines(error)) process.stderr.write(`demo: ${line}\n`);
    return 1;
  }
}

process.exit(await main());
