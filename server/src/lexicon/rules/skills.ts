import type { Skill } from '../lexicon.ts';
import { fold } from './fold.ts';
import { once } from './memo.ts';
import { PhraseIndex, parts } from './phrases.ts';
import { stem } from './stem.ts';

/** A spelling under which running text may name a skill. `exact`: the only capitals that count, because the word is also an everyday one. */
export interface SkillSpelling {
  skill: Skill;
  exact: string | null;
}

export interface SkillIndex {
  read(text: string): Skill | null;
  phrases: PhraseIndex<SkillSpelling>;
}

const keyOf = (folded: string) => folded.replace(/^\./, 'dot-').replaceAll('+', '-plus').replaceAll('#', '-sharp').replace(/[ .]+/g, '-');

/** Accents or the little words of French: most names of skills have neither and are the same in both languages. */
const looksFrench = (text: string): boolean => /[àâçéèêëîïôœùû]|(?:^|\s)(?:de|du|des|en|et|la|le|les|aux?)\s|(?:^|\s)[dl]’/i.test(text);

interface Spelling {
  text: string;
  form: string;
  mark: string | null;
}

function readSpelling(written: string): Spelling {
  const mark = written[0] === '~' || written[0] === '!' ? written[0] : null;
  const text = mark ? written.slice(1).trim() : written.trim();
  return { text, form: fold(text), mark };
}

function readLine(line: string): { skill: Skill; spellings: Spelling[] } {
  const colon = line.indexOf(':');
  const spellings = [line.slice(0, colon), ...parts(line.slice(colon + 1))].map(readSpelling);
  const [{ text: name, form }, ...others] = spellings as [Spelling, ...Spelling[]];
  const frenchName = others.find(({ text }) => looksFrench(text))?.text ?? null;
  return { skill: { id: keyOf(form), name, frenchName, forms: [...new Set(spellings.map((spelling) => spelling.form))] }, spellings };
}

export function createSkillIndex(tables: readonly string[]): SkillIndex {
  const byForm = new Map<string, Skill>();
  const phrases = new PhraseIndex<SkillSpelling>();
  for (const line of tables.flatMap((table) => table.split('\n'))) {
    if (!line.includes(':')) continue;
    const { skill: read, spellings } = readLine(line);
    // A line of an imported vocabulary may begin with a known name: it gives that skill further ones.
    const skill = byForm.get(spellings[0]!.form) ?? read;
    if (skill !== read) skill.forms = [...new Set([...skill.forms, ...read.forms])];
    for (const { text, form, mark } of spellings) {
      if (!byForm.has(form)) byForm.set(form, skill);
      if (mark !== '!') phrases.add(form.split(' '), { skill, exact: mark === '~' ? text : null });
    }
  }

  const stemmed = (form: string) => form.split(' ').map(stem).join(' ');
  const byStem = once(() => {
    const skills = new Map<string, Skill>();
    for (const [form, skill] of byForm) if (!skills.has(stemmed(form))) skills.set(stemmed(form), skill);
    return skills;
  });
  return {
    phrases,
    read(text) {
      const form = fold(text);
      return byForm.get(form) ?? byStem().get(stemmed(form)) ?? null;
    },
  };
}
