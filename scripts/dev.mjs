// npm run dev: Vite with hot reload, the mock server behind it (vite.config.ts mounts it).
import { requireNode, root } from './node-version.mjs'
import { requirePort } from './port.mjs'
import { become } from './run.mjs'
import { ensureGenerated, ensureInstalled } from './setup.mjs'

requireNode()
const port = await requirePort('npm run dev')
await ensureInstalled(root)
await ensureGenerated(root)
become(['node_modules/vite/bin/vite.js', '--port', String(port), '--strictPort'], { cwd: root })
