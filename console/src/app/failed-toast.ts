import { toast } from '../ui/toast.ts';
import { ApiError } from './api-error.ts';

/** For what is done without a form: the service's first remedy, or its message. */
export function failedToast(title: string): (error: Error) => void {
  return (error) => {
    const remedy = error instanceof ApiError ? error.issues[0]?.message : undefined;
    void toast({ tone: 'failed', title, description: remedy ?? error.message });
  };
}
