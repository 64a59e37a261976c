import { type Command, Option } from 'commander';
// Not by the door: that would load the adapters' packages for every help.
import { CATALOGUE, CHANNEL_PROVIDERS, type ChannelProvider } from '../channels/catalogue.ts';
import type { CredentialField } from '../channels/credential-fields.ts';
import { oneOf, wholeNumber } from './options.ts';
import { readSecret } from './secret-input.ts';

/** What was given on the command line, by the names that commander makes of the options. */
export type CredentialValues = Readonly<Record<string, unknown>>;

interface CredentialOption {
  field: CredentialField;
  /** Gmail and Outlook share theirs. */
  providers: ChannelProvider[];
}

function credentialOptionsByName(): Map<string, CredentialOption> {
  const options = new Map<string, CredentialOption>();
  for (const provider of CHANNEL_PROVIDERS)
    for (const field of CATALOGUE[provider].fields) {
      const known = options.get(field.option);
      if (known) known.providers.push(provider);
      else options.set(field.option, { field, providers: [provider] });
    }
  return options;
}

/** Adds the options for the credentials of all providers. */
export function credentialOptions(command: Command): Command {
  for (const { field, providers } of credentialOptionsByName().values())
    command.addOption(optionOf(field, providers));
  return command;
}

function optionOf(field: CredentialField, providers: readonly ChannelProvider[]): Option {
  const { option, input, choices, min, max } = field;
  const made = new Option(
    `--${option} <${VALUES[input]}>`,
    `${providers.join(', ')}: ${descriptionOf(field)}`,
  );
  if (input === 'number') made.argParser(wholeNumber(min ?? 0, max ?? Number.MAX_SAFE_INTEGER));
  if (input === 'choice') made.argParser(oneOf(choices.map(({ value }) => value)));
  return made;
}

/** Such as `sending (SMTP), port; 465 or 587`. */
function descriptionOf({ group, label, hint, choices }: CredentialField): string {
  const what = [group, label].flatMap((text) => (text === null ? [] : [inSentence(text.en)]));
  const values = choices.map(({ value }) => value).join(' or ');
  const details = [hint === null ? '' : inSentence(hint.en), values].filter((text) => text !== '');
  return [what.join(', '), ...details].join('; ');
}

/** Without the capital of a sentence's first word; DSN and API stay. */
const inSentence = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

const VALUES: Record<CredentialField['input'], string> = {
  text: 'text',
  secret: 'text',
  number: 'n',
  choice: 'kind',
};

const givenValue = ({ option }: CredentialField, values: CredentialValues): unknown =>
  values[new Option(`--${option}`).attributeName()];

/** Whether any credential of the provider was given. */
export const hasCredentials = (provider: ChannelProvider, values: CredentialValues): boolean =>
  CATALOGUE[provider].fields.some((field) => givenValue(field, values) !== undefined);

/** The provider's credentials. A secret that was not given is read from standard input. */
export async function credentialsOf(
  provider: ChannelProvider,
  values: CredentialValues,
): Promise<object> {
  const credentials = {};
  const isAnyGiven = hasCredentials(provider, values);
  for (const field of CATALOGUE[provider].fields) {
    const { input, required, isExpectedWithOthers, label } = field;
    const isAsked = input === 'secret' && (required || (isExpectedWithOthers && isAnyGiven));
    const value = givenValue(field, values) ?? (isAsked ? await readSecret(label.en) : undefined);
    if (value !== undefined) place(credentials, field.name.split('.'), value);
  }
  return credentials;
}

function place(target: Record<string, unknown>, [key, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) {
    target[key!] = value;
    return;
  }
  target[key!] ??= {};
  place(target[key!] as Record<string, unknown>, rest, value);
}
