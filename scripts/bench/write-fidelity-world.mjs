// node scripts/bench/write-fidelity-world.mjs FILE: the world of the fidelity probes as a snapshot, for probes from elsewhere.
import path from 'node:path'
import { writeFidelityWorld } from './fidelity-figure.mjs'
import { EMAIL, TOKEN } from './fidelity-world.mjs'
import { requireNode, root } from '../node-version.mjs'
import { freePort } from '../port.mjs'
import { ensureBuilt, ensureGenerated, ensureInstalled } from '../setup.mjs'

requireNode()
const [file, ...rest] = process.argv.slice(2)
if (file === undefined || rest.length > 0) {
  console.error('Usage: node scripts/bench/write-fidelity-world.mjs FILE')
  process.exit(1)
}
await ensureInstalled(root)
await ensureGenerated(root)
await ensureBuilt(root)
await writeFidelityWorld(root, await freePort(24_010), path.resolve(file))
console.log(`Start the server with --snapshot ${file} --token ${TOKEN}=${EMAIL}`)
