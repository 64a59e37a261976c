import type { Lexicon } from '../../lexicon/types.ts';
import { once } from '../../platform/once.ts';
import { SIGNS } from './sign-table.ts';

/** Words by which people show work that they never name: all of its roots, in one text. */
export interface Sign {
  roots: readonly string[];
  /** 1 when it shows the work alone, less when others must stand beside it. */
  weight: number;
}

/** The signs of what the roots of a criterion ask. */
export type Signs = (roots: ReadonlySet<string>) => readonly Sign[];

const PART = 0.5;

export function createSigns(lexicon: Lexicon): Signs {
  const listed = (text: string): string[] => text.split(',').map((one) => one.trim());
  const rows = once(() =>
    SIGNS.trim()
      .split('\n')
      .map((line) => {
        const [names = '', signs = ''] = line.split(':');
        return {
          names: listed(names).map((name) => lexicon.roots(name)),
          signs: listed(signs).map((sign): Sign => {
            const isAlone = sign.startsWith('*');
            const roots = lexicon.roots(isAlone ? sign.slice(1) : sign);
            return { roots, weight: isAlone ? 1 : PART };
          }),
        };
      }),
  );
  return (roots) =>
    rows().flatMap(({ names, signs }) =>
      names.some((name) => name.length > 0 && name.every((root) => roots.has(root))) ? signs : [],
    );
}
