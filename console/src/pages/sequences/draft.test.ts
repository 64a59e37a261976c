import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asSent, changed, type Draft, newStep, same } from './draft.ts';
import { begin, isBehind, isDirty, next } from './editor-state.ts';
import type { Step } from './rules.ts';

const step = (fields: Partial<Step> = {}): Step => ({
  id: 'a',
  name: 'A',
  type: 'SMS',
  content: 'Hello',
  temporalityType: 'ASAP',
  ...fields,
});
const draft = (...steps: Step[]): Draft => ({ name: 'Sequence', steps, config: {} });
const kept = (updatedAt = '2026-01-01T00:00:00.000Z') => ({
  ...draft(step()),
  config: {},
  updatedAt,
});

describe('a draft', () => {
  test('sends no field that its type does not have, and keeps it until then', () => {
    const email = step({ type: 'EMAIL', subject: 'Hi', content: 'Long words' });
    const invitation = changed(draft(email), {
      type: 'edit',
      id: 'a',
      fields: { type: 'PRO_NETWORK', proNetworkType: 'PRO_NETWORK_INVITATION' },
    });
    expect(asSent(invitation).steps).toEqual([
      {
        id: 'a',
        name: 'A',
        type: 'PRO_NETWORK',
        proNetworkType: 'PRO_NETWORK_INVITATION',
        content: '',
        temporalityType: 'ASAP',
      },
    ]);
    const back = changed(invitation, { type: 'edit', id: 'a', fields: { type: 'EMAIL' } });
    expect(asSent(back).steps).toEqual([
      {
        id: 'a',
        name: 'A',
        type: 'EMAIL',
        content: 'Long words',
        subject: 'Hi',
        temporalityType: 'ASAP',
      },
    ]);
  });

  test('a step that tells people that their data is kept says so after an edit', () => {
    const notice = step({ type: 'EMAIL', subject: 'Your data', policy: { informs: true } });
    const edited = changed(draft(notice), { type: 'edit', id: 'a', fields: { content: 'Hi' } });
    expect(asSent(edited).steps[0]).toMatchObject({ policy: { informs: true } });
  });

  test('a delay is sent only with the timing that has one', () => {
    const delay = { value: 2, unit: 'day' } as const;
    expect(asSent(draft(step({ delay }))).steps[0]).not.toHaveProperty('delay');
    expect(asSent(draft(step({ delay, temporalityType: 'DELAYED' }))).steps[0]).toMatchObject({
      delay,
    });
  });

  test('steps move anywhere, and none is lost or added', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const all = draft(...ids.map((id) => step({ id })));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...ids, 'x'), fc.integer({ min: -1, max: 5 }))),
        (moves) => {
          const moved = moves.reduce(
            (now, [id, to]) => changed(now, { type: 'move', id, to }),
            all,
          );
          expect(moved.steps.map(({ id }) => id).toSorted()).toEqual(ids);
        },
      ),
    );
    expect(changed(all, { type: 'move', id: 'd', to: 0 }).steps.map(({ id }) => id)).toEqual([
      'd',
      'a',
      'b',
      'c',
    ]);
  });

  test('settings that the page does not know are kept', () => {
    const known = changed(
      { ...draft(), config: { own: 1, timezone: 'UTC' } },
      { type: 'settings', fields: { timezone: undefined } },
    );
    expect(asSent(known).config).toEqual({ own: 1 });
  });

  test('a message behind an invitation waits for its answer, other steps for days, the first for nothing', () => {
    const invitation = newStep('invitation', 'Invitation', []);
    expect(invitation.temporalityType).toBe('ASAP');
    expect(newStep('network_message', 'M', [invitation]).temporalityType).toBe(
      'AFTER_INVITATION_SETTLED',
    );
    expect(newStep('email', 'E', [invitation])).toMatchObject({
      temporalityType: 'DELAYED',
      delay: { value: 3, unit: 'day' },
    });
  });
});

describe('an editor', () => {
  const rename = (name: string) => ({ type: 'change', change: { type: 'rename', name } }) as const;

  test('is changed while its draft would be sent differently', () => {
    const one = begin(kept());
    expect(isDirty(one)).toBe(false);
    const two = next(one, rename('Other'));
    expect(isDirty(two)).toBe(true);
    expect(isDirty(next(two, rename('Sequence')))).toBe(false);
  });

  test('text typed during a save is kept, as a change of what was saved', () => {
    const one = next(begin(kept()), rename('Sent'));
    const sent = asSent(one.draft);
    const later = next(one, rename('Sent, and more'));
    const saved = next(later, {
      type: 'saved',
      kept: { ...kept('2026-01-02T00:00:00.000Z'), name: 'Sent' },
      sent,
    });
    expect([saved.draft.name, isDirty(saved), isBehind(saved, saved.base)]).toEqual([
      'Sent, and more',
      true,
      false,
    ]);
    expect(isDirty(next(one, { type: 'saved', kept: { ...kept(), name: 'Sent' }, sent }))).toBe(
      false,
    );
  });

  test('another user’s change is shown, and nothing is lost before the user chooses', () => {
    const mine = next(begin(kept()), rename('Mine'));
    const theirs = { ...kept('2026-01-02T00:00:00.000Z'), name: 'Theirs' };
    expect(isBehind(mine, theirs)).toBe(true);
    expect(mine.draft.name).toBe('Mine');
    const rebased = next(mine, { type: 'rebase', kept: theirs });
    expect([rebased.draft.name, isDirty(rebased), isBehind(rebased, theirs)]).toEqual([
      'Mine',
      true,
      false,
    ]);
    expect(next(mine, { type: 'take', kept: theirs }).draft.name).toBe('Theirs');
  });

  test('an error of the API disappears with the next change', () => {
    const refused = next(begin(kept()), {
      type: 'refused',
      issues: [{ path: ['name'], message: 'no' }],
    });
    expect(refused.refused).toHaveLength(1);
    expect(next(refused, rename('x')).refused).toEqual([]);
  });
});

test('two drafts are the same when the same would be sent', () => {
  expect(same(draft(step({ delay: { value: 1, unit: 'day' } })), draft(step()))).toBe(true);
  expect(same(draft(step()), draft(step({ id: 'b' })))).toBe(false);
});
