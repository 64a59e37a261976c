/** The files that were dropped, those of folders with them. */
export async function droppedFiles(items: DataTransferItemList): Promise<File[]> {
  // The list is empty once the event is over, so all entries are taken before the first wait.
  const dropped = [...items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile());
  const files = dropped.map((one) => (one === null || one instanceof File ? one : filesOf(one)));
  return (await Promise.all(files)).flat().filter((file) => file !== null);
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  // ".DS_Store" and the like are no one's CV.
  if (entry.name.startsWith('.')) return [];
  if (isFile(entry)) return [await new Promise<File>((done, failed) => entry.file(done, failed))];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const found: FileSystemEntry[] = [];
  // A folder is read in portions until one is empty.
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((done, failed) =>
      reader.readEntries(done, failed),
    );
    if (portion.length === 0) break;
    found.push(...portion);
  }
  return (await Promise.all(found.map(filesOf))).flat();
}
