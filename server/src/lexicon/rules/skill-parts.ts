import type { Skill } from '../types.ts';
import { parts } from './phrases.ts';
import type { SkillIndex } from './skills.ts';

/** Reads a table of skills and their parts by the id of the whole. Every name must be that of a known skill. */
export function createSkillParts(
  table: string,
  skills: Pick<SkillIndex, 'read'>,
): ReadonlyMap<string, readonly Skill[]> {
  const skillOf = (name: string): Skill => {
    const skill = skills.read(name);
    if (skill === null) throw new Error(`no skill is called ${name}`);
    return skill;
  };
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const colon = line.indexOf(': ');
        return [skillOf(line.slice(0, colon)).id, parts(line.slice(colon + 2)).map(skillOf)];
      }),
  );
}
