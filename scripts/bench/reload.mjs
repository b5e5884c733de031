// How long an edit of an operation takes until it answers, and what fails meanwhile (npm run mock -- --watch).
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ask, startServer } from './processes.mjs'
import { accessTokenOf } from './sign-in.mjs'
import { median } from './table.mjs'

/** @typedef {import('./table.mjs').Figure} Figure */

const OF = 'Mock server'
const ROUNDS = 9
const PARTS = ['mock-server', 'generated', 'openapi', 'scripts', 'package.json', 'tsconfig.json']

/** A copy of what the server is made of, so that no edit touches the project. @param {string} root */
function copyOf(root) {
  const copy = mkdtempSync(path.join(tmpdir(), 'portage-reload-'))
  for (const part of PARTS) cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir')
  return copy
}

/**
 * Edits, then asks without a pause until the answer is the new one.
 * @param {number} port
 * @param {string} token
 * @param {() => void} edit
 * @param {string} changed what the new answer holds
 */
async function untilChanged(port, token, edit, changed) {
  const asked = { path: '/v1/faqs/', headers: { authorization: `Bearer ${token}` } }
  let failed = 0
  edit()
  const started = performance.now()
  while (performance.now() - started < 20_000) {
    const { status, body } = await ask(port, asked).catch(() => ({ status: 0, body: '' }))
    if (status !== 200) failed += 1
    else if (String(body).includes(changed)) return { ms: performance.now() - started, failed }
  }
  throw new Error('An edited operation was not reloaded.')
}

/** @param {string} root @param {number} port @returns {Promise<Figure[]>} */
export async function benchReload(root, port) {
  const copy = copyOf(root)
  try {
    const vite = [
      'node_modules/vite/bin/vite.js',
      '--config',
      'scripts/vite/mock.config.ts',
      '--logLevel',
      'warn',
    ]
    const args = [...vite, '--port', String(port), '--strictPort']
    const server = await startServer(args, { root: copy, port, first: { path: '/config.json' } })
    const token = await accessTokenOf(server, 'maya@portage.test')
    const file = path.join(copy, 'mock-server/operations/faqs.ts')
    const before = readFileSync(file, 'utf8')
    const rounds = []
    for (let round = 0; round <= ROUNDS; round += 1) {
      const count = 1_000_000 + round
      const answer = `{ count: ${count}, next: null, previous: null, results: [] }`
      const edit = () =>
        writeFileSync(file, `${before}\nObject.assign(faqs, { listFaqs: () => (${answer}) })\n`)
      // two saves never happen within the same tick
      await pause(300)
      rounds.push(await untilChanged(port, token, edit, `"count":${count}`))
    }
    await server.stop()
    const [first, ...others] = rounds.map(({ ms }) => ms)
    return [
      {
        of: OF,
        what: 'edit of an operation to the changed answer',
        value: median(others),
        unit: 'ms',
        most: 120,
        note: `the first edit ${Math.round(first ?? 0)} ms`,
      },
      {
        of: OF,
        what: `requests that failed meanwhile, ${rounds.length} edits`,
        value: rounds.reduce((sum, { failed }) => sum + failed, 0),
        unit: '',
        most: 0,
      },
    ]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
