// The same mock server, made from a contract of few operations: how many there are must not be felt.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from './processes.mjs'

const OPERATIONS = 20
const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** The operations that the benchmark calls (full-list.mjs, mock-server.mjs). */
const asked = new Set([
  'listTasks',
  'getCurrentUser',
  'createPatient',
  'listProcessInstances',
  'completeTask',
  'addProcessInstanceExecution',
])

/**
 * The contract with those operations alone that are asked for, and others up to the number.
 * @param {string} text a contract in JSON
 * @returns {{ text: string, all: number }} all: how many operations it had
 */
function withFewOperations(text) {
  const contract = JSON.parse(text)
  /** @type {{ path: string, method: string, id: string }[]} */
  const operations = Object.keys(contract.paths).flatMap((one) =>
    METHODS.flatMap((method) => {
      const operation = contract.paths[one][method]
      return operation ? [{ path: one, method, id: operation.operationId }] : []
    }),
  )
  const kept = operations
    .toSorted((a, b) => Number(asked.has(b.id)) - Number(asked.has(a.id)))
    .slice(0, OPERATIONS)
  /** @type {Record<string, Record<string, object>>} */
  const paths = {}
  for (const { path: one, method } of kept) {
    const { parameters, [method]: operation } = contract.paths[one]
    paths[one] = { ...paths[one], ...(parameters && { parameters }), [method]: operation }
  }
  return { text: JSON.stringify({ ...contract, paths }), all: operations.length }
}

/**
 * Builds that server into its own folder and starts it.
 * @param {string} root
 * @param {number} port
 * @param {{ path: string }} first what is asked until it answers
 * @returns {Promise<{ server: import('./processes.mjs').Server, few: number, all: number }>}
 */
export async function startFew(root, port, first) {
  const contract = path.join(root, 'generated/openapi.json')
  const { text, all } = withFewOperations(readFileSync(contract, 'utf8'))
  const outDir = mkdtempSync(path.join(tmpdir(), 'portage-bench-few-'))
  try {
    const { build } = await import('vite')
    const fewer = {
      name: 'few-operations',
      /** @param {string} id */
      load: (id) => (path.resolve(id) === contract ? text : null),
    }
    await build({ root, mode: 'server', logLevel: 'error', plugins: [fewer], build: { outDir } })
    // Vite leaves it at 'production', with which the server does not start.
    delete process.env.NODE_ENV
    const args = [path.join(outDir, 'main.js'), '--port', String(port)]
    return { server: await startServer(args, { root, port, first }), few: OPERATIONS, all }
  } finally {
    // not before: the server loads parts of itself when they are first needed
    process.once('exit', () => rmSync(outDir, { recursive: true }))
  }
}
