import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileUp, Search } from 'lucide-react';
import { useState } from 'react';
import { Loaded } from '../../app/loaded.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CopyAsApiCall } from '../../ui/copy-as-api-call.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Bring } from './bring.tsx';
import { ImportList } from './import-list.tsx';
import { useMessages } from './messages.ts';
import { Proposals } from './proposals.tsx';
import { importsQuery, PAGE_SIZE } from './queries.ts';

const ROW_HEIGHT_PX = 64;
const OWN_POOL = [{ filterType: 'POOL', value: 'own', isRequired: true }] as const;

export function Page() {
  const messages = useMessages();
  const [shown, setShown] = useState(PAGE_SIZE);
  const query = useQuery(importsQuery(shown));
  return (
    <>
      <PageHeader
        title={messages.title}
        lead={messages.lead}
        actions={
          <>
            <CopyAsApiCall
              call={{
                method: 'GET',
                path: '/v1/talents/imports',
                sdk: { method: 'listTalentImports', input: {} },
              }}
            />
            <Link to="/search" search={{ filters: [...OWN_POOL] }} className={buttonClass()}>
              <Search aria-hidden size={15} />
              {messages.search}
            </Link>
          </>
        }
      />
      <Bring />
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
              <ImportList imports={imports} />
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
