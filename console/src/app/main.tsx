import '../ui/tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { language } from '../language/language.ts';
import { lazyOverlay } from '../ui/lazy-part.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';
import { applyTheme } from './theme.ts';

// Loaded after the first page: there is nothing to notify yet.
const ToastArea = lazyOverlay(() => import('../ui/toast-area.tsx'));

applyTheme();
document.documentElement.lang = language();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delay={400}>
        <RouterProvider router={router} />
        <Suspense>
          <ToastArea />
        </Suspense>
      </TooltipProvider>
    </QueryClientProvider>
  </StrictMode>,
);
