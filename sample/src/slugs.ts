/**
 * Plain lower-case words joined by hyphens, for addresses and ids: `Hôpital d’Angers` is
 * `hopital-d-angers`.
 */
export function slugOf(text: string): string {
  return text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ı', 'i')
    .replaceAll('Ø', 'O')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
