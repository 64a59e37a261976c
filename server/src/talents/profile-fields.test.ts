import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { profileOf } from '../../test/judging-profiles.ts';
import { talentProfile } from './profile.ts';
import {
  createTextWalk,
  fieldAt,
  fieldsOf,
  PROFILE_FIELDS,
  type ProfileField,
  pointerTo,
} from './profile-fields.ts';

/** The pointers of all texts that a shape may hold. */
function textPaths(shape: z.ZodType, path = ''): string[] {
  if (shape instanceof z.ZodNullable) return textPaths(shape.unwrap() as z.ZodType, path);
  if (shape instanceof z.ZodArray) return textPaths(shape.element as z.ZodType, `${path}/*`);
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape as Record<string, z.ZodType>).flatMap(([key, inner]) =>
      textPaths(inner, `${path}/${key}`),
    );
  if (shape instanceof z.ZodBoolean) return [];
  return [path];
}

test('every text of the shape of a profile has one row, and no row is without a text', () => {
  expect(Object.keys(PROFILE_FIELDS).sort()).toEqual(textPaths(talentProfile).sort());
});

describe('a pointer', () => {
  test('leads to one text, and back to its field', () => {
    const path = pointerTo('/educations/*/degrees/*', 2, 10);
    expect(path).toBe('/educations/2/degrees/10');
    expect(fieldAt(path)).toBe('/educations/*/degrees/*');
    expect(fieldAt('/headline')).toBe('/headline');
  });

  test.each(['/experiences/0', '/experiences/title', '/constructor', '', '/skills/first'])(
    '%s leads to no text',
    (path) => {
      expect(fieldAt(path)).toBeNull();
    },
  );
});

describe('a walk', () => {
  const profile = profileOf({
    headline: 'Data engineer',
    summary: null,
    skills: ['Python', 'SQL'],
    currentOrganization: null,
    experiences: [
      { title: 'Lead', organizationName: 'Acme' },
      { title: null },
      { title: 'Intern' },
    ],
    educations: [{ degrees: ['MSc', 'MBA'] }, { degrees: [] }, { degrees: ['BSc'] }],
  });

  function walked(fields: readonly ProfileField[]): [string, string][] {
    const found: [string, string][] = [];
    createTextWalk(fields)(profile, (text, field, at, nth) =>
      found.push([pointerTo(field, at, nth), text]),
    );
    return found;
  }

  test('visits the fields in order, neighbours of one list item by item', () => {
    expect(
      walked([
        '/skills/*',
        '/headline',
        '/summary',
        '/currentOrganization/name',
        '/experiences/*/title',
        '/experiences/*/organizationName',
        '/educations/*/degrees/*',
      ]),
    ).toEqual([
      ['/skills/0', 'Python'],
      ['/skills/1', 'SQL'],
      ['/headline', 'Data engineer'],
      ['/experiences/0/title', 'Lead'],
      ['/experiences/0/organizationName', 'Acme'],
      ['/experiences/2/title', 'Intern'],
      ['/educations/0/degrees/0', 'MSc'],
      ['/educations/0/degrees/1', 'MBA'],
      ['/educations/2/degrees/0', 'BSc'],
    ]);
  });

  test('over all words of a profile reaches nothing that identifies the person', () => {
    const paths = walked(fieldsOf('words')).map(([path]) => path);
    expect(paths).toContain('/headline');
    for (const path of ['/firstname', '/lastname', '/gender', '/photoUrl', '/proNetworkUrl'])
      expect(paths).not.toContain(path);
  });
});
