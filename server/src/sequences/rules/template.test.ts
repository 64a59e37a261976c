import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../test/processor-time.ts';
import {
  checkTemplate,
  oneLine,
  render,
  TEMPLATE_VARIABLES,
  type TemplateValues,
} from './template.ts';

const VALUES: TemplateValues = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  candidateJobTitle: 'Engineer',
  candidateCompanyName: 'Analytical Engines',
  candidateLocation: 'London',
  sourcingJobTitle: 'Architect',
  sourcingLocation: 'Paris',
  recruiterFirstname: 'Grace',
  recruiterLastname: 'Hopper',
};

/** Pieces that templates, mistakes and attacks are made of. */
const piece = fc.oneof(
  fc.constantFrom(
    '{',
    '}',
    '{{',
    '}}',
    '[',
    ']',
    ' ',
    '\u200b',
    '｛',
    '］',
    'fіrstname',
    'constructor',
    ...TEMPLATE_VARIABLES,
  ),
  fc.constantFrom(...TEMPLATE_VARIABLES.map((name) => `{{${name}}}`)),
  fc.string({ maxLength: 4 }),
);
const odd = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

describe('what a template may hold', () => {
  test.each(TEMPLATE_VARIABLES)('the variable {{%s}} is accepted', (name) => {
    expect(checkTemplate(`Hello {{${name}}}, {{${name}}}!`)).toEqual([]);
  });

  test.each([
    '{{firstName}}',
    '{{company}}',
    '{{job}}',
    '{{ firstname }}',
    '{{fіrstname}}',
    '{{first\u200bname}}',
    '{{{firstname}}}',
    '{{firstname',
    'firstname}}',
    '{{constructor}}',
    '{{__proto__}}',
    '{{{{firstname}}}}',
    '{{}}',
    '{\u200b{company}\u200b}',
    '｛｛firstname｝｝',
    '{{first{{firstname}}name}}',
  ])('%j is refused as a variable', (text) => {
    expect(checkTemplate(text)[0]?.code).toBe('unknown_variable');
  });

  test.each([
    '[Company]',
    '[ x ]',
    '[a](b)',
    'Hi [[name]]',
    '[{{firstname}}]',
    '［Company］',
    '[］]',
    '[\u200bname]',
  ])('%j is refused as a placeholder', (text) => {
    expect(checkTemplate(text).map(({ code }) => code)).toContain('placeholder');
  });

  test.each([
    '[]',
    '[ ]',
    '[[]]',
    '] x [',
    'a { b } c',
    'f(x) = [',
    'Équipe 👩‍💻, 50 % {de} remise',
  ])('%j is plain text', (text) => {
    expect(checkTemplate(text)).toEqual([]);
  });

  test('a wrong capitalisation is answered with the right one', () => {
    expect(checkTemplate('{{firstName}}')[0]?.message).toContain('write {{firstname}}');
  });

  test.each([['['], ['[a'], ['{{'], ['{'], ['}}'], ['{{firstname'], ['[]'], ['{{x}}'], ['[x]']])(
    '100 kB of %j are judged in under 50 ms',
    async (unit) => {
      const text = unit.repeat(Math.ceil(100_000 / unit.length));
      checkTemplate(text);
      expect((await processorTime(() => checkTemplate(text))).ms).toBeLessThan(50);
    },
  );
});

describe('rendering', () => {
  test('an accepted text has no double brace or placeholder left after its variables are replaced by plain words', () => {
    fc.assert(
      fc.property(odd, (template) => {
        if (checkTemplate(template).length > 0) return;
        const rendered = render(template, VALUES);
        expect(rendered).toHaveProperty('text');
        const { text } = rendered as { text: string };
        expect(text).not.toMatch(/\{\{|\}\}|\[[^[\]]*[^[\]\s][^[\]]*\]/);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a value is inserted once and never read as a template', () => {
    fc.assert(
      fc.property(odd, (value) => {
        const line = oneLine(value);
        const rendered = render('{{firstname}}|{{lastname}}', { ...VALUES, firstname: value });
        expect(rendered).toEqual(
          line === '' ? { missing: ['firstname'] } : { text: `${line}|Lovelace` },
        );
      }),
    );
    expect(
      render('{{firstname}}', { ...VALUES, firstname: '{{recruiterLastname}} [x] $& $1' }),
    ).toEqual({ text: '{{recruiterLastname}} [x] $& $1' });
  });

  test('a value with line breaks stays on one line, so that it becomes no header', () => {
    expect(render('Hi {{firstname}}', { ...VALUES, firstname: 'Eve\r\nBcc: a@b\u2028c' })).toEqual({
      text: 'Hi Eve Bcc: a@b c',
    });
  });

  test('unknown variables are named, once each, instead of leaving a gap', () => {
    const values = { ...VALUES, firstname: null, candidateLocation: ' \n' };
    expect(
      render('{{firstname}} {{candidateLocation}} {{firstname}} {{lastname}}', values),
    ).toEqual({ missing: ['firstname', 'candidateLocation'] });
  });
});
