// npm run conformance:pack [-- FOLDER]: the conformance tool as a package that runs without this repository. Bundles it
// into one file, and packs that with its README into FOLDER (dist by default).
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { requireNode, root } from './node-version.mjs'
import { npm, run } from './run.mjs'
import { ensureInstalled } from './setup.mjs'

requireNode()
await ensureInstalled(root)
const folder = path.resolve(process.argv[2] ?? path.join(root, 'dist'))
const [source, staged] = [path.join(root, 'tests/conformance/package'), path.join(root, 'dist/conformance')]
rmSync(staged, { recursive: true, force: true })
mkdirSync(staged, { recursive: true })
mkdirSync(folder, { recursive: true })
for (const file of ['package.json', 'README.md', 'CHANGELOG.md'])
  copyFileSync(path.join(source, file), path.join(staged, file))
const vite = path.join(root, 'node_modules/vite/bin/vite.js')
const built = await run(process.execPath, [vite, 'build', '--mode', 'conformance', '--logLevel', 'warn'], {
  cwd: root,
  env: { NODE_ENV: 'production' },
})
const packed =
  built.code === 0 ? await npm(['pack', '--silent', '--pack-destination', folder], { cwd: staged }) : built
process.exitCode = packed.code
