import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Loaded } from '../../app/loaded.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { BlueprintEditor } from './blueprint-editor.tsx';
import { blueprintQuery } from './queries.ts';

const route = getRouteApi('/frame/sequences/$blueprintId');

export function Page() {
  const { blueprintId } = route.useParams();
  const query = useQuery(blueprintQuery(blueprintId));
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={6} height={64} />}>
      {(blueprint) => <BlueprintEditor key={blueprint.blueprintId} latest={blueprint} />}
    </Loaded>
  );
}
