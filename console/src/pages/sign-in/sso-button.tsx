import { useMutation, useQuery } from '@tanstack/react-query';
import { data, sessionApi } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { useMessages } from './messages.ts';

/** Leads to the provider of the workspace, or of the installation when it has one only. */
export function SsoButton({ workspaceId, to }: { workspaceId?: string; to?: string }) {
  const messages = useMessages();
  const { data: found } = useQuery({
    queryKey: ['sso', workspaceId],
    queryFn: () => data(sessionApi.POST('/console/auth/sso/find', { body: { workspaceId } })),
    retry: false,
  });
  const start = useMutation({
    mutationFn: (workspace: string) =>
      data(sessionApi.POST('/console/auth/sso/start', { body: { workspaceId: workspace, to } })),
    onSuccess: ({ url }) => location.assign(url),
  });
  const sso = found?.sso;
  if (!sso) return null;
  return (
    <div className="mb-4 flex flex-col gap-4 border-line border-b pb-4">
      <Button
        look={sso.enforced ? 'primary' : 'secondary'}
        loading={start.isPending}
        onClick={() => start.mutate(sso.workspaceId)}
      >
        {messages.company}
      </Button>
      {start.error && (
        <p role="alert" className="text-red">
          {start.error.message}
        </p>
      )}
    </div>
  );
}
