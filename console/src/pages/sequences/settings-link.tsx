import { Link } from '@tanstack/react-router';
import { useMessages } from './messages.ts';

/** Links to the settings where accounts are connected. */
export function SettingsLink() {
  const messages = useMessages();
  return (
    <Link
      to="/settings/$section"
      params={{ section: 'channels' }}
      className="text-accent-ink underline underline-offset-2"
    >
      {messages.connectIn}
    </Link>
  );
}
