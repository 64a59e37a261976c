import { MASK, type Variable } from './config-kinds.ts';
import { type Environment, given, jointProblem } from './config-problems.ts';
import { type Config, NODE_OWN, VARIABLES } from './config-variables.ts';
import { findMisspelt, type Misspelt } from './misspelt.ts';

export type { Config } from './config-variables.ts';

/** One line per problem, each naming the variable, its value and what is accepted. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

/** What `greenroom config` prints for one variable. */
export interface ConfigRow {
  name: string;
  /** As text, secrets masked; empty when it is unset and has no default. */
  value: string;
  source: 'default' | 'environment';
  meaning: string;
  /** One line: why the value prevents the start. */
  problem?: string;
}

/**
 * Reads the environment. An empty value counts as unset. Throws ConfigError with all the problems
 * at once.
 */
export function loadConfig(env: Environment = process.env): Config {
  const problems = describeConfig(env).flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new ConfigError(problems);
  const values = Object.entries(VARIABLES).map(([key, variable]) => [
    key,
    read(variable as Variable<unknown>, env).value,
  ]);
  return Object.fromEntries(values) as Config;
}

/** Variables that are set and unknown, but close to a known one. */
export function misspeltVariables(env: Environment = process.env): Misspelt[] {
  // On Windows, names are case-insensitive.
  const isRead = (name: string): boolean =>
    name !== name.toUpperCase() && env[name.toUpperCase()] !== undefined;
  const names = Object.keys(env).filter((name) => given(env, name) !== undefined && !isRead(name));
  return findMisspelt(
    names,
    describeConfig({}).map(({ name }) => name),
  );
}

/** One line for each, for a log and for `doctor`. */
export function misspeltLine({ name, nearest }: Misspelt): string {
  return `${name} is set but is not a Greenroom variable; the closest name is ${nearest}`;
}

/** Every variable in the order of the documentation, valid or not; never throws. */
export function describeConfig(env: Environment = process.env): ConfigRow[] {
  const own = Object.values(VARIABLES).map((variable) =>
    describe(variable as Variable<unknown>, env),
  );
  const certificates = given(env, NODE_OWN.name);
  return [
    ...withProblem(own, jointProblem(env)),
    { ...NODE_OWN, value: certificates ?? '', source: certificates ? 'environment' : 'default' },
  ];
}

function withProblem(rows: ConfigRow[], found: ReturnType<typeof jointProblem>): ConfigRow[] {
  return rows.map((row) =>
    row.name === found?.name && row.problem === undefined
      ? { ...row, problem: found.problem }
      : row,
  );
}

function describe(variable: Variable<unknown>, env: Environment): ConfigRow {
  const { name, meaning, accepts, secret } = variable;
  const text = given(env, name);
  const { value } = read(variable, env);
  const source = text === undefined ? 'default' : 'environment';
  if (value === undefined) {
    const shown = secret
      ? `${name} is not valid (its value is not shown)`
      : `${name} is ${JSON.stringify(text)}`;
    return {
      name,
      value: secret ? MASK : (text ?? ''),
      source,
      meaning,
      problem: `${shown}; it must be ${accepts}`,
    };
  }
  return { name, value: show(variable, value), source, meaning };
}

function show({ show: own, secret }: Variable<unknown>, value: unknown): string {
  if (own) return own(value);
  if (value === null) return '';
  if (secret) return MASK;
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** An undefined value: given, but invalid. */
function read<T>(variable: Variable<T>, env: Environment): { value: T | undefined } {
  const text = given(env, variable.name);
  return { value: text === undefined ? variable.fallback : variable.parse(text) };
}

/** The address that clients use: PUBLIC_URL, or the listening address. No trailing slash. */
export function originOf({
  publicUrl,
  host,
  port,
}: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  if (publicUrl) return publicUrl;
  const name = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
