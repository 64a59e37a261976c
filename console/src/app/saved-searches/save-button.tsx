import { BellPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { lazyOverlay } from '../../ui/lazy-part.tsx';
import { useMay } from '../session.ts';
import { useMessages } from './messages.ts';
import type { Definition } from './queries.ts';

const SaveDialog = lazyOverlay(() => import('./save-dialog.tsx'));

interface SaveButtonProps {
  definition: Definition;
  suggested: string;
  /** Beside other buttons of a header: one word. */
  short?: boolean;
}

/** Saves a search, with an alert. Nothing for users who may change nothing. */
export function SaveButton({ definition, suggested, short = false }: SaveButtonProps) {
  const messages = useMessages();
  const may = useMay('spend');
  const [saving, setSaving] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button icon={BellPlus} onClick={() => setSaving(true)}>
        {short ? messages.saveDefinition : messages.save}
      </Button>
      <Suspense>
        {saving && (
          <SaveDialog
            definition={definition}
            suggested={suggested}
            onClose={() => setSaving(false)}
          />
        )}
      </Suspense>
    </>
  );
}
