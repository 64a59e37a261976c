import { withWholes } from '../data/functions.ts';
import type { RoleRow } from '../data/role-row.ts';
import type { Seniority } from '../types.ts';
import { fold } from './fold.ts';
import { genderedForms, hasOtherStems } from './gender.ts';
import { parts } from './phrases.ts';

export interface RoleFamily {
  id: string;
  name: string;
  /** First name in each language, as written, in lower case and in French masculine. */
  names: { en: string; fr: string };
  functions: readonly string[];
  implied: Seniority | 'words' | null;
  english: readonly string[];
  french: readonly string[];
  /** The forms of both languages, without repetition. */
  forms: readonly string[];
}

/** The rows of a table in the format of `data/role-row.ts`. */
export function parseRoles(table: string): RoleRow[] {
  const rows: RoleRow[] = [];
  const lines = table.split('\n').filter((line) => line !== '');
  for (let at = 0; at < lines.length; at += 3) {
    const [family = '', rest = ''] = lines[at]!.split(': ');
    const [functions = '', implied = null] = rest.split('; ');
    const names = (line: string) => parts(line.slice('  en '.length));
    rows.push({
      family,
      functions: parts(functions),
      english: names(lines[at + 1]!),
      french: names(lines[at + 2]!),
      implied: implied as RoleRow['implied'],
    });
  }
  return rows;
}

const titleCase = (name: string) =>
  name.replace(
    /(^|[\s-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

/** English has several word orders for the same leadership rank. */
function leadershipForms(form: string): string[] {
  if (form.startsWith('vp ')) {
    const led = form.slice(form.startsWith('vp of ') ? 6 : 3);
    return [form, `vp of ${led}`, `vice president ${led}`, `vice president of ${led}`];
  }
  if (form.startsWith('director of '))
    return [form, `${form.slice('director of '.length)} director`];
  return [form];
}

/** The folded English names of a role, and their other word orders. */
const englishForms = ({ english }: RoleRow) => [
  ...new Set(english.flatMap((name) => leadershipForms(fold(name)))),
];

/** The folded French names of a role in both genders. */
const frenchForms = ({ french }: RoleRow) => french.flatMap((name) => genderedForms(fold(name)));

/**
 * Whether a row has names with other word orders or stems. Most rows have none, so their names need
 * no check one by one.
 */
const HAS_LEADERSHIP = /(?:^|,)(?:vp |director of )/;

/**
 * Every name under which the index must store a role: in French, both genders when their stems
 * differ.
 */
export function indexedNames({ english, french }: RoleRow): readonly string[] {
  const led = HAS_LEADERSHIP.test(english.join(',')) ? english.flatMap(leadershipForms) : english;
  const gendered = hasOtherStems(french.join(','))
    ? french.flatMap((name) => (hasOtherStems(name) ? genderedForms(fold(name)) : [name]))
    : french;
  return [...led, ...gendered];
}

export function createFamily(row: RoleRow): RoleFamily {
  const { family, functions, english, french, implied } = row;
  const names = { en: english[0] ?? french[0] ?? family, fr: french[0] ?? english[0] ?? family };
  const forms = { english: englishForms(row), french: frenchForms(row) };
  return {
    id: family,
    name: titleCase(names.en),
    names,
    functions: withWholes(functions),
    implied,
    ...forms,
    forms: [...new Set([...forms.english, ...forms.french])],
  };
}
