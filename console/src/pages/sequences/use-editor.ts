import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useEffect, useMemo, useReducer } from 'react';
import { ApiError } from '../../app/api-error.ts';
import { asSent, type Change, type Draft } from './draft.ts';
import {
  begin,
  type EditorAction,
  type EditorState,
  isBehind,
  isDirty,
  next,
} from './editor-state.ts';
import { type DraftIssue, issuesOf, together } from './issues.ts';
import { type Blueprint, blueprintQuery, saveBlueprint } from './queries.ts';

/**
 * A blueprint that is being written: the draft, what is wrong with it, and how it stands to what is
 * kept. `latest` follows what others save.
 */
export function useEditor(latest: Blueprint) {
  const client = useQueryClient();
  const [state, dispatch] = useReducer(
    next as (
      state: EditorState<Blueprint>,
      action: EditorAction<Blueprint>,
    ) => EditorState<Blueprint>,
    latest,
    begin,
  );
  const { blueprintId } = latest;
  const dirty = isDirty(state);
  const save = useMutation({
    mutationFn: (sent: Draft) => saveBlueprint(blueprintId, sent, state.base.updatedAt),
    onSuccess: (kept, sent) => {
      client.setQueryData(blueprintQuery(blueprintId).queryKey, kept);
      dispatch({ type: 'saved', kept, sent });
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return;
      dispatch({ type: 'refused', issues: error.issues });
      if (isConflict(error))
        void client.invalidateQueries({ queryKey: ['sequences', blueprintId, 'blueprint'] });
    },
  });
  const behind = isBehind(state, latest) && !save.isPending;
  useEffect(() => {
    if (behind && !dirty) dispatch({ type: 'take', kept: latest });
  }, [behind, dirty, latest]);

  const { draft, refused } = state;
  const issues: readonly DraftIssue[] = useMemo(
    () => together(issuesOf(draft), refused),
    [draft, refused],
  );
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next: target }) => dirty && current.pathname !== target.pathname,
    enableBeforeUnload: () => dirty,
    withResolver: true,
  });
  return {
    draft,
    issues,
    dirty,
    saving: save.isPending,
    /** Why the last save failed, where it is not a matter of one of the fields. */
    failure: save.error && !isOfFields(save.error) ? save.error : null,
    /** Another version was saved meanwhile. */
    theirs: behind && dirty ? latest : null,
    change: (change: Change) => dispatch({ type: 'change', change }),
    save: () => save.mutate(asSent(draft)),
    take: () => dispatch({ type: 'take', kept: latest }),
    rebase: () => dispatch({ type: 'rebase', kept: latest }),
    leaving,
  };
}

export type Editor = ReturnType<typeof useEditor>;

const isConflict = (error: ApiError): boolean =>
  error.issues.some(({ code }) => code === 'changed_meanwhile');
const isOfFields = (error: Error): boolean => error instanceof ApiError && error.issues.length > 0;
