import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Loaded } from '../../../app/loaded.tsx';
import type { FieldPlace } from '../../../app/talents/original-places.ts';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useMessages } from '../messages.ts';
import { originalTextQuery } from '../queries.ts';
import { lineParts } from './line-parts.ts';
import { PlaceMark } from './place-mark.tsx';

/** The text of a file that has no pages, with the places of the fields marked. */
export default function TextView({
  talentId,
  places,
}: {
  talentId: string;
  places: readonly FieldPlace[];
}) {
  const messages = useMessages();
  const query = useQuery(originalTextQuery(talentId));
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={12} />}>
      {({ lines }) =>
        !lines ? (
          <p className="text-quiet">{messages.originalNoText}</p>
        ) : (
          <div className="rounded-md border border-line bg-surface p-4">
            {lines.map(({ line, text }) => (
              <div key={line} className="min-h-5 wrap-anywhere">
                {lineParts(
                  text,
                  places.filter(({ span }) => span.line === line),
                ).map((part) =>
                  part.path === null ? (
                    <Fragment key={part.at}>{part.text}</Fragment>
                  ) : (
                    <PlaceMark
                      key={part.at}
                      path={part.path}
                      text={part.text}
                      className="inline underline decoration-control decoration-dotted underline-offset-3"
                    >
                      {part.text}
                    </PlaceMark>
                  ),
                )}
              </div>
            ))}
          </div>
        )
      }
    </Loaded>
  );
}
