import { describe, expect, it } from 'vitest';
import { createTraceFinder } from './person-traces.ts';

const names = [{ firstname: 'Zoë', lastname: 'Müller-Lee' }];
const contacts = ['zoe@example.org', '+33612345678', 'https://www.linkedin.com/in/zoe-m'];
const finds = createTraceFinder({ names, contacts });

describe('the traces of a person', () => {
  it.each([
    'Zoë Müller-Lee.pdf',
    'CV_MULLER_LEE_ZOE_2024.docx',
    'experiences.0.startDate "soon" of zoe muller lee is no date',
    'ZOE@example.org is no email',
    'phones "06 12 34 56 78 home" is no number',
    'proNetworkUrl linkedin.com/in/zoe-m/fr is no address',
  ])('are found in %s', (text) => {
    expect(finds(text)).toBe(true);
  });

  it.each(['Müller-Lee.pdf', 'Zoe.pdf', 'cvs.zip', 'zoey mullerlee', '12345678 rows'])(
    'are not found in %s',
    (text) => {
      expect(createTraceFinder({ names, contacts: ['+33687654321'] })(text)).toBe(false);
    },
  );

  it('of a person with one name are found by that name; a person without a name leaves none', () => {
    const one = createTraceFinder({ names: [{ firstname: null, lastname: 'Li' }], contacts: [] });
    expect(one('Li CV.pdf')).toBe(true);
    expect(one('Lina.pdf')).toBe(false);
    const nobody = createTraceFinder({ names: [{ firstname: null, lastname: ' ' }], contacts: [] });
    expect(nobody('anything')).toBe(false);
  });
});
