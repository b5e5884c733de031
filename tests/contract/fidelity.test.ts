// The 22 probes of scripts/bench/fidelity.mjs, on a world that went through a snapshot.
import { expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import { createApp } from '#mock-server/app.ts'
import type { MockApp } from '#mock-server/app.ts'
import { worldOf } from '#mock-server/snapshots/snapshot.ts'
import type { Ask } from '../../scripts/bench/fidelity-world.mjs'
import { EMAIL, fidelityWorld, TOKEN } from '../../scripts/bench/fidelity-world.mjs'
import { probeFidelity } from '../../scripts/bench/fidelity.mjs'

/** Asks an app in this process. */
const asking =
  ({ fetch }: Pick<MockApp, 'fetch'>): Ask =>
  async (method, path, { body, headers, token = TOKEN } = {}) => {
    const init: RequestInit = {
      method,
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    }
    if (body !== undefined) init.body = typeof body === 'string' ? body : JSON.stringify(body)
    const reply = await fetch(new Request(`http://localhost:4010${path}`, init))
    const text = await reply.text()
    return { status: reply.status, text, json: parsed(text), headers: reply.headers }
  }

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

test('all 22 probes pass', async () => {
  const snapshot = await fidelityWorld(asking(createApp()))
  const tokens = new Map([[TOKEN, EMAIL]])
  const server = createApp({ tokens, begin: (name) => worldOf(name, snapshot) })
  const probed = await probeFidelity(asking(server), contract)
  expect(probed.filter(({ ok }) => !ok)).toEqual([])
  expect(probed).toHaveLength(22)
})

test('a server that answers everything with 200 and an empty object passes next to none', async () => {
  const fetch = () => Promise.resolve(Response.json({}))
  const passed = (await probeFidelity(asking({ fetch }), contract)).filter(({ ok }) => ok)
  expect(passed.map(({ name }) => name.slice(0, 2))).toEqual(['21'])
})
