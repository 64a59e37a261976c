import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Bring } from './bring.tsx';
import type { ImportChoice } from './changes.ts';
import { ImportList } from './import-list.tsx';
import { useMessages } from './messages.ts';
import { PeopleNav } from './people-nav.tsx';
import { Proposals } from './proposals.tsx';
import { importsQuery, PAGE_SIZE } from './queries.ts';
import { useSending } from './use-sending.ts';

const ROW_HEIGHT_PX = 64;

/** Files of people: where they are brought, and what became of them. */
export function Page() {
  const messages = useMessages();
  const [shown, setShown] = useState(PAGE_SIZE);
  const query = useQuery(importsQuery(shown));
  const sending = useSending();
  const [choice, setChoice] = useState<ImportChoice>({ dryRun: false, sourcingId: null });
  return (
    <>
      <PageHeader
        title={messages.bring}
        lead={messages.lead}
        actions={
          <CopyAsApiCall
            call={{
              method: 'GET',
              path: '/v1/talents/imports',
              sdk: { method: 'listTalentImports', input: {} },
            }}
          />
        }
      />
      <PeopleNav />
      <Bring sending={sending} choice={choice} onChoice={setChoice} />
      <Proposals />
      <h2 className="mb-3 font-semibold text-lg">{messages.imports}</h2>
      <Loaded query={query} skeleton={<SkeletonRows rows={4} height={ROW_HEIGHT_PX} />}>
        {({ imports, hasNextPage }) =>
          imports.length === 0 ? (
            <EmptyState icon={FileUp} title={messages.none}>
              {messages.noneWhy}
            </EmptyState>
          ) : (
            <>
              <ImportList
                imports={imports}
                onCorrected={(files, sourcingId) =>
                  void sending.send(files, { dryRun: false, sourcingId })
                }
              />
              {hasNextPage && (
                <Button className="mt-3" onClick={() => setShown(shown + PAGE_SIZE)}>
                  {messages.more}
                </Button>
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}
