interface ToastOptions {
  title: string;
  description?: string;
  tone?: 'done' | 'failed';
  action?: { label: string; onClick(): void };
}

/**
 * Tells of something that happened, in passing. What the person must act on stays on the page
 * instead, so nothing is told with priority: Base UI hides from assistive technology what it tells
 * so, though the focus can go there.
 */
export async function toast({
  title,
  description,
  tone = 'done',
  action,
}: ToastOptions): Promise<void> {
  const { mounted, toasts } = await import('./toast-area.tsx');
  await mounted.promise;
  toasts.add({
    title,
    description,
    type: tone,
    // With an action it waits longer: it has to be reached by keyboard.
    timeout: action ? 12_000 : 5_000,
    actionProps: action && { children: action.label, onClick: action.onClick },
  });
}
