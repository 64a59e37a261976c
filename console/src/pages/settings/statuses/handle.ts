const MAX_HANDLE_LENGTH = 49;

/**
 * Suggests a handle for a name: "Entretien planifié" -> "ENTRETIEN_PLANIFIE". Empty when no
 * character of the name is allowed in a handle.
 */
export function handleOf(label: string): string {
  return label
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[^A-Z]+/, '')
    .slice(0, MAX_HANDLE_LENGTH)
    .replace(/_+$/, '');
}
