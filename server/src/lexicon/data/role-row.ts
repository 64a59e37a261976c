import type { Seniority } from '../lexicon.ts';

/**
 * One role family: its key, its job functions, its names in English and in French (masculine singular; grammar makes the other forms).
 * `implied`: the least seniority that the role means, or `words` when only the words of the name ("head of", "director") say it.
 * Without it, words inside the name are not about seniority: a product manager is no manager.
 */
export type RoleRow = readonly [family: string, functions: string, english: string, french: string, implied?: Seniority | 'words'];
