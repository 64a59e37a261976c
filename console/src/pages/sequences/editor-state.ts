import type { Issue } from '../../../../client/src/contract.ts';
import { type Change, changed, type Draft, same } from './draft.ts';
import type { BlueprintConfig } from './rules.ts';

/** A blueprint as stored. */
export interface Kept {
  name: string;
  steps: Draft['steps'];
  config: Record<string, unknown>;
  updatedAt: string;
}

export interface EditorState<K extends Kept> {
  /** The version that the draft is based on. */
  base: K;
  draft: Draft;
  /** The API's issues with the draft as last sent; cleared by the next change. */
  refused: readonly Issue[];
}

export type EditorAction<K extends Kept> =
  | { type: 'change'; change: Change }
  /** `sent` was saved; changes made since then were not. */
  | { type: 'saved'; kept: K; sent: Draft }
  | { type: 'refused'; issues: readonly Issue[] }
  | { type: 'take'; kept: K }
  /** Keeps the draft, as a change of the version that is saved now. */
  | { type: 'rebase'; kept: K };

const draftOf = ({ name, steps, config }: Kept): Draft => ({
  name,
  steps,
  config: config as BlueprintConfig,
});

export const begin = <K extends Kept>(kept: K): EditorState<K> => ({
  base: kept,
  draft: draftOf(kept),
  refused: [],
});

export function next<K extends Kept>(
  state: EditorState<K>,
  action: EditorAction<K>,
): EditorState<K> {
  switch (action.type) {
    case 'change':
      return { ...state, draft: changed(state.draft, action.change), refused: [] };
    case 'saved':
      return same(state.draft, action.sent)
        ? begin(action.kept)
        : { ...state, base: action.kept, refused: [] };
    case 'refused':
      return { ...state, refused: action.issues };
    case 'take':
      return begin(action.kept);
    case 'rebase':
      return { ...state, base: action.kept };
  }
}

export const isDirty = <K extends Kept>({ base, draft }: EditorState<K>): boolean =>
  !same(draft, draftOf(base));

/**
 * Whether the stored version is newer than the draft's base. Times are ISO 8601 in UTC, so they
 * compare as text.
 */
export const isBehind = <K extends Kept>({ base }: EditorState<K>, latest: Kept): boolean =>
  latest.updatedAt > base.updatedAt;
