import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useUiMessages } from '../../ui/messages.ts';
import { ALWAYS, type ColumnChoice, INITIAL, moveColumn, toggleColumn } from './columns.ts';
import { useMessages } from './messages.ts';

interface ColumnsDialogProps {
  choices: readonly ColumnChoice[];
  onChange(choices: readonly ColumnChoice[]): void;
  onClose(): void;
}

export default function ColumnsDialog({ choices, onChange, onClose }: ColumnsDialogProps) {
  const messages = useMessages();
  const uiMessages = useUiMessages();
  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.columnsTitle}
      description={messages.columnsWhy}
      footer={
        <>
          <Button onClick={() => onChange(INITIAL)}>{messages.columnsReset}</Button>
          <Button look="primary" onClick={onClose}>
            {uiMessages.close}
          </Button>
        </>
      }
    >
      <ol className="flex flex-col">
        {choices.map(({ key, shown }, index) => (
          <li key={key} className="flex items-center gap-1 border-line py-0.5 not-last:border-b">
            <span className="grow">
              <Checkbox
                checked={shown}
                disabled={key === ALWAYS}
                onChange={() => onChange(toggleColumn(choices, key))}
                label={messages.columns[key]}
              />
            </span>
            <IconButton
              icon={ArrowUp}
              size="small"
              label={messages.moveUp(messages.columns[key])}
              disabled={index === 0}
              onClick={() => onChange(moveColumn(choices, key, -1))}
            />
            <IconButton
              icon={ArrowDown}
              size="small"
              label={messages.moveDown(messages.columns[key])}
              disabled={index === choices.length - 1}
              onClick={() => onChange(moveColumn(choices, key, 1))}
            />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
