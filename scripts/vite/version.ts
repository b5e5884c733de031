import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '../..')

/** The commit of the tree; a build without git may name it in PORTAGE_COMMIT. */
function commit(): string | null {
  if (process.env.PORTAGE_COMMIT) return process.env.PORTAGE_COMMIT.slice(0, 12)
  try {
    const args = ['rev-parse', '--short=12', 'HEAD']
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}

/** The build's version: the portal reads it from its page (src/lib/browser/version.ts), others from /version.json. */
export function version(): Plugin {
  const { version: name } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string
  }
  const built = { version: name, commit: commit() }
  const content = built.commit === null ? name : `${name} (${built.commit})`
  return {
    name: 'portage-version',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'version', content }, injectTo: 'head' }],
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'version.json', source: JSON.stringify(built) })
    },
  }
}
