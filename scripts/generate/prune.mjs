// What orval writes and the portal does not need. Pages call TanStack's own hooks with the generated options of a
// query, so the generated hooks of queries go, and with them the names of results, errors and bodies.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesBelow } from '../fingerprint.mjs'

/** All overloads of a hook, up to the end of its body. Hooks of mutations are constants and stay. */
const QUERY_HOOK = /^export function use\w+[\s\S]*?\n}\n/gm
const UNUSED_TYPE = /^\s*export type \w+(?:Query|Mutation)(?:Result|Error|Body) = .*\n/gm
const HELPER = /^const withQueryKey = [\s\S]*?\n};\n/m
const IMPORT = /^import (?:type )?{([^}]*)} from '@tanstack\/react-query';\n/gm

/** @param {string} text of a file of generated/endpoints */
function pruned(text) {
  const kept = text.replace(QUERY_HOOK, '').replace(UNUSED_TYPE, '').replace(HELPER, '')
  const body = kept.replace(IMPORT, '')
  return kept.replace(IMPORT, (statement, names) => {
    const used = names.split(',').filter((/** @type {string} */ name) => isIn(name.trim(), body))
    return used.length === 0 ? '' : statement.replace(names, `${used.join(',')}\n`)
  })
}

/** @param {string} name with its other name, if it has one @param {string} body */
const isIn = (name, body) => new RegExp(String.raw`\b${name.split(' as ').at(-1)}\b`).test(body)

/** @param {string} root */
export function pruneEndpoints(root) {
  for (const file of filesBelow(root, ['generated/endpoints'])) {
    const target = path.join(root, file)
    const text = readFileSync(target, 'utf8')
    const left = pruned(text)
    if (left !== text) writeFileSync(target, left)
  }
}
