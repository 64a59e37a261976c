import type { Command } from 'commander';
import type { CounterfactualAudit } from '../fairness/contract.ts';
import { CHANGES } from '../fairness/rules/variants.ts';
import { answerWith, examples } from './command.ts';
import { addImpact } from './impact.ts';
import { wholeNumber } from './options.ts';
import { table } from './output.ts';
import { addServiceOptions, createServiceApi, type ServiceOptions } from './service-api.ts';

export function addFairness(program: Command): void {
  const fairness = program
    .command('fairness')
    .description('audit the judge for what must not matter');
  addCounterfactual(fairness);
  addImpact(fairness);
}

function addCounterfactual(fairness: Command): void {
  const command = addServiceOptions(
    fairness
      .command('counterfactual')
      .description(
        'judge copies of the people of a casting that differ in names, gendered forms, schools, ages or gaps; free with the built-in judge',
      )
      .argument('<castingId>', 'casting whose people are copied')
      .option('--talents <n>', 'at most this number of people', wholeNumber(1, 100), 30),
  ).addHelpText(
    'after',
    `\nThe changes are ${CHANGES.join(', ')}. Nothing is stored. --json prints every flip with its evidence.\n${examples(
      'greenroom fairness counterfactual cast_… --api-key grk_…',
    )}`,
  );
  answerWith<ServiceOptions & { talents: number }>(command, async ({ talents, ...service }) => {
    const [castingId] = command.args;
    const audit = await createServiceApi(service).post<CounterfactualAudit>(
      '/fairness/counterfactual',
      { castingId, talents },
    );
    return { data: audit, text: describe(audit) };
  });
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;

function describe({ judge, talents, changes, flips, ...total }: CounterfactualAudit): string {
  const row = (name: string, { copies, flipped, rate, low, high }: typeof total) => [
    name,
    String(copies),
    String(flipped),
    percent(rate),
    `${percent(low)} to ${percent(high)}`,
  ];
  const rows = [...changes.map((one) => row(one.change, { ...total, ...one })), row('all', total)];
  const lines = flips.map(
    ({ talentId, change, criterion, before, after }) =>
      `${talentId}: ${change} changes "${criterion}" from ${before.status} to ${after.status}`,
  );
  return [
    `${judge} judged copies of ${talents} people.`,
    table(['CHANGE', 'COPIES', 'FLIPPED', 'RATE', '95 % INTERVAL'], rows),
    ...lines,
  ].join('\n');
}
