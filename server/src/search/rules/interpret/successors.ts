import type { Block } from '../../../reader/structure/structure.ts';
import type { Text } from './elements.ts';

/*
 * Sentences that tell of others, and hold the only title: somebody who leaves and whose successor is
 * searched ("we lost our buyer in Cork, find another"), or a rumour of the people searched.
 */

const LEAVES =
  /^(?:lost|lose|losing|leaving|leaves|left|resigned|quit|retires?|retiring|retired|poached|perdu|perdons|perd|quitte|parti|partie|part|demissionne|remplace|remplacer|remplacons|retraite)$/;

const OWNS = /^(?:our|my|their|his|her|the|notre|nos|mon|ma|mes|leur|le|la|l|un|une|a|an)$/;

/**
 * Whether a sentence about somebody else names the trade searched: of one who leaves, or of several
 * people. "My cook says hi" names a colleague.
 */
function namesTrade({ tokens, mentions }: Text, { role, from, to }: Block): boolean {
  if (role !== 'requester') return false;
  const leaves = tokens.slice(from, to).some(({ word }) => LEAVES.test(word));
  return mentions
    .slice(from, to)
    .some(
      (found) =>
        found?.mention.kind === 'title' &&
        (leaves ||
          (/s$/.test(tokens[found.to - 1]?.word ?? '') &&
            !OWNS.test(tokens[found.from - 1]?.word ?? ''))),
    );
}

/**
 * The text with its sentence about a leaver as what it asks for, when it has one. For prompts that
 * name no title elsewhere.
 */
export function askedBySuccession(text: Text): Text | null {
  const { structure } = text;
  const leaver = structure.blocks.find((block) => namesTrade(text, block));
  if (!leaver || structure.isAdvert) return null;
  const blocks = structure.blocks.map(
    (block): Block => (block === leaver ? { ...block, role: 'ask' } : block),
  );
  return { ...text, structure: { ...structure, blocks } };
}
