import { Link } from '@tanstack/react-router';
import { useMessages } from './messages.ts';

const LINK =
  '-mb-px flex h-9 shrink-0 items-center border-transparent border-b-2 px-0.5 font-medium text-quiet hover:text-ink';

/** The pages of "My people". */
export function PeopleNav() {
  const messages = useMessages();
  const active = { className: 'border-b-accent! text-ink!', 'aria-current': 'page' as const };
  return (
    <nav
      aria-label={messages.title}
      className="mb-5 flex gap-4 overflow-x-auto border-line border-b"
    >
      <Link
        to="/people"
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={active}
        className={LINK}
      >
        {messages.list}
      </Link>
      <Link to="/people/import" activeProps={active} className={LINK}>
        {messages.imports}
      </Link>
      <Link to="/people/law" activeProps={active} className={LINK}>
        {messages.law}
      </Link>
    </nav>
  );
}
