import { beforeEach, expect, test, vi } from 'vitest'
import type { Organization } from '#generated/model/index.ts'
import { http } from '#src/api/http.ts'
import { everyPage } from './organizations-in.ts'

vi.mock('#src/api/http.ts', () => ({ http: vi.fn() }))

const make = (index: number): Organization => ({
  id: `o${index}`,
  name: `Clinic ${index}`,
  icon: null,
  theme: null,
})
const params = { my_role_type: 'provider', page_size: 100 } as const

type Call = { params: { page?: number } }

/** A server with so many organizations, which tells of `count`. */
function serve(total: number, count = total) {
  const all = Array.from({ length: total }, (_, index) => make(index))
  vi.mocked(http).mockImplementation((async ({ params: { page = 1 } }: Call) => ({
    count,
    next: page * 100 < count ? 'http://portage.test/v1/organizations/' : null,
    previous: null,
    results: all.slice((page - 1) * 100, page * 100),
  })) as typeof http)
  return all
}

const pagesAsked = () =>
  vi.mocked(http).mock.calls.map(([call]) => (call as unknown as Call).params.page ?? 1)

beforeEach(() => {
  vi.mocked(http).mockReset()
})

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
  serve(150)
  const answer = vi.mocked(http).getMockImplementation()
  vi.mocked(http).mockImplementation(((call: Call) =>
    call.params.page === 2 ? Promise.reject(new Error('503')) : answer?.(call as never)) as typeof http)
  await expect(everyPage(params, undefined)).rejects.toThrow('503')
})
