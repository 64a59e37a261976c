import type { Seniority } from './seniorities.ts';

/**
 * One role family: its key, its job functions, its names in English and in French (masculine
 * singular; grammar rules derive the other forms). `implied`: the minimum seniority that the role
 * implies, or `words` when only the words of the name ("head of", "director") state it. Without it,
 * words inside the name are not about seniority: a product manager is not a manager.
 *
 * In the tables, `key: functions; implied`, then a line of English and a line of French names, the
 * usual one first.
 */
export interface RoleRow {
  family: string;
  functions: readonly string[];
  english: readonly string[];
  french: readonly string[];
  implied: Seniority | 'words' | null;
}
