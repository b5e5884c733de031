import { compareWith } from './compare.mjs'
import { diffText } from './diff-text.mjs'
import { refBefore } from './git.mjs'

/**
 * Prints what changed in the contract since this branch left main, or since the commit before, and fails for nothing:
 * whether a change is meant is for people to say. Silent when nothing changed or there is no such commit.
 * @param {string} root
 */
export async function tellContractChanges(root) {
  const ref = refBefore(root)
  if (ref === undefined) return
  try {
    const changes = await compareWith(root, ref)
    if (changes.length > 0) console.log(`\n${diffText(changes, ref.slice(0, 10))}`)
  } catch (error) {
    console.log(
      `\nThe contract could not be compared: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
