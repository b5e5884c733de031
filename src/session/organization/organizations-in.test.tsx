import { expect, test } from 'vitest'
import type { Organization } from '#generated/model/index.ts'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import { everyPage } from './organizations-in.ts'

const make = (index: number): Organization => ({
  id: `5b8f7c1e-2d4a-4b6c-8e90-${String(index).padStart(12, '0')}`,
  name: `Clinic ${index}`,
  icon: null,
  theme: null,
})
const params = { my_role_type: 'provider', page_size: 100 } as const

/** A server with that many organizations, which reports `count`. */
function serve(total: number, count = total) {
  const all = Array.from({ length: total }, (_, index) => make(index))
  answer('listOrganizations', ({ query: { page = 1 } }) => ({
    count,
    next: page * 100 < count ? 'http://portage.test/v1/organizations/' : null,
    previous: null,
    results: all.slice((page - 1) * 100, page * 100),
  }))
  return all
}

const pagesAsked = () => callsTo('listOrganizations').map(({ query }) => query.page ?? 1)

test.each([
  [0, [1]],
  [3, [1]],
  [100, [1]],
  [101, [1, 2]],
  [250, [1, 2, 3]],
])('CALL-61: of %s organizations the pages %j are asked for', async (total, pages) => {
  const all = serve(total)
  expect((await everyPage(params, undefined)).results).toEqual(all)
  expect(pagesAsked()).toEqual(pages)
})

test('CALL-61: a server that tells of too many is not asked for ever', async () => {
  serve(100, 10_000_000)
  expect((await everyPage(params, undefined)).results).toHaveLength(100)
  expect(pagesAsked()).toHaveLength(10)
})

test('CALL-61: a page that fails fails the list, so that none is missing unseen', async () => {
  const all = Array.from({ length: 100 }, (_, index) => make(index))
  answer('listOrganizations', ({ query: { page = 1 } }) => {
    if (page === 2) throw failure(503)
    return { count: 150, next: 'http://portage.test/v1/organizations/', previous: null, results: all }
  })
  await expect(everyPage(params, undefined)).rejects.toThrow('503')
})
