import { once } from '../../platform/once.ts';
import type { Skill } from '../types.ts';
import { fold } from './fold.ts';
import { namesLike } from './one-letter-off.ts';
import { firstWord, PhraseIndex, parts, WaitingNames } from './phrases.ts';
import { stem } from './stem.ts';

/**
 * A spelling that running text may use for a skill. `exact`: the only capitals that count, because
 * the word is also an everyday one.
 */
export interface SkillSpelling {
  skill: Skill;
  exact: string | null;
}

export interface SkillIndex {
  read(text: string): Skill | null;
  /** By its id. */
  get(id: string): Skill | null;
  /** The name of one word that a folded word is with one letter wrong. */
  like(word: string): string | null;
  phrases: PhraseIndex<SkillSpelling>;
}

const keyOf = (folded: string) =>
  folded
    .replace(/^\./, 'dot-')
    .replaceAll('+', '-plus')
    .replaceAll('#', '-sharp')
    .replace(/[ .]+/g, '-');

/**
 * Accents or French function words. Most names of skills have neither and are the same in both
 * languages.
 */
const looksFrench = (text: string): boolean =>
  /[àâçéèêëîïôœùû]|(?:^|\s)(?:de|du|des|en|et|la|le|les|aux?)\s|(?:^|\s)[dl]’/i.test(text);

/** One line of a table: a skill under all its names, with their marks. */
interface Line {
  names: readonly string[];
  /**
   * Built when one of its names is first requested; already set when an imported line names a known
   * skill.
   */
  skill: Skill | null;
}

const isMarked = (written: string): boolean => written[0] === '~' || written[0] === '!';
const unmarked = (written: string): string =>
  isMarked(written) ? written.slice(1).trim() : written;

function readLines(tables: readonly string[]): Line[] {
  const lines: Line[] = [];
  for (const table of tables) {
    for (const line of table.split('\n')) {
      const colon = line.indexOf(':');
      if (colon !== -1)
        lines.push({
          names: [line.slice(0, colon).trim(), ...parts(line.slice(colon + 1))],
          skill: null,
        });
    }
  }
  return lines;
}

function skillOf(line: Line): Skill {
  if (line.skill === null) {
    const texts = line.names.map(unmarked);
    const [name = '', ...others] = texts;
    line.skill = {
      id: keyOf(fold(name)),
      name,
      frenchName: others.find(looksFrench) ?? null,
      forms: [...new Set(texts.map(fold))],
    };
  }
  return line.skill;
}

/**
 * The stem under which a name is stored: that of its first word. Every text that can match the name
 * shares it.
 */
function firstStem(name: string): string {
  const first = firstWord(fold(firstWord(name)));
  return stem(first === '' ? firstWord(fold(name)) : first);
}

const stemmed = (form: string): string => form.split(' ').map(stem).join(' ');

/**
 * A line of an imported vocabulary may begin with a known name: it then adds names to that skill.
 */
export function createSkillIndex(
  builtIn: readonly string[],
  imported: readonly string[] = [],
): SkillIndex {
  const byForm = new Map<string, Skill>();
  const byStem = new Map<string, Skill>();
  const waiting = new WaitingNames<{ name: string; line: Line }>();
  const phrases: PhraseIndex<SkillSpelling> = new PhraseIndex((first) => writeOut(stem(first)));

  function writeOut(first: string): void {
    for (const { name, line } of waiting.take(first)) {
      const text = unmarked(name);
      const form = fold(text);
      const skill = skillOf(line);
      const stems = stemmed(form);
      if (!byForm.has(form)) byForm.set(form, skill);
      if (!byStem.has(stems)) byStem.set(stems, skill);
      if (name[0] !== '!') phrases.addJoined(form, { skill, exact: name[0] === '~' ? text : null });
    }
  }

  function find(form: string): Skill | null {
    writeOut(stem(firstWord(form)));
    return byForm.get(form) ?? null;
  }

  function wait(line: Line): void {
    for (const name of line.names) waiting.add(firstStem(unmarked(name)), { name, line });
  }

  const lines = readLines(builtIn);
  const known = [...lines];
  const like = once(() => namesLike(lines.flatMap(({ names }) => names.map(unmarked))));
  for (const line of lines) wait(line);
  for (const line of readLines(imported)) {
    known.push(line);
    const forms = line.names.map((name) => fold(unmarked(name)));
    line.skill = find(forms[0]!);
    if (line.skill !== null) line.skill.forms = [...new Set([...line.skill.forms, ...forms])];
    wait(line);
    for (const form of forms) writeOut(stem(firstWord(form)));
  }

  const byId = once(
    () => new Map(known.map((line) => [keyOf(fold(unmarked(line.names[0] ?? ''))), line])),
  );

  return {
    phrases,
    get(id) {
      const line = byId().get(id);
      return line ? skillOf(line) : null;
    },
    read(text) {
      const form = fold(text);
      return find(form) ?? byStem.get(stemmed(form)) ?? null;
    },
    like: (word) => like()(word),
  };
}
