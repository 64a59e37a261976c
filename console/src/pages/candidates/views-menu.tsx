import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import { toast } from '../../ui/toast.ts';
import { useMessages } from './messages.ts';
import { deleteView, viewsQuery } from './queries.ts';

const SaveViewDialog = lazyOverlay(() => import('./save-view-dialog.tsx'));

interface ViewsMenuProps {
  /** The current query of the page, which a new view stores. */
  query: string;
  onChoose(query: string): void;
}

/** The user's own saved views of candidates. */
export function ViewsMenu({ query, onChoose }: ViewsMenuProps) {
  const messages = useMessages();
  const client = useQueryClient();
  const { data } = useQuery(viewsQuery);
  const [saving, setSaving] = useState(false);
  const remove = useMutation({
    mutationFn: ({ viewId }: { viewId: string; name: string }) => deleteView(viewId),
    onSuccess: (_, { name }) => {
      toast({ title: messages.viewDeleted(name) });
      return client.invalidateQueries(viewsQuery);
    },
    onError: (error) =>
      toast({ tone: 'failed', title: messages.notChanged, description: error.message }),
  });
  const views = data?.views ?? [];
  const current = views.find((view) => view.query === query);
  const groups = [
    {
      title: messages.views,
      actions: views.map(({ viewId, name, query: kept }) => ({
        id: viewId,
        label: name,
        onSelect: () => onChoose(kept),
      })),
    },
    {
      actions: [
        {
          id: 'save',
          label: messages.saveView,
          icon: BookmarkPlus,
          onSelect: () => setSaving(true),
        },
        ...(current
          ? [
              {
                id: 'delete',
                label: messages.deleteView(current.name),
                icon: Trash2,
                danger: true,
                onSelect: () => remove.mutate(current),
              },
            ]
          : []),
      ],
    },
  ].filter(({ actions }) => actions.length > 0);
  return (
    <>
      <Menu
        groups={groups}
        trigger={
          <Button icon={Bookmark}>
            <span className="max-w-40 truncate">{current?.name ?? messages.views}</span>
          </Button>
        }
      />
      <Suspense>
        {saving && <SaveViewDialog query={query} views={views} onClose={() => setSaving(false)} />}
      </Suspense>
    </>
  );
}
