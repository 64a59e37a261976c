import { renderSVG } from 'uqr';

/** Black on white in both themes: many cameras read nothing else. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const source = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(text))}`;
  return <img src={source} alt={label} className="size-44 rounded-md bg-white" />;
}
