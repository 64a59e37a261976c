import { SOMEBODY_HIDDEN } from '../tokens.ts';
import { type Edit, genericEdits } from './generic-forms.ts';

/**
 * A blinded text as a model reads it: in the generic form, and with one mark for whatever was
 * hidden, because the length of a mask tells "he" from "she".
 */
export interface ShownText {
  text: string;
  /** Where the first such quote of `text` is in the blinded text; null when it is no quote. */
  sourceOf(quote: string): [start: number, end: number] | null;
}

/** Neighbouring masks are one: the number of names is hidden too. */
const MASKED = /█+(?:[ \t,'’-]{1,3}█+)*|▓+(?:[ \t-]{1,3}▓+)*/gu;
/** Of no gender, and of no family. */
const SOMEBODY_ELSE = '[somebody else]';

export function shownText(blinded: string): ShownText {
  const hidden: Edit[] = [...blinded.matchAll(MASKED)].map(({ 0: found, index }) => {
    return {
      start: index,
      end: index + found.length,
      text: found.startsWith(SOMEBODY_HIDDEN) ? SOMEBODY_ELSE : '█',
    };
  });
  return edited(
    blinded,
    [...hidden, ...genericEdits(blinded)].toSorted((one, other) => one.start - other.start),
  );
}

/** For texts that nobody quotes. */
export const shown = (blinded: string): string => shownText(blinded).text;

function edited(source: string, edits: readonly Edit[]): ShownText {
  let text = '';
  let from = 0;
  /** Where each edit stands in the text that is shown. */
  const places: { at: number; until: number; edit: Edit }[] = [];
  for (const edit of edits) {
    text += source.slice(from, edit.start);
    places.push({ at: text.length, until: text.length + edit.text.length, edit });
    text += edit.text;
    from = edit.end;
  }
  text += source.slice(from);
  /** A position inside a replaced word counts as its start or its end. */
  const sourceAt = (position: number, isEnd: boolean): number => {
    let shift = 0;
    for (const { at, until, edit } of places) {
      if (isEnd ? position <= at : position < at) break;
      if (isEnd ? position <= until : position < until) return isEnd ? edit.end : edit.start;
      shift = edit.end - until;
    }
    return position + shift;
  };
  return {
    text,
    sourceOf(quote) {
      const at = text.indexOf(quote);
      return at < 0 ? null : [sourceAt(at, false), sourceAt(at + quote.length, true)];
    },
  };
}
