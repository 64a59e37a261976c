import { expect, it } from 'vitest';
import { boxOfText } from './boxes.ts';

const line = { x: 10, y: 20, width: 200, height: 10 };
const piece = { text: 'Skills: Excel, Python', box: { ...line, width: 210 } };

it('cuts the line to the letters of the field', () => {
  expect(boxOfText('Excel', line, [piece])).toEqual({ x: 90, y: 20, width: 50, height: 10 });
});

it('marks the whole line when the text is in several pieces, or in another line', () => {
  expect(boxOfText('Word', line, [piece])).toEqual(line);
  const below = { ...piece, box: { ...piece.box, y: 90 } };
  expect(boxOfText('Excel', line, [below])).toEqual(line);
});
