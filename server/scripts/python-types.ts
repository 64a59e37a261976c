import type { JsonSchema } from '../src/openapi/json-schema.ts';

/**
 * JSON Schema as Python types: an object with properties becomes a TypedDict, so an answer is the
 * JSON as it came, and fields that a newer service adds pass through.
 */
export interface PythonModels {
  /**
   * The type of a schema, for `models_gen.py` itself. Objects inside it become classes named after
   * `name`, where they stand.
   */
  typeOf(schema: JsonSchema, name: string): string;
  /** A class or alias under exactly this name. */
  define(name: string, schema: JsonSchema): void;
  names(): string[];
  text(): string;
}

const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

export const isKeyword = (name: string): boolean => KEYWORDS.has(name);

/** `castingId` -> `casting_id`; a keyword of Python gets a trailing underscore. */
export function snakeCase(name: string): string {
  const snake = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
  return isKeyword(snake) ? `${snake}_` : snake;
}

export const pascalCase = (name: string): string =>
  name.replaceAll(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());

export const literal = (value: unknown): string => {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return JSON.stringify(value);
};

/** A doc string at this indent; null without a text. */
export function docString(text: unknown, indent: string): string | null {
  if (typeof text !== 'string' || text === '') return null;
  const safe = text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', `\n${indent}`);
  return `${indent}"""${safe}"""\n`;
}

const SCALARS: Record<string, string> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

export function createPythonModels(): PythonModels {
  const definitions = new Map<string, string>();

  function typeOf(schema: JsonSchema, name: string): string {
    if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1)!;
    if ('const' in schema) return literalType([schema.const]);
    if (Array.isArray(schema.enum)) return literalType(schema.enum);
    const choices = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
    if (choices)
      return union(choices.map((choice) => typeOf(choice, choiceName(name, choice, choices))));
    if (Array.isArray(schema.type))
      return union(
        schema.type.map((type: unknown) => typeOf({ ...schema, type } as JsonSchema, name)),
      );
    if (schema.type === 'array')
      return `list[${typeOf((schema.items ?? {}) as JsonSchema, `${name}Item`)}]`;
    if (schema.type === 'object') return objectType(schema, name);
    return SCALARS[schema.type as string] ?? 'Any';
  }

  function objectType(schema: JsonSchema, name: string): string {
    if (!schema.properties) {
      const values = schema.additionalProperties;
      const type =
        values && typeof values === 'object' ? typeOf(values as JsonSchema, `${name}Value`) : 'Any';
      return `dict[str, ${type}]`;
    }
    addClass(name, schema);
    return name;
  }

  function addClass(name: string, schema: JsonSchema): void {
    if (definitions.has(name)) throw new Error(`Two Python models would be called ${name}`);
    // Its place comes before those of its parts.
    definitions.set(name, '');
    const required = new Set((schema.required as string[] | undefined) ?? []);
    const fields = Object.entries(schema.properties as Record<string, JsonSchema>).map(
      ([key, field]) => {
        const type = typeOf(field, `${name}${pascalCase(key)}`);
        return { key, type: required.has(key) ? type : `NotRequired[${type}]`, field };
      },
    );
    const isPlain = fields.every(({ key }) => /^[A-Za-z_]\w*$/.test(key) && !isKeyword(key));
    if (!isPlain) {
      // Some name cannot be an attribute of a class.
      const pairs = fields.map(({ key, type }) => `    ${literal(key)}: ${literal(type)},\n`);
      definitions.set(name, `${name} = TypedDict(${literal(name)}, {\n${pairs.join('')}})\n`);
      return;
    }
    const lines = fields.map(
      ({ key, type, field }) =>
        `    ${key}: ${type}\n${docString(field.description, '    ') ?? ''}`,
    );
    const body = `${docString(schema.description, '    ') ?? ''}${lines.join('')}`;
    definitions.set(name, `class ${name}(TypedDict):\n${body || '    pass\n'}`);
  }

  return {
    typeOf,
    define(name, schema) {
      if (schema.type === 'object' && schema.properties) return addClass(name, schema);
      if (definitions.has(name)) throw new Error(`Two Python models would be called ${name}`);
      definitions.set(name, '');
      const choices = ((schema.anyOf ?? schema.oneOf ?? []) as JsonSchema[]).filter(
        ({ properties }) => properties,
      );
      // The alias is a string, because classes that it names come later.
      const type = typeOf(schema, choices.length > 1 ? name : `${name}Value`);
      definitions.set(name, `${name}: TypeAlias = ${literal(type)}\n`);
    },
    names: () => [...definitions.keys()],
    text: () => [...definitions.values()].join('\n\n'),
  };
}

const literalType = (values: unknown[]): string => `Literal[${values.map(literal).join(', ')}]`;

const union = (types: string[]): string => [...new Set(types)].join(' | ');

/** Several objects to choose from are told apart by the constant that differs, or by a number. */
function choiceName(name: string, choice: JsonSchema, choices: JsonSchema[]): string {
  const objects = choices.filter(({ properties }) => properties);
  if (objects.length < 2) return name;
  const constants = Object.values((choice.properties ?? {}) as Record<string, JsonSchema>).flatMap(
    (field) => ('const' in field && typeof field.const === 'string' ? [field.const] : []),
  );
  return `${name}${pascalCase(constants[0] ?? String(objects.indexOf(choice) + 1))}`;
}
