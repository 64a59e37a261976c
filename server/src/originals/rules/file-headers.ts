import type { DocumentFormat } from '../../documents/port.ts';

/* What a browser may do with a file that a stranger wrote: show it without scripts, or save it. */

const MEDIA_TYPES: Partial<Record<DocumentFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
  rtf: 'application/rtf',
  html: 'text/html',
  txt: 'text/plain',
  'json-resume': 'application/json',
  vcard: 'text/vcard',
};
/** The others are only saved. */
const SHOWN: ReadonlySet<DocumentFormat> = new Set(['pdf', 'html', 'txt']);

const OTHER = 'application/octet-stream';

export const mediaTypeOf = (format: DocumentFormat): string => MEDIA_TYPES[format] ?? OTHER;

/** Every media type that an original has; JSON is not told apart from the answer in JSON. */
export const FILE_MEDIA_TYPES = [...new Set([...Object.values(MEDIA_TYPES), OTHER])].filter(
  (type) => type !== 'application/json',
);

export function fileHeaders(
  { fileName, format }: { fileName: string; format: DocumentFormat },
  as: 'attachment' | 'inline',
): Record<string, string> {
  const kind = as === 'inline' && SHOWN.has(format) ? 'inline' : 'attachment';
  return {
    'Content-Disposition': `${kind}; filename="${asciiName(fileName)}"; filename*=UTF-8''${encodedName(fileName)}`,
    'X-Content-Type-Options': 'nosniff',
    // No script, no form, no request, and an origin of its own.
    'Content-Security-Policy':
      "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-store',
  };
}

/** Quotes, backslashes, slashes and control characters could end or bend the header. */
const asciiName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\/%;]/g, '_')
    .trim() || 'file';

/** RFC 8187: what encodeURIComponent leaves and the header does not allow is encoded too. */
const encodedName = (name: string): string =>
  encodeURIComponent(name.toWellFormed().replace(/[\p{Cc}/\\]/gu, '_')).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
