// How long an edit of an operation or of the contract takes until it answers, and what fails meanwhile
// (npm run mock -- --watch).
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
const CONTRACT_ROUNDS = 3
const PARTS = ['mock-server', 'generated', 'openapi', 'scripts', 'package.json', 'tsconfig.json']
/** What generation reads besides. */
const MORE_PARTS = ['orval.config.ts', 'redocly.yaml', 'src']

/** A copy of what the server is made of, so that no edit touches the project. @param {string} root */
function copyOf(root) {
  const copy = mkdtempSync(path.join(tmpdir(), 'portage-reload-'))
  for (const part of [...PARTS, ...MORE_PARTS])
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), 'dir')
  return copy
}

/**
 * Edits, then asks without a pause until the answer is the new one.
 * @param {number} port
 * @param {string} token
 * @param {() => void} edit
 * @param {string} changed what the new answer holds
 * @param {{ query?: string, pauseMs?: number }} [options]
 */
async function untilChanged(port, token, edit, changed, { query = '', pauseMs = 0 } = {}) {
  const asked = { path: `/v1/faqs/${query}`, headers: { authorization: `Bearer ${token}` } }
  let failed = 0
  edit()
  const started = performance.now()
  while (performance.now() - started < 60_000) {
    const { status, body } = await ask(port, asked).catch(() => ({ status: 0, body: '' }))
    if (String(body).includes(changed)) return { ms: performance.now() - started, failed }
    if (status !== 200) failed += 1
    if (pauseMs > 0) await pause(pauseMs)
  }
  throw new Error('An edit was not reloaded.')
}

/**
 * Edits of the contract: the greatest `page_size` of one operation, which the refusal of a greater one names.
 * @param {string} copy
 * @param {number} port
 * @param {string} token
 */
async function editContract(copy, port, token) {
  const file = path.join(copy, 'openapi/paths/faqs.yaml')
  const before = readFileSync(file, 'utf8')
  const shared = '{ $ref: ../parameters/common.yaml#/PageSize }'
  if (!before.includes(shared)) throw new Error('listFaqs has no page_size.')
  const rounds = []
  for (let round = 0; round < CONTRACT_ROUNDS; round += 1) {
    const maximum = 40 - round
    const own = `{ name: page_size, in: query, description: Rows, schema: { type: integer, maximum: ${maximum} } }`
    const edit = () => writeFileSync(file, before.replace(shared, own))
    const options = { query: `?page_size=${maximum + 1}`, pauseMs: 20 }
    rounds.push(await untilChanged(port, token, edit, 'page_size', options))
    // the rest of the generation goes on meanwhile
    await pause(15_000)
  }
  return rounds
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
    const contract = await editContract(copy, port, token)
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
      {
        of: OF,
        what: 'edit of the contract to the changed answer',
        value: Math.min(...contract.map(({ ms }) => ms)),
        unit: 'ms',
        most: 3000,
        note: `best of ${contract.map(({ ms }) => Math.round(ms)).join(', ')} ms`,
      },
    ]
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}
