// npm run dev: Vite with hot reload, the mock server behind it, or in the page (vite.config.ts mounts it).
import { requireNode, root } from './node-version.mjs'
import { requirePort } from './port.mjs'
import { become } from './run.mjs'
import { ensureGenerated, ensureInstalled } from './setup.mjs'

requireNode()
/** @type {string[]} */
const others = []
const port = await requirePort('npm run dev', others)
const isInPage = others.includes('--worker')
if (isInPage && others.length > 1) {
  console.error('With --worker, the mock server runs in the page and accepts no other options.')
  process.exit(1)
}
await ensureInstalled(root)
await ensureGenerated(root)
// Vite parses its own options, so those of the mock server are passed separately (vite/mock-server.ts).
if (!isInPage) process.env.PORTAGE_MOCK_ARGUMENTS = JSON.stringify(others)
const mode = isInPage ? ['--mode', 'worker'] : []
become(['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort', ...mode], { cwd: root })
