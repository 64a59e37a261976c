import { Keyboard, X } from 'lucide-react';
import { useFormat } from '../../../language/format.ts';
import { IconButton } from '../../../ui/button.tsx';
import { useUiMessages } from '../../../ui/messages.ts';
import { Select } from '../../../ui/select.tsx';
import { VERDICTS } from '../verdicts.ts';
import { useMessages } from './messages.ts';
import type { Shown } from './use-people.ts';

interface HeaderProps {
  title: string;
  done: number;
  total: number;
  show: Shown;
  counts: Record<Shown, number>;
  onShow(show: Shown): void;
  onHelp(): void;
  onClose(): void;
}

/** How far the review is, and which people it goes through. */
export function Header({ title, done, total, show, counts, onShow, onHelp, onClose }: HeaderProps) {
  const messages = useMessages();
  const format = useFormat();
  const text = messages.progress(
    format.number(done),
    format.number(total),
    format.number(total - done),
  );
  return (
    <header className="relative flex h-12 shrink-0 items-center gap-2 border-line border-b px-2 lg:px-4">
      <IconButton icon={X} label={messages.close} onClick={onClose} side="bottom" />
      <h1 className="min-w-0 grow truncate text-quiet max-lg:sr-only">{title}</h1>
      <p role="status" className="whitespace-nowrap font-medium max-lg:grow">
        {text}
      </p>
      <ShowSelect show={show} counts={counts} onShow={onShow} />
      <span className="flex max-lg:hidden">
        <IconButton icon={Keyboard} label={messages.help} onClick={onHelp} side="bottom" />
      </span>
      <span
        role="progressbar"
        aria-label={messages.progressLabel}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
        className="absolute inset-x-0 -bottom-px h-0.5"
      >
        <span
          className="block h-full bg-accent transition-[width]"
          style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }}
        />
      </span>
    </header>
  );
}

function ShowSelect({ show, counts, onShow }: Pick<HeaderProps, 'show' | 'counts' | 'onShow'>) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  const format = useFormat();
  const choices = (['all', ...VERDICTS] as const).map((value) => {
    const shown = format.number(counts[value]);
    if (value === 'all') return { value, label: messages.everyone(shown) };
    return { value, label: messages.onlyOf(uiMessages.verdicts[value], shown) };
  });
  return (
    <div className="w-36 shrink-0 lg:w-44">
      <Select label={messages.show} value={show} choices={choices} onChange={onShow} size="small" />
    </div>
  );
}
