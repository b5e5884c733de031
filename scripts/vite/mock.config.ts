import path from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import { contract } from './contract.ts'
import { mockServer } from './mock-server.ts'

/** Only the mock server responds: Vite's own sources are served by `npm run dev` only. */
const nothingElse: Plugin = {
  name: 'portage-nothing-else',
  configureServer(server) {
    server.middlewares.use((_, response) => {
      response.statusCode = 404
      response.end('Not found')
    })
  },
}

/** `npm run mock -- --watch`: the mock server alone, reloaded after every edit. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  cacheDir: 'node_modules/.vite-mock',
  appType: 'custom',
  plugins: [contract(), mockServer(), nothingElse],
  optimizeDeps: { noDiscovery: true },
  server: { strictPort: true },
})
