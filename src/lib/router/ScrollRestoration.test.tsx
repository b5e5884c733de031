import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMemoryRouter } from '#tests/dom/router.ts'
import { RouterProvider } from './RouterProvider.tsx'
import { ScrollRestoration } from './ScrollRestoration.tsx'

const calls: (number | string)[] = []
/** Scroll calls since the last check. */
const scrolled = () => calls.splice(0)

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(((_x: number, y: number) => {
    calls.push(y)
    window.scrollY = y
    // Newer browsers return a promise.
    return Promise.resolve()
  }) as unknown as typeof window.scrollTo)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    calls.push(this.id)
  })
})
afterEach(() => {
  sessionStorage.clear()
  scrolled()
})

const element = (
  <>
    <p id="été">{'text'}</p>
    <ScrollRestoration />
  </>
)

async function open() {
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () => render(<RouterProvider router={router} />))
  return { router, go: (...to: Parameters<typeof router.navigate>) => act(() => router.navigate(...to)) }
}

test('a new page starts at its top or hash; Back and Forward restore the position', async () => {
  const { go } = await open()
  expect([scrolled(), history.scrollRestoration]).toEqual([[0], 'manual'])
  window.scrollY = 300
  await go('/next', { flushSync: true })
  expect(scrolled()).toEqual([0])
  window.scrollY = 50
  await go(-1)
  expect(scrolled()).toEqual([300])
  await go(1)
  expect(scrolled()).toEqual([50])
  await go('#%C3%A9t%C3%A9')
  expect(scrolled()).toEqual(['été'])
})

test.each(['#nothing', '#%E0%A4%A'])('a hash that names nothing, %s, is the top', async (hash) => {
  const { go } = await open()
  scrolled()
  await go(`/next${hash}`)
  expect(scrolled()).toEqual([0])
})

test('a link to more of the same page leaves it where it is', async () => {
  const { go } = await open()
  scrolled()
  await go('?page=2', { preventScrollReset: true })
  expect(scrolled()).toEqual([])
})

test('a reload restores the position; an invalid stored value scrolls to the top', async () => {
  await open()
  window.scrollY = 120
  dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  scrolled()
  await open()
  expect(scrolled()).toEqual([120])

  sessionStorage.setItem('scrollPositions', '{')
  await open()
  expect(scrolled()).toEqual([0])
})
