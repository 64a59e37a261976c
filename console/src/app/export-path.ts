/**
 * The URL of an exported file. A link cannot send the header that names the workspace, so the URL
 * contains it.
 */
export function exportPath(
  file: 'candidates' | 'casting' | 'search',
  workspaceId: string | null,
  query: Readonly<Record<string, string | readonly string[] | undefined>>,
  form: 'csv' | 'xlsx' = 'csv',
): string {
  const parameters = new URLSearchParams(workspaceId === null ? {} : { workspaceId });
  for (const [name, value] of Object.entries(query))
    for (const one of [value ?? []].flat()) parameters.append(name, one);
  return `/console/export/${file}.${form}?${parameters}`;
}
