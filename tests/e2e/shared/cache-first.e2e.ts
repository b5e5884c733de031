import type { Page } from '@playwright/test'
import { signInMaya } from '../support/people.ts'
import { homeOf, journeysOf, lakeside } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { words } from '../support/words.ts'

type Moment = { what: 'painted' | 'called'; detail: string }

/** Writes down, in order, when the page with this text stood on the screen, and when a call was made. */
async function watch(page: Page, text: string) {
  await page.evaluate((wanted) => {
    const moments: unknown[] = []
    Object.assign(globalThis, { moments })
    const { send } = XMLHttpRequest.prototype
    const { open } = XMLHttpRequest.prototype
    const addresses = new WeakMap<XMLHttpRequest, string>()
    XMLHttpRequest.prototype.open = function (this: XMLHttpRequest, ...given: [string, string]) {
      addresses.set(this, given[1])
      open.apply(this, given as never)
    } as typeof open
    XMLHttpRequest.prototype.send = function (body) {
      moments.push({ what: 'called', detail: addresses.get(this) })
      send.call(this, body)
    }
    let seen = document.querySelector('main')?.innerText.includes(wanted)
    const look = () => {
      const now = document.querySelector('main')?.innerText.includes(wanted)
      // After this frame's callbacks the browser paints; the message comes after that.
      if (now && !seen) {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => moments.push({ what: 'painted', detail: wanted }))
        port1.start()
        port2.postMessage('')
      }
      seen = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, text)
  return () => page.evaluate(() => (globalThis as unknown as { moments: Moment[] }).moments)
}

test('A page that Maya has seen is shown before anything is requested, and is then refreshed (cache first)', async ({
  page,
  control,
}) => {
  await signInMaya(page)
  const main = page.getByRole('main')
  await expect(main).toContainText('Hip replacement')
  const nav = page.getByRole('navigation')
  await nav.getByRole('link', { name: words['en-ca'].enrolled }).click()
  await expect(page).toHaveURL(journeysOf(lakeside))
  await expect(main).toContainText('Past journeys')
  // A minute later everything that is known is old.
  await page.clock.setFixedTime(Date.now() + 60_000)
  await control.faults({ kind: 'delay', ms: 3000 })
  const moments = await watch(page, 'Maya')
  await nav.getByRole('link', { name: words['en-ca'].home }).click()
  await expect(page).toHaveURL(homeOf(lakeside))
  await expect
    .poll(async () => (await moments()).filter(({ what }) => what === 'called').length)
    .toBeGreaterThan(1)
  const order = await moments()
  expect(order.map(({ what }) => what)).toContain('painted')
  expect(
    order.slice(
      0,
      order.findIndex(({ what }) => what === 'painted'),
    ),
  ).toEqual([])
  await expect(main).toContainText('Hip replacement')
})
