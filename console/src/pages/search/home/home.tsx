import { useQuery } from '@tanstack/react-query';
import { TextSearch } from 'lucide-react';
import { savedSearchesQuery } from '../../../app/saved-searches/queries.ts';
import { EmptyState } from '../../../ui/states.tsx';
import { useMessages } from '../messages.ts';
import { recentSearchesQuery } from '../queries.ts';
import { RecentList } from './recent-list.tsx';
import { SavedList } from './saved-list.tsx';

/** Before anything is asked: what was saved and searched, or what a search is. */
export default function Home() {
  const messages = useMessages();
  const saved = useQuery(savedSearchesQuery);
  const recent = useQuery(recentSearchesQuery);
  const isNothing =
    saved.data?.savedSearches.length === 0 && recent.data?.recentSearches.length === 0;
  if (isNothing || (saved.error && recent.error))
    return (
      <EmptyState icon={TextSearch} title={messages.welcome}>
        {messages.welcomeWhy}
      </EmptyState>
    );
  return (
    <div className="mt-6 flex flex-col gap-6">
      <SavedList />
      <RecentList />
    </div>
  );
}
