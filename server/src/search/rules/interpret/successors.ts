import type { Block } from '../../../reader/structure/structure.ts';
import type { Text } from './elements.ts';

/* Somebody who leaves, and whose successor is searched: "we lost our buyer in Cork, find another". */

const LEAVES =
  /^(?:lost|lose|losing|leaving|leaves|left|resigned|quit|retires?|retiring|retired|poached|perdu|perdons|perd|quitte|parti|partie|part|demissionne|remplace|remplacer|remplacons|retraite)$/;

/** Whether a sentence about somebody else names the trade of a person who leaves. */
function namesLeaver({ tokens, mentions }: Text, { role, from, to }: Block): boolean {
  return (
    role === 'requester' &&
    tokens.slice(from, to).some(({ word }) => LEAVES.test(word)) &&
    mentions.slice(from, to).some((found) => found?.mention.kind === 'title')
  );
}

/**
 * The text with its sentence about a leaver as what it asks for, when it has one. For prompts that
 * name no title elsewhere.
 */
export function askedBySuccession(text: Text): Text | null {
  const { structure } = text;
  const leaver = structure.blocks.find((block) => namesLeaver(text, block));
  if (!leaver || structure.isAdvert) return null;
  const blocks = structure.blocks.map(
    (block): Block => (block === leaver ? { ...block, role: 'ask' } : block),
  );
  return { ...text, structure: { ...structure, blocks } };
}
