import '../ui/tokens.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { language } from '../language/language.ts';
import { Toasts } from '../ui/toast.tsx';
import { TooltipProvider } from '../ui/tooltip.tsx';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';
import { applyTheme } from './theme.ts';

applyTheme();
document.documentElement.lang = language();

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delay={400}>
        <Toasts>
          <RouterProvider router={router} />
        </Toasts>
      </TooltipProvider>
    </QueryClientProvider>
  </StrictMode>,
);
