// npm run contract:diff -- <git ref>: what changed in the contract between a ref and the working tree.
// Exit codes: 0 no breaking changes, 1 breaking changes, 2 no comparison possible.
import { parseArgs } from 'node:util'
import { compareWith } from './compare.mjs'
import { diffText } from './diff-text.mjs'
import { commitOf, refBefore } from './git.mjs'
import { requireNode, root } from '../node-version.mjs'
import { ensureInstalled } from '../setup.mjs'

const usage = `npm run contract:diff -- [<git ref>] [--allow-breaking]
  <git ref>          what to compare with: a branch, a tag, a commit; without it where this branch
                     left main, else the commit before
  --allow-breaking   ends with 0 whatever changed`

/** @returns {{ ref: string | undefined, allowed: boolean }} */
function readOptions() {
  const { values, positionals } = parseArgs({
    options: { 'allow-breaking': { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  if (positionals.length > 1) throw new Error('Give at most one ref.')
  return { ref: positionals[0] ?? refBefore(root), allowed: values['allow-breaking'] }
}

requireNode()
try {
  const { ref, allowed } = readOptions()
  if (ref === undefined) throw new Error('There is no earlier commit to compare with.')
  const commit = commitOf(root, ref)
  if (commit === undefined) throw new Error(`"${ref}" is not a commit.`)
  await ensureInstalled(root)
  const changes = await compareWith(root, commit)
  const since = commit.startsWith(ref) ? commit.slice(0, 10) : `${ref} (${commit.slice(0, 10)})`
  console.log(diffText(changes, since))
  process.exitCode = !allowed && changes.some(({ weight }) => weight === 'breaking') ? 1 : 0
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  process.exitCode = 2
}
