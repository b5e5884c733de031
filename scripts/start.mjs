// npm start: sets up what is missing, then serves everything on one port.
import { requireNode, root } from './node-version.mjs'
import { requirePort } from './port.mjs'
import { become } from './run.mjs'
import { ensureBuilt, ensureGenerated, ensureInstalled } from './setup.mjs'

requireNode()
/** Options that the server parses itself (mock-server/arguments.ts). @type {string[]} */
const others = []
const port = await requirePort('npm start', others)
await ensureInstalled(root)
await ensureGenerated(root)
await ensureBuilt(root)
become(['dist/server/main.js', '--port', String(port), ...others], { cwd: root })
