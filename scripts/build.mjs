// npm run build: the portal, its server and the server's control page into dist/, with a stamp of what they were made of. What stood
// there goes first: after a failed build nothing old may be served as if it were new.
import { rmSync } from 'node:fs'
import path from 'node:path'
import { OUTPUTS, stampBuild } from './build-stamp.mjs'
import { root } from './node-version.mjs'
import { run } from './run.mjs'

const vite = path.join(root, 'node_modules/vite/bin/vite.js')
// A caller with another NODE_ENV, such as a test, must not get a development build.
const env = { NODE_ENV: 'production' }
/** @param {readonly string[]} args */
const build = async (args) =>
  (await run(process.execPath, [vite, 'build', ...args], { cwd: root, env })).code === 0

const ok = await stampBuild(root, async () => {
  for (const output of [...OUTPUTS, 'dist/maps'])
    rmSync(path.join(root, output), { recursive: true, force: true })
  if (!(await build([]))) return false
  // both are small: side by side
  const others = await Promise.all(['server', 'control'].map((mode) => build(['--mode', mode])))
  return others.every(Boolean)
})
process.exitCode = ok ? 0 : 1
