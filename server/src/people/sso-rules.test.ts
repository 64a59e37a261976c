import { describe, expect, it } from 'vitest';
import { personIn, roleIn } from './sso-rules.ts';

describe('the role of a person of a provider', () => {
  const rules = {
    roleClaim: 'groups',
    roles: [
      { value: 'hiring', role: 'recruiter' },
      { value: 'hr-leads', role: 'owner' },
    ],
    defaultRole: null,
  } as const;

  it('is the largest that a value of the claim gives, whatever the order', () => {
    expect(roleIn({ groups: ['hiring', 'hr-leads', 'all'] }, rules)).toBe('owner');
    expect(roleIn({ groups: 'hiring' }, rules)).toBe('recruiter');
  });

  it('is the default one without a value that counts, and none without a default', () => {
    for (const claims of [{}, { groups: [] }, { groups: ['HIRING'] }, { other: 'hiring' }]) {
      expect(roleIn(claims, rules)).toBeNull();
      expect(roleIn(claims, { ...rules, defaultRole: 'viewer' })).toBe('viewer');
    }
    expect(roleIn({ groups: ['hr-leads'] }, { ...rules, roleClaim: null })).toBeNull();
  });
});

describe('the person of a provider', () => {
  it('has an address in lower case and a name', () => {
    expect(personIn({ email: ' Ada@Example.COM', name: ' Ada ' })).toEqual({
      email: 'ada@example.com',
      name: 'Ada',
    });
  });

  it('is nobody without an address, or with one that nobody proved', () => {
    for (const claims of [
      {},
      { email: 7 },
      { email: 'ada' },
      { email: 'ada@example.com', email_verified: false },
      { email: 'ada@example.com', email_verified: 'false' },
    ])
      expect(personIn(claims)).toBeNull();
  });
});
