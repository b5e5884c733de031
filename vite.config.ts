import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cachedServer, scriptOutput } from './scripts/vite/cached-server.ts'
import { chunkList } from './scripts/vite/chunk-list.ts'
import { compileHints, groups } from './scripts/vite/chunks.ts'
import { contract } from './scripts/vite/contract.ts'
import { early } from './scripts/vite/early.ts'
import { CONTROL, controlAtTop, controlPage, onlyTexts } from './scripts/vite/control-page.ts'
import { lateSchemas } from './scripts/vite/late-schemas.ts'
import { latinSource } from './scripts/vite/latin-source.ts'
import { mapsApart } from './scripts/vite/maps-apart.ts'
import { mockInPage } from './scripts/vite/mock-in-page.ts'
import { mockServer } from './scripts/vite/mock-server.ts'
import { notices } from './scripts/vite/notices.ts'
import { onlyXhr } from './scripts/vite/only-xhr.ts'
import { ownHostName } from './scripts/vite/own-host-name.ts'
import { version } from './scripts/vite/version.ts'
import { serviceWorker } from './scripts/vite/service-worker.ts'
import { slimContractAtStart } from './scripts/vite/slim-contract.ts'
import { start } from './scripts/vite/start.ts'
import { tests } from './scripts/vite/tests.ts'

/** The router's build without the texts of its warnings, which its own exports do not offer. */
const ROUTER = path.resolve(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs')

/** Components go without their names, because the first file lists all files. */
const withoutName = (name: string) => (/^[A-Z]/.test(name) ? 'part' : '[name]')

/**
 * Eight uses: vitest runs the tests (scripts/vite/tests.ts); `vite` serves the portal with hot reload and the mock server behind it; `vite --mode worker` the same with
 * the mock server in the page; `vite build` makes the portal
 * (dist/portal); `vite build --mode server` makes the standalone mock server, without dependencies
 * (dist/server), so that it starts at once; `vite build --mode gallery` makes the portal with the
 * gallery of its parts in it (dist/gallery), for its tests; `vite build --mode control` makes the control page of the mock
 * server (dist/control); `vite build --mode conformance` makes the conformance tool of its package, one file too.
 */
export default defineConfig(({ mode, command }) => {
  if (mode === 'test') return { plugins: [react()], test: tests() }
  if (mode === 'server') {
    return {
      plugins: [lateSchemas(), slimContractAtStart(), latinSource(), cachedServer()],
      // the contract is parsed several times faster as JSON than as code
      json: { namedExports: false, stringify: true },
      publicDir: false,
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: 'mock-server/main.ts',
        outDir: 'dist/server',
        target: 'node20',
        minify: false,
        rolldownOptions: { output: { comments: false, ...scriptOutput } },
      },
    }
  }
  if (mode === 'conformance') {
    return {
      plugins: [notices('This tool')],
      publicDir: false,
      ssr: { noExternal: true, target: 'node' },
      build: {
        ssr: 'tests/conformance/package/bin.ts',
        outDir: 'dist/conformance/dist',
        target: 'node20',
        rolldownOptions: { output: { entryFileNames: 'conformance.mjs', banner: '#!/usr/bin/env node' } },
      },
    }
  }
  // The server puts a fresh nonce in place of this word with every answer.
  const html = { cspNonce: '__CSP_NONCE__' }
  if (mode === 'control') {
    return {
      plugins: [
        react(),
        version(),
        controlAtTop(),
        onlyTexts((name) => ['control', 'errors', 'kit', 'validation'].includes(name)),
      ],
      html,
      base: '/__mock__/',
      publicDir: false,
      build: {
        outDir: 'dist/control',
        target: 'baseline-widely-available',
        assetsInlineLimit: 0,
        rolldownOptions: { input: CONTROL },
      },
    }
  }
  return {
    plugins: [
      react(),
      ownHostName(),
      notices(),
      version(),
      contract(),
      controlPage(),
      ...(mode === 'worker' ? [mockInPage()] : [early(), start(), mockServer()]),
      onlyTexts((name) => name !== 'control'),
      chunkList(),
      compileHints(),
      onlyXhr(),
      ...(mode === 'production' ? [serviceWorker()] : []),
      ...(mode === 'production' && process.env.PORTAGE_SOURCE_MAPS ? [mapsApart('dist/maps')] : []),
    ],
    html,
    server: { port: 4010, strictPort: true },
    resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: ROUTER }] : [] },
    build: {
      outDir: mode === 'gallery' ? 'dist/gallery' : 'dist/portal',
      target: 'baseline-widely-available',
      // Data addresses would need a wider policy for images and fonts.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // The limits of the contract become numbers, so that a page does not load the schemas for them.
        optimization: { inlineConst: { mode: 'all' } },
        treeshake: { moduleSideEffects: [{ test: /\/generated\/zod\//, sideEffects: false }] },
        // The names of all files are in the first one that loads: seven characters of a hash are the fewest that tell
        // versions apart. Hosts that keep files by their names expect eight, so each hash begins with a letter of ours.
        output: {
          codeSplitting: { groups: groups() },
          entryFileNames: 'assets/[name]-p[hash:7].js',
          chunkFileNames: ({ name }) => `assets/${withoutName(name)}-p[hash:7].js`,
          // The names of fonts are long enough.
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${withoutName(name)}-${name.endsWith('.woff2') ? '' : 'p'}[hash:7][extname]`,
        },
      },
    },
  }
})
