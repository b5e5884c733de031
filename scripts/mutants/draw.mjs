import { copyOfTree } from '../contract/copy.mjs'
import { mutantsIn, shuffled } from './choose.mjs'
import { withoutEquivalent } from './equivalent.mjs'
import { changedLines, filesOf } from './files.mjs'
import { acceptedByTypes } from './types.mjs'

/** More are drawn than are asked for: the compiler refuses about that many. */
const REFUSED = 1.6

/**
 * The mutants to try. The same tree and options always give the same ones.
 * @param {string} root
 * @param {{ files?: readonly string[], changed: boolean, all: boolean, seed: number, most: number }} options
 *   `all`: every mutant of each line, not one
 */
export async function drawMutants(root, { files, changed, all, seed, most }) {
  const every = mutantsIn(root, filesOf(root, files))
  const isAsked = changed ? changedLines(root) : () => true
  const able = withoutEquivalent(every).filter(({ file, line }) => isAsked(file, line))
  const order = all ? able : shuffled(able, seed)
  const { folder, remove } = copyOfTree(root)
  try {
    const accepted = []
    const batch = Math.ceil(Math.min(most, order.length) * REFUSED) + 10
    for (let from = 0; from < order.length && accepted.length < most; from += batch)
      accepted.push(...(await acceptedByTypes(folder, order.slice(from, from + batch))))
    return accepted.slice(0, most)
  } finally {
    remove()
  }
}
