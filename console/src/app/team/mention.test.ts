import { describe, expect, it } from 'vitest';
import { membersLike, mentionedIn, openMention, partsOf, withMention } from './mention.ts';

const ADA = { userId: 'usr_1', name: 'Ada Lovelace' };
const ELISE = { userId: 'usr_2', name: 'Élise Martin' };
const ADAM = { userId: 'usr_3', name: 'Ada' };
const INVITED = { userId: 'usr_4', name: '' };
const MEMBERS = [ADA, ELISE, ADAM, INVITED];

describe('a mention that is typed', () => {
  it.each([
    ['@', 1, ''],
    ['Ask @ad', 7, 'ad'],
    ['Ask (@ada love', 14, 'ada love'],
    ['@ada and more', 4, 'ada'],
  ])('opens in %j at %i', (text, caret, typed) => {
    expect(openMention(text, caret)?.typed).toBe(typed);
  });

  it.each([
    ['ada@example', 11],
    ['No sign', 4],
    ['@ada\nnext line', 14],
    ['@ alone', 4],
    ['@ada', 0],
    [`@${'a'.repeat(60)}`, 61],
  ])('stays closed in %j at %i', (text, caret) => {
    expect(openMention(text, caret)).toBeNull();
  });

  it('finds members by any word of their name, without accents or case', () => {
    expect(membersLike(MEMBERS, 'ELI')).toEqual([ELISE]);
    expect(membersLike(MEMBERS, 'love')).toEqual([ADA]);
    expect(membersLike(MEMBERS, 'ada l')).toEqual([ADA]);
    expect(membersLike(MEMBERS, '')).toEqual([ADA, ELISE, ADAM]);
    expect(membersLike(MEMBERS, 'x')).toEqual([]);
  });

  it('becomes the name, and the text goes on after it', () => {
    const text = 'Ask @ada l please';
    const after = withMention(text, openMention(text, 10)!, ADA.name);
    expect(after).toEqual({ text: 'Ask @Ada Lovelace please', caret: 18 });
    expect(withMention('@', { start: 0, typed: '' }, 'Ada')).toEqual({ text: '@Ada ', caret: 5 });
  });
});

describe('a text with mentions', () => {
  it('mentions whom it still names', () => {
    expect(mentionedIn('@élise martin, look', [ADA, ELISE, ELISE])).toEqual(['usr_2']);
  });

  it('is shown whole, with the longest name that fits apart', () => {
    const text = 'Hi @Ada Lovelace, (@ada) and a@b';
    const parts = partsOf(text, [ADAM.name, ADA.name]);
    expect(parts.filter(({ isMention }) => isMention).map((part) => part.text)).toEqual([
      '@Ada Lovelace',
      '@ada',
    ]);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
