/**
 * Lower case without accents, one character for each character of the text, so that offsets match.
 */
export function plainOf(text: string): string {
  if (/^[ -~\n\r\t]*$/.test(text)) return text.toLowerCase();
  let plain = '';
  for (let index = 0; index < text.length; index++) plain += plainCharacter(text[index]!);
  return plain;
}

function plainCharacter(character: string): string {
  if (character.charCodeAt(0) < 128) return character.toLowerCase();
  if (character === '’' || character === '‘' || character === 'ʼ') return "'";
  if (character === '–' || character === '—' || character === '‑') return '-';
  if (character === '\u00A0' || character === '\u202F' || character === '«' || character === '»')
    return ' ';
  const letter = character.normalize('NFD')[0]!.toLowerCase();
  return letter.length === 1 ? letter : character;
}
