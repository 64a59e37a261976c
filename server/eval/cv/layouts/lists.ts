import type { Resume } from '../people.ts';
import type { Block, Layout } from './layout.ts';
import { type Language, SKILL_LEVELS } from './wording.ts';

/* Skills and languages in the shapes that layouts give them. */

type Skills = NonNullable<Resume['skills']>;
type Languages = NonNullable<Resume['languages']>;

const text = (words: string): Block => ({ kind: 'text', pieces: [{ text: words }] });

export function skillBlocks(groups: Skills, { skills }: Layout, language: Language): Block[] {
  const all = groups.flatMap(({ name, keywords = [] }) =>
    keywords.length > 0 ? keywords : [name],
  );
  const level = (index: number): string => SKILL_LEVELS[language][index % 4]!;
  switch (skills) {
    case 'bullets':
      return all.map((one) => ({ kind: 'bullet', pieces: [{ text: one }] }));
    case 'tags':
      return [{ kind: 'text', pieces: all.map((one) => ({ text: one, boxed: true })) }];
    case 'bars':
      return all.map((one, index) => ({
        kind: 'text',
        pieces: [{ text: one }, { text: '', bar: 90 - (index % 4) * 15 }],
      }));
    case 'levels':
      return all.map((one, index) => text(`${one} (${level(index)})`));
    case 'stars':
      return all.map((one, index) => ({
        kind: 'text',
        pieces: [
          { text: one },
          { text: `${'★★★★★'.slice(index % 3)}${'☆☆☆'.slice(0, index % 3)}`, right: true },
        ],
      }));
    case 'columns': {
      const rows = Array.from({ length: Math.ceil(all.length / 2) }, (_, at) =>
        all.slice(at * 2, at * 2 + 2),
      );
      return rows.map((row) => ({ cells: row.map((one) => [text(one)]), widths: [50, 50] }));
    }
    case 'dots':
      return [text(all.join(' · '))];
    case 'grouped':
      return groups.map(({ name, keywords = [] }) => ({
        kind: 'text',
        pieces: [{ text: `${name}: `, bold: true }, { text: keywords.join(', ') }],
      }));
    case 'cell-groups':
      return groups.map(({ name, keywords = [] }) => ({
        cells: [
          [{ kind: 'text', pieces: [{ text: name, bold: true }] }],
          [text(keywords.join(', '))],
        ],
        widths: [25, 75],
      }));
    case 'heading-groups':
      return groups.flatMap(({ name, keywords = [] }): Block[] => [
        { kind: 'group', pieces: [{ text: name, bold: true }] },
        ...keywords.map((one) => text(one)),
      ]);
    default:
      return [text(all.join(', '))];
  }
}

export function languageBlocks(known: Languages, { languages }: Layout): Block[] {
  const level = (one: Languages[number]): string => one.fluency ?? '';
  const withLevel = (before: string, after: string) => (one: Languages[number]) =>
    level(one) === '' ? one.language : `${one.language}${before}${level(one)}${after}`;
  switch (languages) {
    case 'cells':
      return known.map((one) => ({
        cells: [[text(one.language)], [text(level(one))]],
        widths: [50, 50],
      }));
    case 'lines':
      return known.map((one) => text(withLevel(' – ', '')(one)));
    case 'prose':
      return [text(`${known.map(withLevel(' ', '')).join(', ')}.`)];
    case 'stacked':
      return known.flatMap((one): Block[] => [
        { kind: 'text', pieces: [{ text: one.language, bold: true }] },
        ...(level(one) ? [text(level(one))] : []),
      ]);
    case 'dots':
      return [text(known.map(withLevel(': ', '')).join(' · '))];
    case 'bars':
      return known.map((one, index) => ({
        kind: 'text',
        pieces: [{ text: one.language }, { text: '', bar: 90 - (index % 4) * 20 }],
      }));
    case 'level-first':
      return known.map((one) => text(level(one) ? `${level(one)}: ${one.language}` : one.language));
    default:
      return [text(known.map(withLevel(' (', ')')).join(', '))];
  }
}
