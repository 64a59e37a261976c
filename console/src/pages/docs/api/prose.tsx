/** A description of the document: plain text with `code` in it. */
export function Prose({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move.
      <code key={index} className="rounded-sm bg-sunken px-1 font-mono text-xs">
        {part}
      </code>
    ) : (
      part
    ),
  );
}
