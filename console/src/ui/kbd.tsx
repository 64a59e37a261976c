export function Kbd({ keys }: { keys: string }) {
  return (
    <span className="inline-flex gap-1">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="min-w-5 rounded-sm border border-line bg-sunken px-1 text-center font-sans text-quiet text-xs"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}
