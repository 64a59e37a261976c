import { z } from 'zod';

/** Text shown to users, in both languages. */
export interface Text {
  en: string;
  fr: string;
}

/** How a credential is presented to the user who enters it. */
interface FieldDescription {
  label: Text;
  hint?: Text;
  /** Never shown again once entered. */
  isSecret?: true;
  /** Names of the choices, for an enum. */
  choices?: Record<string, Text>;
  /** The command-line option, when it differs from the field's name. */
  option?: string;
  /**
   * For an optional secret: the command line prompts for it when another credential of the provider
   * is given.
   */
  isExpectedWithOthers?: true;
}

/** A provider's credential, as forms and the command line request it. */
export interface CredentialField {
  /** The path in `credentials`, such as `smtp.host`. */
  name: string;
  /** Fields that belong together, such as the settings of one server. */
  group: Text | null;
  label: Text;
  hint: Text | null;
  input: 'text' | 'secret' | 'number' | 'choice';
  choices: { value: string; label: Text }[];
  min: number | null;
  max: number | null;
  /** Also false for a field of a group that is optional as a whole. */
  required: boolean;
  /** Without the leading dashes: `smtp-host`. */
  option: string;
  isExpectedWithOthers: boolean;
}

/** The path of a shape within its provider's credentials. */
interface Place {
  path?: string;
  group?: Text | null;
  isRequired?: boolean;
}

const descriptions = z.registry<FieldDescription>();
const groups = z.registry<{ label: Text }>();

/** Describes a credential; `fieldsOf` reads it back. */
export function described<S extends z.ZodType>(schema: S, description: FieldDescription): S {
  descriptions.add(schema, description);
  return schema;
}

/** Groups credentials that belong together. */
export function grouped<S extends z.ZodType>(schema: S, label: Text): S {
  groups.add(schema, { label });
  return schema;
}

/**
 * The fields of a shape, in order. Throws when a field has no description, because no form could
 * show it.
 */
export function fieldsOf(
  shape: z.ZodObject,
  { path = '', group = null, isRequired = true }: Place = {},
): CredentialField[] {
  return Object.entries(shape.shape as Record<string, z.ZodType>).flatMap(([key, schema]) => {
    const name = path + key;
    const isOptional = schema instanceof z.ZodOptional;
    const inner = isOptional ? (schema.unwrap() as z.ZodType) : schema;
    const required = isRequired && !isOptional;
    if (inner instanceof z.ZodObject)
      return fieldsOf(inner, {
        path: `${name}.`,
        group: groups.get(schema)?.label ?? null,
        isRequired: required,
      });
    const description = descriptions.get(schema);
    if (!description) throw new Error(`The credential ${name} has no description.`);
    return [fieldOf(name, group, inner, description, required)];
  });
}

function fieldOf(
  name: string,
  group: Text | null,
  schema: z.ZodType,
  description: FieldDescription,
  required: boolean,
): CredentialField {
  const { label, hint = null, isSecret, choices = {}, option, isExpectedWithOthers } = description;
  const range = schema instanceof z.ZodNumber ? schema : null;
  const input = isSecret
    ? 'secret'
    : range
      ? 'number'
      : schema instanceof z.ZodEnum
        ? 'choice'
        : 'text';
  return {
    name,
    group,
    label,
    hint,
    input,
    choices: Object.entries(choices).map(([value, text]) => ({ value, label: text })),
    min: range?.minValue ?? null,
    max: range?.maxValue ?? null,
    required,
    option:
      option ??
      name.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    isExpectedWithOthers: isExpectedWithOthers ?? false,
  };
}
