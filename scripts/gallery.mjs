// npm run gallery: the gallery of parts as a build, served with the headers of a real host. Builds only what changed.
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildInputs } from './build-stamp.mjs'
import { readStamp } from './fingerprint.mjs'
import { requireNode, root } from './node-version.mjs'
import { requirePort } from './port.mjs'
import { become, run } from './run.mjs'
import { ensureBuilt, ensureInstalled } from './setup.mjs'

requireNode()
const port = await requirePort('npm run gallery')
await ensureInstalled(root)
// Only the server is needed: an outdated build is not rebuilt while tests use it.
if (!existsSync(path.join(root, 'dist/server/main.js'))) await ensureBuilt(root)
const folder = path.join(root, 'dist/gallery')
const stamp = path.join(folder, '.inputs')
const inputs = buildInputs(root)
if (readStamp(stamp) !== inputs) {
  rmSync(folder, { recursive: true, force: true })
  const vite = path.join(root, 'node_modules/vite/bin/vite.js')
  const { code } = await run(process.execPath, [vite, 'build', '--mode', 'gallery'], { cwd: root })
  if (code !== 0) process.exit(code)
  writeFileSync(stamp, `${inputs}\n`)
}
console.log(`The gallery is at http://localhost:${port}/__ui__`)
become(['dist/server/main.js', '--port', String(port), '--portal', 'dist/gallery'], { cwd: root })
