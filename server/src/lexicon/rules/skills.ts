import type { Skill } from '../lexicon.ts';
import { fold } from './fold.ts';
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

function parseLine(line: string): { skill: Skill; spellings: { text: string; mark: string | null }[] } {
  const colon = line.indexOf(':');
  const spellings = [line.slice(0, colon), ...parts(line.slice(colon + 1))].map((written) => ({
    text: written.replace(/^[~!]/, '').trim(),
    mark: written[0] === '~' || written[0] === '!' ? written[0] : null,
  }));
  const name = spellings[0]!.text;
  const frenchName = spellings.slice(1).find(({ text }) => looksFrench(text))?.text ?? null;
  return { skill: { id: keyOf(fold(name)), name, frenchName, forms: [...new Set(spellings.map(({ text }) => fold(text)))] }, spellings };
}

export function createSkillIndex(tables: readonly string[]): SkillIndex {
  const byForm = new Map<string, Skill>();
  const byStem = new Map<string, Skill>();
  const phrases = new PhraseIndex<SkillSpelling>();
  const lines = tables.flatMap((table) => table.split('\n')).filter((line) => line.includes(':'));
  for (const line of lines) {
    const { skill, spellings } = parseLine(line);
    for (const { text, mark } of spellings) {
      const form = fold(text);
      if (!byForm.has(form)) byForm.set(form, skill);
      const stems = form.split(' ').map(stem).join(' ');
      if (!byStem.has(stems)) byStem.set(stems, skill);
      if (mark !== '!') phrases.add(form.split(' '), { skill, exact: mark === '~' ? text : null });
    }
  }
  return {
    phrases,
    read(text) {
      const form = fold(text);
      return byForm.get(form) ?? byStem.get(form.split(' ').map(stem).join(' ')) ?? null;
    },
  };
}
