import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { mockServer } from './scripts/vite-mock-server.ts'

/**
 * Three uses: `vite` serves the portal with hot reload and the mock server behind it; `vite build` makes the portal
 * (dist/portal); `vite build --mode server` makes the standalone mock server, one file without dependencies
 * (dist/server), so that it starts at once.
 */
export default defineConfig(({ mode }) => {
  if (mode === 'server') {
    return {
      publicDir: false,
      ssr: { noExternal: true, target: 'node' },
      build: { ssr: 'mock-server/main.ts', outDir: 'dist/server', target: 'node20', minify: false },
    }
  }
  return {
    plugins: [react(), mockServer()],
    // The server puts a fresh nonce in place of this word with every answer.
    html: { cspNonce: '__CSP_NONCE__' },
    server: { port: 4010, strictPort: true },
    build: {
      outDir: 'dist/portal',
      manifest: true,
      target: 'baseline-widely-available',
      // Data addresses would need a wider policy for images and fonts.
      assetsInlineLimit: 0,
    },
  }
})
