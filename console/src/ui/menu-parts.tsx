import { Menu as Parts } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { classNames } from './class-names.ts';
import type { MenuAction, MenuProps } from './menu-props.ts';
import { OPTION } from './option.ts';

/**
 * The menu behind its button, fetched after the page. `opened`: the button was clicked already. `onClosed`
 * is called once it is closed and the focus is back.
 */
export default function MenuParts({
  trigger,
  groups,
  align = 'end',
  opened,
  onClosed,
}: MenuProps & { opened: boolean; onClosed?(): void }) {
  return (
    <Parts.Root
      modal={false}
      defaultOpen={opened}
      onOpenChangeComplete={(open) => !open && onClosed?.()}
    >
      <Parts.Trigger render={trigger as ReactElement<Record<string, unknown>>} />
      <Parts.Portal>
        <Parts.Positioner sideOffset={4} align={align} className="z-50">
          <Parts.Popup className="popup fade max-h-[var(--available-height)] min-w-44 max-w-80 overflow-y-auto p-1">
            {groups.map(({ title, actions }) => (
              <Parts.Group
                key={actions[0]?.id}
                className="not-first:mt-1 not-first:border-line not-first:border-t not-first:pt-1"
              >
                {title && (
                  <Parts.GroupLabel className="px-2 py-1 text-quiet text-xs">
                    {title}
                  </Parts.GroupLabel>
                )}
                {actions.map((action) => (
                  <Item key={action.id} {...action} />
                ))}
              </Parts.Group>
            ))}
          </Parts.Popup>
        </Parts.Positioner>
      </Parts.Portal>
    </Parts.Root>
  );
}

function Item({ label, icon: Icon, onSelect, danger, disabled }: MenuAction) {
  return (
    <Parts.Item
      onClick={onSelect}
      disabled={disabled}
      className={classNames(OPTION, danger && 'text-red')}
    >
      {Icon && <Icon aria-hidden size={15} className="shrink-0" />}
      {label}
    </Parts.Item>
  );
}
