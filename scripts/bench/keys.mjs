// How soon a key shows: from the key press to the frame that is drawn after it.
import { slowDown } from './visits.mjs'

export const KEYS = 30

/** Runs in the page: notes, for every key, the time from the press to the frame drawn after it. */
export function watchKeys() {
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // After the frame: what React and the browser had to do for the key is done.
        port1.addEventListener('message', () => {
          performance.measure('key', { start: timeStamp, end: performance.now() })
          port1.close()
        })
        port1.start()
        port2.postMessage(null)
      }),
    { capture: true },
  )
}

/**
 * Types into a field of a page that watches its keys, with a processor that is slowed down.
 * @param {import('playwright').Page} page
 * @param {import('playwright').Locator} field
 * @returns {Promise<number[]>} ms, key by key
 */
export async function typeKeys(page, field) {
  await field.focus()
  await slowDown(page, { network: false })
  // Not field.press: finding the field by its role reads the whole page, in the time of the page.
  for (let key = 0; key < KEYS; key += 1) await page.keyboard.press('abcde '.charAt(key % 6), { delay: 60 })
  const times = await page.evaluate(() => performance.getEntriesByName('key').map(({ duration }) => duration))
  if (times.length < KEYS) throw new Error(`Only ${times.length} of ${KEYS} key presses were painted.`)
  return times
}
