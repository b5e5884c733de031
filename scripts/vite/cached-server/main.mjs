// Runs server.cjs with the code that V8 compiled when the server was built (write-cache.mjs). V8 checks that it comes from
// the same V8 and flags; otherwise, or without that file, the server is compiled as usual and only starts later.
import { readFileSync } from 'node:fs'
import { Module, createRequire } from 'node:module'
import path from 'node:path'
import v8 from 'node:v8'
import vm from 'node:vm'

const filename = path.join(import.meta.dirname, 'server.cjs')

/** @returns {Buffer | undefined} */
function compiled() {
  try {
    return readFileSync(path.join(import.meta.dirname, 'server.cache'))
  } catch {
    return undefined
  }
}

const source = readFileSync(filename, 'utf8')
/** Modules, unlike scripts, have no such cache in Node 20. */
export const script = new vm.Script(
  `(function (exports, require, module, __filename, __dirname, importModule) {${source}\n})`,
  { filename, cachedData: compiled() },
)
const require = createRequire(filename)
const module = new Module(filename)
// parts that load later require what they share with it
require.cache[filename] = module
/** @param {string} name Cached code has no `import()` of its own (../cached-server.ts). */
const importModule = (name) => import(name)
script.runInThisContext()(module.exports, require, module, filename, import.meta.dirname, importModule)
// Space for new objects would grow to 32 MB, which saves a read nothing and a create some 7 %. Not set before the script: V8
// takes no cache of other flags.
v8.setFlagsFromString('--semi-space-growth-factor=1')
