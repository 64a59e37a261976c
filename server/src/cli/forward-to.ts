import { InvalidArgumentError } from 'commander';

/** An address as people write it: http:// may be left out. */
export function parseForwardTo(text: string): string {
  const url = URL.parse(text.includes('://') ? text : `http://${text}`);
  if (
    !url ||
    !/^https?:$/.test(url.protocol) ||
    url.username !== '' ||
    url.password !== '' ||
    url.port === '0'
  ) {
    throw new InvalidArgumentError('It must be an address such as http://localhost:4000/hook.');
  }
  return url.href;
}
