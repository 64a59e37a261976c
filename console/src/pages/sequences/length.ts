import type { Step } from './rules.ts';

/**
 * The GSM alphabet (3GPP TS 23.038): what a text message of 160 characters is made of; those of the
 * extension count twice.
 */
const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const EXTENSION = new Set('^{}\\[~]|€\f');

const GSM = { one: 160, many: 153 };
const UCS = { one: 70, many: 67 };

/**
 * How a text is cut into messages of the network, and the first character that makes it use the
 * larger alphabet.
 */
export function smsParts(text: string): {
  segments: number;
  units: number;
  perSegment: number;
  wide: string | null;
} {
  const characters = [...text];
  const wide =
    characters.find((character) => !BASIC.has(character) && !EXTENSION.has(character)) ?? null;
  const { one, many } = wide === null ? GSM : UCS;
  const units =
    wide === null
      ? characters.reduce((sum, character) => sum + (EXTENSION.has(character) ? 2 : 1), 0)
      : text.length;
  const perSegment = units <= one ? one : many;
  return { segments: Math.max(1, Math.ceil(units / perSegment)), units, perSegment, wide };
}

/** The service's maximum length of a message. */
export const MAX_CONTENT = 8_000;

/** The networks' documented limits. The provider has the final say when a message is sent. */
const LIMITS: Partial<Record<NonNullable<Step['proNetworkType']>, number>> = {
  PRO_NETWORK_INVITATION_WITH_MESSAGE: 300,
  PRO_NETWORK_INMAIL: 1_900,
};

export const lengthLimit = ({
  type,
  proNetworkType,
}: Pick<Step, 'type' | 'proNetworkType'>): number =>
  (type === 'PRO_NETWORK' && proNetworkType !== undefined ? LIMITS[proNetworkType] : undefined) ??
  MAX_CONTENT;
