// npm run types: the types of everything, and of what changed only when they were checked before.
import path from 'node:path'
import { generatedIsFresh } from './generate/stamp.mjs'
import { root } from './node-version.mjs'
import { run } from './run.mjs'
import { CHECKERS, ENV } from './type-check.mjs'

const tsc = path.join(root, 'node_modules/@typescript/native/bin/tsc')
const state = path.join(root, 'node_modules/.cache/portage/types.tsbuildinfo')
const options = [...CHECKERS, '--incremental', '--tsBuildInfoFile', state]

const { code } = await run(process.execPath, [tsc, '-p', 'tsconfig.json', ...options], {
  cwd: root,
  env: ENV,
})
if (code !== 0 && !generatedIsFresh(root))
  console.error('generated/ is older than openapi/: npm run generate')
process.exitCode = code
