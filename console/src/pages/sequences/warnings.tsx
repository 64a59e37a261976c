import { TriangleAlert } from 'lucide-react';
import { useFormat } from '../../language/format.ts';
import { useMessages } from './messages.ts';
import type { Simulation } from './queries.ts';

interface WarningsProps {
  warnings: Simulation['warnings'];
  nameIn(candidateId: string): string;
}

/** What may embarrass the sender, and does not prevent the start. */
export function Warnings({ warnings, nameIn }: WarningsProps) {
  const messages = useMessages();
  const format = useFormat();
  const { weekend, sameCompany, contactedRecently } = warnings;
  const lines = [
    ...(weekend > 0 ? [messages.weekend(weekend, format.number(weekend))] : []),
    ...sameCompany.map(({ company, candidateIds }) =>
      messages.sameCompany(company, format.list(candidateIds.map(nameIn))),
    ),
    ...contactedRecently.map(({ candidateId, day }) =>
      messages.contactedOn(nameIn(candidateId), format.date(new Date(`${day}T12:00`))),
    ),
  ];
  if (lines.length === 0) return null;
  return (
    <section
      aria-label={messages.warnings}
      className="mb-4 max-h-48 overflow-y-auto rounded-lg bg-amber-soft px-4 py-3"
    >
      <p className="flex items-center gap-2 font-medium">
        <TriangleAlert aria-hidden size={15} className="shrink-0" />
        {messages.warnings}
      </p>
      <ul className="mt-1 list-disc pl-6">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
