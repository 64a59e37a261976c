import type { components } from '../../../../client/src/types.gen.ts';

/** The JSON pointers of all texts in a type. */
type TextPath<T> = T extends string
  ? ''
  : T extends readonly (infer Item)[]
    ? `/${number}${TextPath<Item>}`
    : T extends object
      ? { [Key in keyof T & string]: `/${Key}${TextPath<NonNullable<T[Key]>>}` }[keyof T & string]
      : never;

/**
 * Where a text of a profile is: `/experiences/0/title`. The paths follow from the schema of the
 * API, so a path that no profile has does not compile.
 */
export type ProfilePath = TextPath<components['schemas']['TalentProfile']>;
