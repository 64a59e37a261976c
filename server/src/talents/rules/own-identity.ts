import type { RowContact } from './normalize-row.ts';

/**
 * What identifies a person of a workspace's own pool, as texts to be fingerprinted. Each begins
 * with its kind, so that an id never equals an address.
 */

/** The id that the workspace's own system gave the person. */
export const sourceIdKey = (id: string): string => `id:${id}`;

/**
 * Two ways to write a number are one contact: only its digits count, after a plus or the 00 that
 * stands for it.
 */
export function contactKey({ kind, value }: RowContact): string {
  if (kind === 'email') return `email:${value.trim().toLowerCase()}`;
  const digits = value.replace(/\D/g, '');
  const isInternational = value.trim().startsWith('+') || digits.startsWith('00');
  return `phone:${isInternational ? '+' : ''}${digits.replace(/^00/, '')}`;
}

/** Mailboxes of a team or a firm: they reach somebody, but identify nobody. */
const ROLES =
  /^email:(?:info|contact|jobs?|hr|rh|recrutement|recruiting|careers?|office|admin|hello|bonjour|team|mail|support|sales|noreply|no-reply)@/;

export const identifies = (key: string): boolean => !ROLES.test(key);

interface Named {
  firstname: string | null;
  lastname: string | null;
}

/**
 * Whether two people who share an address or a number may be the same. A family or a firm shares
 * those too, so a first name has to be found again: the last name changes with a marriage, and
 * files swap the two.
 */
export function namesAgree(one: Named, other: Named): boolean {
  const [first, otherFirst] = [wordsOf(one.firstname), wordsOf(other.firstname)];
  const [all, otherAll] = [one, other].map(({ firstname, lastname }) => [
    ...wordsOf(firstname),
    ...wordsOf(lastname),
  ]) as [string[], string[]];
  if (all.length === 0 || otherAll.length === 0) return true;
  const [a, b] = [first.length > 0 ? first : all, otherFirst.length > 0 ? otherFirst : otherAll];
  return a.some((word) => otherAll.includes(word)) && b.some((word) => all.includes(word));
}

/**
 * Whether two people with one number may be the same. A firm has one telephone, and two people with
 * one first name in it: a last name has to be found again too.
 */
export function bothNamesAgree(one: Named, other: Named): boolean {
  const [all, otherAll] = [one, other].map(({ firstname, lastname }) => [
    ...wordsOf(firstname),
    ...wordsOf(lastname),
  ]) as [string[], string[]];
  const needed = Math.min(2, all.length, otherAll.length);
  return namesAgree(one, other) && all.filter((word) => otherAll.includes(word)).length >= needed;
}

const wordsOf = (text: string | null): string[] =>
  (text ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);
