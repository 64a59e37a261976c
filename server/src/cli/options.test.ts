import type { Command, Option } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from './program.ts';

/*
 * Commander puts an empty string where a parser answers null or undefined, so every value that an
 * option documents is run through commander itself.
 */

const ID = ['ws_1', 'key_abc-DEF'];
const PORT = ['1', '993', '65535'];

/**
 * Every value, or one of each kind, that the help names: by option, or by command and option where
 * they differ.
 */
const DOCUMENTED: Record<string, readonly string[]> = {
  '--workspace': ID,
  '--key': ID,
  '--user': ID,
  '--account': ID,
  '--message': ID,
  '--talent': ID,
  '--merge': ['idp_1'],
  '--dismiss': ['idp_1'],
  '--unmerge': ['tal_1'],
  '--page': ['1', '1000000'],
  '--limit': ['1', '50'],
  'audit --limit': ['10000'],
  'credits --limit': ['10000'],
  'castings --limit': ['10000'],
  'credits --by': ['day', 'month'],
  '--preset': ['agent'],
  '--greens': ['1', '50'],
  '--max-credits': ['2', '300'],
  '--every': ['1', '60'],
  '--state': ['waiting', 'sending', 'delivered', 'failed'],
  'candidates enrich --type': ['phone', 'personalEmail', 'all'],
  '--limits': ['1,30,200,1000,15000', '0,0,0,0,0'],
  '--name': ['Recruiting', 'x'],
  '--label': ['Later', 'x'],
  '--handle': ['INTERVIEW_PLANNED'],
  '--position': ['0', '1000'],
  '--api-credits': ['0', '1000'],
  '--credits': ['0', '200'],
  '--api': ['1', '1000'],
  '--workspace-credits': ['1', '200'],
  '--capabilities': [
    'all',
    'none',
    'create_sourcings',
    'create_sourcings,use_outreach_integrations,erase_talents',
  ],
  '--language': ['en', 'fr', 'none'],
  '--scopes': ['read', 'read,spend,send,admin'],
  '--reason': ['The invoice of May is open.'],
  '--overlap': ['0', '90m', '24h', '7d', '30d'],
  '--email': ['ada@example.com'],
  '--role': ['owner', 'recruiter', 'viewer'],
  '--roles': ['api', 'worker', 'api,worker', 'index'],
  '--count': ['1', '10000'],
  '--seed': ['0', '1'],
  '--older-than': ['0', '90'],
  '--forward-to': ['http://localhost:4000/hook'],
  '--cost': ['0', '5'],
  '--kinds': ['email', 'phone', 'email,phone'],
  '--smtp-port': PORT,
  '--imap-port': PORT,
  '--smtp-security': ['tls', 'starttls'],
  '--imap-security': ['tls', 'starttls'],
  'talents terms --basis': ['consent', 'legitimate_interest', 'vital_interests'],
  'fairness counterfactual --talents': ['1', '100'],
  'fairness impact --selected': ['green', 'green,amber'],
  'fairness impact --language': ['en', 'fr'],
  '--months': ['1', '24'],
  '--at-end': ['delete', 'ask'],
  '--told': ['tal_1'],
  '--told-import': ['imp_1'],
  '--sourcing': ['src_1'],
  '--how': ['email', 'letter', 'already_knew'],
  '--keep': ['tal_1'],
  'talents --language': ['en', 'fr'],
  'providers set --key': ['a key of the provider'],
  'providers --type': ['hunter'],
  'channels connect --type': ['email', 'proNetwork', 'chat_app', 'sms'],
  'channels connect --provider': ['imap', 'gmail', 'outlook', 'unipile', 'twilio', 'sandbox'],
};

type ParsedOption = Option & { parseArg: NonNullable<Option['parseArg']>; long: string };

function optionsOf(
  command: Command,
  path = '',
): { path: string; option: ParsedOption; command: Command }[] {
  const own = command.options.filter(
    (option): option is ParsedOption => option.parseArg !== undefined,
  );
  return [
    ...own.map((option) => ({ path, option, command })),
    ...command.commands.flatMap((one) => optionsOf(one, `${path} ${one.name()}`.trim())),
  ];
}

function valuesOf(path: string, long: string): readonly string[] | undefined {
  return (
    DOCUMENTED[`${path} ${long}`] ?? DOCUMENTED[`${path.split(' ')[0]} ${long}`] ?? DOCUMENTED[long]
  );
}

const all = optionsOf(createProgram());

describe('every documented value of an option', () => {
  it('is tried, whichever command has the option', () => {
    const missing = all.filter(({ path, option }) => valuesOf(path, option.long) === undefined);
    expect(missing.map(({ path, option }) => `${path} ${option.long}`)).toEqual([]);
    expect(all.length).toBeGreaterThan(50);
  });

  it.each(
    all.flatMap(({ path, option: { long } }) =>
      (valuesOf(path, long) ?? []).map((value) => [path, long, value] as const),
    ),
  )('reaches the command as it was parsed: %s %s %s', (path, long, value) => {
    // A program of its own: an option that may be repeated collects.
    const { option, command } = optionsOf(createProgram()).find(
      (one) => one.path === path && one.option.long === long,
    )!;
    const parsed: unknown = option.parseArg(value, option.defaultValue);
    command.parseOptions([long, value]);
    expect(command.getOptionValue(option.attributeName())).toEqual(parsed);
  });
});
