// A copy of the working tree in a temporary folder, where something can be tried out.
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const LEFT_OUT = ['node_modules', '.git', 'dist', 'test-results', 'playwright-report', '.cache']

/**
 * Copies the tree without what is built; the installed packages are linked.
 * @param {string} root absolute
 * @param {readonly string[]} [without] further places, relative to `root`
 * @returns {{ folder: string, remove: () => void }} the caller takes it away
 */
export function copyOfTree(root, without = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portage-copy-'))
  const leftOut = [...LEFT_OUT, ...without]
  cpSync(root, folder, {
    recursive: true,
    filter: (from) => !leftOut.includes(path.relative(root, from).replaceAll('\\', '/')),
  })
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
