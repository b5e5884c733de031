// The fidelity probes against the built mock server, started from an ordinary snapshot.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { EMAIL, fidelityWorld, TOKEN } from './fidelity-world.mjs'
import { probeFidelity } from './fidelity.mjs'
import { startServer } from './processes.mjs'

/** Calls a server on this machine. @param {number} port @returns {import('./fidelity-world.mjs').Ask} */
const asking =
  (port) =>
  async (method, address, { body, headers, token = TOKEN } = {}) => {
    const reply = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await reply.text()
    let json
    try {
      json = JSON.parse(text)
    } catch {
      // some answers have no body
    }
    return { status: reply.status, json, text, headers: reply.headers }
  }

/** @param {number} port */
const program = (port) => ['dist/server/main.js', '--port', String(port)]

/**
 * Writes the world that the probes ask to a file, out of a new server.
 * @param {string} root
 * @param {number} port a free one
 * @param {string} file
 */
export async function writeFidelityWorld(root, port, file) {
  const seeded = await startServer(program(port), { root, port })
  writeFileSync(file, JSON.stringify(await fidelityWorld(asking(port))))
  await seeded.stop()
}

/**
 * @param {string} root
 * @param {number} port a free one
 * @returns {Promise<import('./table.mjs').Figure>}
 */
export async function benchFidelity(root, port) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portage-fidelity-'))
  const file = path.join(folder, 'world.json')
  try {
    await writeFidelityWorld(root, port, file)
    const args = [...program(port), '--snapshot', file, '--token', `${TOKEN}=${EMAIL}`]
    const server = await startServer(args, { root, port })
    const contract = JSON.parse(readFileSync(path.join(root, 'generated/openapi.json'), 'utf8'))
    const probed = await probeFidelity(asking(port), contract)
    await server.stop()
    const missed = probed.find(({ ok }) => !ok)
    return {
      of: 'Mock server',
      what: 'fidelity probes passed',
      value: probed.filter(({ ok }) => ok).length,
      unit: '',
      least: 22,
      ...(missed && { note: `${missed.name}: ${missed.why}` }),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
