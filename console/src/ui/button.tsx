import { LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Tooltip } from './tooltip.tsx';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-control bg-surface text-ink hover:bg-hover',
  quiet: 'border-transparent text-ink hover:bg-hover',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-strong',
};
const SIZES: Record<ButtonSize, string> = { small: 'h-7 gap-1.5 px-2.5', medium: 'h-8 gap-2 px-3' };
const SQUARES: Record<ButtonSize, string> = { small: 'size-7', medium: 'size-8' };

const FRAME =
  'inline-flex shrink-0 select-none items-center justify-center whitespace-nowrap rounded-md border font-medium no-underline transition-colors ' +
  'disabled:cursor-not-allowed disabled:opacity-50';

/** The look of a button, for links that look like one. */
export function buttonClass(
  look: ButtonLook = 'secondary',
  size: ButtonSize = 'medium',
  more?: string,
): string {
  return classNames(FRAME, LOOKS[look], SIZES[size], more);
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** Shows that it works, and takes no further click; keeps the focus. */
  loading?: boolean;
}

export function Button({
  look,
  size,
  icon: Icon,
  loading = false,
  className,
  children,
  type = 'button',
  onClick,
  ...props
}: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass(look, size, classNames(loading && 'opacity-70', className))}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      {...props}
    >
      {loading ? (
        <LoaderCircle aria-hidden size={15} className="animate-spin" />
      ) : (
        Icon && <Icon aria-hidden size={15} />
      )}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What it does: its name, and its tooltip. */
  label: string;
  icon: LucideIcon;
  look?: ButtonLook;
  size?: ButtonSize;
  side?: 'top' | 'right' | 'bottom' | 'left';
}

export function IconButton({
  label,
  icon: Icon,
  look = 'quiet',
  size = 'medium',
  side,
  className,
  ...props
}: IconButtonProps) {
  return (
    <Tooltip text={label} side={side}>
      <button
        type="button"
        aria-label={label}
        className={classNames(FRAME, LOOKS[look], SQUARES[size], className)}
        {...props}
      >
        <Icon aria-hidden size={16} />
      </button>
    </Tooltip>
  );
}
