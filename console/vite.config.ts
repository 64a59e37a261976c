import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Where `npm run dev:console` finds the service; the same default as the service's own. */
const SERVICE = 'http://127.0.0.1:3000';

/** The parts of forms that the first page does not have. */
const FORMS = /[\\/](?:select|checkbox|radio|radio-group|switch)[\\/.]/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    // Fonts and icons stay files of their own: the content security policy allows no data: fonts.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // One file for all that the first page needs, whichever other pages need it too: each
            // request costs a slow connection more than its bytes.
            { name: 'first', tags: ['$initial'], priority: 3 },
            // What most pages and drawers use comes with the first of them, in one file too.
            { name: 'common', minShareCount: 16, test: (id) => !FORMS.test(id), priority: 2 },
            { name: 'forms', test: FORMS, minShareCount: 2, priority: 1 },
            // Those of many pages; the first page does not wait for the icons of two others.
            { name: 'icons', test: /node_modules[\\/]lucide/, minShareCount: 3, priority: 1 },
          ],
        },
      },
      onLog(level, log, handle) {
        // React's packages mark what runs in browsers, which is all of it here.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') handle(level, log);
      },
    },
  },
  server: {
    port: 5173,
    proxy: {
      // Everything of the service that lives below /console beside the app itself. The Origin is
      // that of the service, or it would refuse writes.
      '^/console/(?:api|auth|export|reference|openapi\\.json)': {
        target: SERVICE,
        changeOrigin: true,
        configure: (proxy) =>
          proxy.on('proxyReq', (request) => request.setHeader('origin', SERVICE)),
      },
    },
  },
});
