import { describe, expect, test } from 'vitest';
import { createLexicon } from '../../lexicon/lexicon.ts';
import { rewrite } from '../rewrite.ts';
import { cutWords } from './clipped.ts';

const lexicon = createLexicon();

function full(text: string) {
  const cuts = cutWords(text, (words) => {
    const [found] = lexicon.scan(words);
    return found?.kind === 'title' && found.quote === words;
  });
  return rewrite(text, cuts);
}

describe('cut words of titles are written out', () => {
  test.for<[string, string]>([
    ['conduct. de travaux, Brest', 'conducteur de travaux, Brest'],
    ['Dir. of Nursing, Tulsa', 'Director of Nursing, Tulsa'],
    ['Resp. de magasin', 'Responsable de magasin'],
    ['cond trav Lyon', 'conducteur travaux Lyon'],
    ['exec assist, Leeds', 'executive assistant, Leeds'],
    ['infir lib à Nice', 'infirmier liberal à Nice'],
  ])('%s', ([typed, wanted]) => {
    expect(full(typed)?.text).toBe(wanted);
  });

  test('offsets lead back to the words as typed', () => {
    const typed = 'Brest : conduct. de travaux, 5 ans';
    const read = full(typed);
    const words = (wanted: string): string => {
      const from = read?.text.indexOf(wanted) ?? -1;
      const { start, end } = read?.asTyped(from, from + wanted.length) ?? { start: 0, end: 0 };
      return typed.slice(start, end);
    };
    expect(words('conducteur de travaux')).toBe('conduct. de travaux');
    expect(words('Brest')).toBe('Brest');
    expect(words('5 ans')).toBe('5 ans');
  });
});

describe('whole words and ends of sentences stay', () => {
  test.for([
    'Nurse in Leeds. Of course nights',
    'Vu sur les infos. De plus il connaît SAP',
    'comp ben manager',
    'Looking for a chef in Nice. must speak French',
    'développeur web, Lyon',
  ])('%s', (text) => {
    expect(full(text)).toBeNull();
  });
});
