import { cutToWidth, displayWidth } from './display-width.ts';

/** What a live table needs of a terminal. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  rows?: number;
  write(text: string): unknown;
  moveCursor(dx: number, dy: number): unknown;
  clearScreenDown(): unknown;
}

/**
 * Shows a text in place of the one before it on a terminal. No line wraps and no text is taller than
 * the window, so that nothing is left of the one before. Elsewhere each new line is written once.
 */
export function createScreen(out: Terminal, { json }: { json: boolean }) {
  let shown: string[] = [];
  let last = '';

  const clear = (): void => {
    // A window that was made smaller meanwhile has wrapped what was shown.
    const rows = shown.reduce(
      (sum, line) => sum + Math.max(1, Math.ceil(displayWidth(line) / (out.columns || 80))),
      0,
    );
    shown = [];
    if (rows === 0) return;
    out.moveCursor(0, -rows);
    out.clearScreenDown();
  };

  return {
    clear,
    /** `whole` on a terminal, `line` elsewhere. */
    show(whole: string, line: string): void {
      if (out.isTTY) {
        clear();
        shown = fit(whole.split('\n'), out);
        out.write(`${shown.join('\n')}\n`);
      } else if (line !== last && !json) out.write(`${line}\n`);
      last = line;
    },
  };
}

/** The last column and the last row stay free: writing there makes a terminal scroll. */
function fit(lines: readonly string[], { columns, rows }: Terminal): string[] {
  const room = Math.max(2, (rows || 24) - 1);
  const kept =
    lines.length <= room
      ? lines
      : [...lines.slice(0, room - 1), `… ${lines.length - room + 1} more lines`];
  return kept.map((line) => cutToWidth(line, (columns || 80) - 1));
}
