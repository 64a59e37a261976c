import { Link } from '@tanstack/react-router';
import { useWords } from './words.ts';

/** To where accounts are connected. */
export function SettingsLink() {
  const words = useWords();
  return (
    <Link to="/settings/$section" params={{ section: 'channels' }} className="text-accent-ink underline underline-offset-2">
      {words.connectIn}
    </Link>
  );
}
