import { describe, expect, test } from 'vitest'
import contract from '#generated/openapi.json' with { type: 'json' }
import { createApp, isMockPath } from '../app.ts'
import { schemas, tags } from './document.ts'

const app = createApp()
const get = (path: string) => app.fetch(new Request(`http://localhost:4010${path}`))
const textAt = async (path: string) => {
  const response = await get(path)
  expect([path, response.status]).toEqual([path, 200])
  return response.text()
}

/** The piece of a page from one text to the next one. */
const between = (text: string, from: string, to: string) => text.split(from)[1]?.split(to)[0] ?? ''

const ids = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).flatMap((one) => (Object.hasOwn(Object(one), 'operationId') ? [Object(one)] : [])),
)

test('every operation of the contract is on the page of its tag, as fact or assumed', async () => {
  expect(ids.length).toBeGreaterThan(150)
  const start = await textAt('/__docs__/')
  const pages = new Map(
    await Promise.all(tags.map(async ({ name }) => [name, await textAt(`/__docs__/${name}/`)] as const)),
  )
  for (const { operationId, tags: of, 'x-assumed': assumed } of ids) {
    const section = between(pages.get(of[0]) ?? '', `<section id="${operationId}">`, '</h2>')
    expect([operationId, section.includes('class="assumed"')]).toEqual([operationId, assumed === true])
    expect([operationId, section.includes('class="fact"')]).toEqual([operationId, assumed !== true])
    expect(start).toContain(`href="/__docs__/${of[0]}/#${operationId}"`)
  }
})

test('every link of every page leads to a page that is there', async () => {
  const names = Object.keys(schemas)
  expect(names.length).toBeGreaterThan(300)
  const paths = [
    '',
    'schemas/',
    ...tags.map(({ name }) => `${name}/`),
    ...names.map((name) => `schemas/${name}/`),
  ]
  const known = new Set(paths.map((path) => `/__docs__/${path}`)).add('/__docs__/openapi.json')
  const links = new Set<string>()
  for (const path of known) {
    for (const [, href = ''] of (await textAt(path)).matchAll(/href="([^"#]+)/g)) links.add(href)
  }
  expect(links.size).toBeGreaterThan(300)
  expect([...links].filter((href) => !known.has(href))).toEqual([])
})

describe('a field', () => {
  const row = async (page: string, name: string) =>
    between(await textAt(page), `<code>${name}</code>`, '</div>').replaceAll(/\s+/g, ' ')

  test('that the source documents state is a fact', async () => {
    expect(await row('/__docs__/schemas/Task/', 'completed_at')).toMatch(
      /class="fact".*always.*set by the server.*string \(date-time\) or null/,
    )
  })
  test('that they leave open is marked as assumed', async () => {
    expect(await row('/__docs__/schemas/Task/', 'priority')).toMatch(/class="assumed".*integer, 0 to 100/)
  })
  test('of a proposal is assumed whatever it says itself', async () => {
    expect(await row('/__docs__/schemas/Allergy/', 'patient')).toContain('class="assumed"')
  })
  test('of an object inside another has the whole name', async () => {
    expect(await textAt('/__docs__/schemas/InvitationReview/')).toContain('<code>organization.id</code>')
  })
})

test('a page needs nothing but itself: no scripts, and a policy that lets nothing in', async () => {
  const response = await get('/__docs__/tasks/')
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; base/,
  )
  expect(await response.text()).not.toMatch(/<script|src=|@import|url\(/)
})

test('what is not there is a 404, a missing last slash leads on, and the contract itself can be had', async () => {
  expect((await get('/__docs__/nothing/')).status).toBe(404)
  expect((await get('/__docs__/schemas/constructor/')).status).toBe(404)
  const bare = await get('/__docs__')
  expect([bare.status, bare.headers.get('location')]).toEqual([308, '/__docs__/'])
  expect(await (await get('/__docs__/openapi.json')).json()).toEqual(contract)
  expect(isMockPath('/__docs__/tasks/')).toBe(true)
})
