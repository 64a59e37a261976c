/** What a file's name or a problem's text may say of a person who is erased. */
export interface PersonTraits {
  names: readonly { firstname: string | null; lastname: string | null }[];
  /** Emails, phone numbers and profile URLs. */
  contacts: readonly string[];
}

/** A shorter name is part of other words: it counts as a word only. */
const MIN_PART_LENGTH = 4;
/** A number is written with or without its country. */
const PHONE_DIGITS = 8;

/**
 * Whether a text names one of these people: first and last name in any order and spelling of
 * accents, or one of their contacts.
 */
export function createTraceFinder({ names, contacts }: PersonTraits): (text: string) => boolean {
  const pairs = names
    .map(({ firstname, lastname }) => [firstname, lastname].map(plain).filter(Boolean))
    .filter((parts) => parts.length > 0);
  const values = contacts.map((value) => value.toLowerCase().replace(/^https?:\/\/(www\.)?/, ''));
  const phones = values.filter(isPhone).map((value) => digits(value).slice(-PHONE_DIGITS));
  const others = values.filter((value) => !isPhone(value) && value !== '');
  return (text) => {
    const words = ` ${plain(text)} `;
    const joined = words.replaceAll(' ', '');
    const has = (part: string): boolean =>
      part.length < MIN_PART_LENGTH
        ? words.includes(` ${part} `)
        : joined.includes(part.replaceAll(' ', ''));
    const lower = text.toLowerCase();
    return (
      pairs.some((parts) => parts.every(has)) ||
      others.some((value) => lower.includes(value)) ||
      phones.some((value) => digits(text).includes(value))
    );
  };
}

const digits = (text: string): string => text.replaceAll(/\D/g, '');
const isPhone = (value: string): boolean =>
  /^[+\d][\d\s().-]*$/.test(value) && digits(value).length >= PHONE_DIGITS;

/** Lower case, without accents, in words. */
const plain = (text: string | null): string =>
  (text ?? '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
