import { expect, it } from 'vitest';
import { type Prospect, remedyFor, unwritableSteps } from './left-out.ts';
import { TEMPLATE_VARIABLES } from './template.ts';

const sent: Prospect = { is: 'sent' };
const skipped: Prospect = { is: 'skipped' };
const ends: Prospect = { is: 'ends' };
const unwritable: Prospect = { is: 'unwritable', missing: ['sourcingJobTitle'] };

it.each<[string, Prospect[], number[]]>([
  ['a message before one that is sent', [unwritable, sent], [0]],
  ['each of several before one that is sent', [unwritable, unwritable, sent], [0, 1]],
  ['one between two that are sent', [sent, unwritable, sent], [1]],
  ['all, when none would be sent', [unwritable, skipped], [0]],
  ['not the last message', [sent, unwritable], []],
  ['not what comes after the end of the sequence', [sent, ends, unwritable, sent], []],
  ['not a step that is skipped for want of an address', [skipped, sent], []],
  ['what comes before an end at which nothing was sent', [unwritable, ends, sent], [0]],
])('a start is refused for %s', (_, prospects, refused) => {
  expect(unwritableSteps(prospects).map(({ index }) => index)).toEqual(refused);
});

it('there is a remedy for every variable', () => {
  for (const variable of TEMPLATE_VARIABLES) expect(remedyFor(variable)).not.toBe('');
});
