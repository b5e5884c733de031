// The files changed on this branch and in the working tree.
import { execFileSync } from 'node:child_process'

/**
 * The files that differ from where the branch left `main`, with what is not committed or not even added.
 * @param {string} root
 * @returns {string[]} those that are still there, sorted
 */
export function changedFiles(root) {
  /** @param {readonly string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const start = git('merge-base', 'HEAD', 'main').trim()
  const lists = [
    git('diff', '--name-only', '--no-renames', '--diff-filter=d', '-z', start),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ]
  return [...new Set(lists.flatMap((list) => list.split('\0')).filter(Boolean))].sort()
}
