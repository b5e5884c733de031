import type { ElementHandle, Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/**
 * Where the focus is, and what is wrong with that place; nothing when one sees it. One look in the page, because a test
 * of an editor makes hundreds.
 */
const look = (page: Page, target: ElementHandle | null = null) =>
  page.evaluate(async (wanted) => {
    // The page scrolls to its focus with its next drawing.
    await new Promise(requestAnimationFrame)
    const active = document.activeElement
    if (!active || active === document.body) return { at: 'out', problem: 'nothing has the focus' }
    const problem = () => {
      const told = active.outerHTML.slice(0, 120)
      // The ring may stand around the choice or the card that the element is in.
      const around = [active, active.closest('label'), active.closest('li, article'), active.parentElement]
      const ringed = around.find((element) => {
        if (!element) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(element)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      })
      if (!ringed) return `no visible focus (2.4.7): ${told}`
      const { left, top, width, height } = ringed.getBoundingClientRect()
      if (width < 1 || height < 1) return `nothing to see of it (2.4.7): ${told}`
      const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
      const seen = hit !== null && (ringed.contains(hit) || hit.contains(ringed))
      return seen ? null : `something lies over it (2.4.11): ${told}`
    }
    const at = active === wanted ? 'there' : wanted?.isConnected ? 'elsewhere' : 'unknown'
    return { at, problem: problem() }
  }, target)

/** The place that has the focus can be seen, and nothing lies over it (2.4.7, 2.4.11). */
export async function expectVisibleFocus(page: Page): Promise<void> {
  await expect.poll(async () => (await look(page)).problem).toBeNull()
}

/** Presses Tab until this has the focus; every stop on the way can be seen. */
export const tabTo = (page: Page, target: Locator, most = 40): Promise<void> =>
  goTo(page, target, most, 'Tab')

/** As tabTo, the other way. */
export const tabBackTo = (page: Page, target: Locator, most = 40): Promise<void> =>
  goTo(page, target, most, 'Shift+Tab')

async function goTo(page: Page, target: Locator, most: number, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(target).toBeVisible()
  // To find it by role and name costs more than a press of the key: it is done once, and when it was replaced.
  let wanted = await target.elementHandle()
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press(key)
    const seen = await look(page, wanted)
    // Behind the last stop the focus leaves the page; the next Tab starts at its top.
    if (seen.at === 'out') continue
    if (seen.problem !== null) await expectVisibleFocus(page)
    let { at } = seen
    if (at === 'unknown') {
      wanted = await target.elementHandle()
      at = (await look(page, wanted)).at
    }
    if (at === 'there') return
  }
  throw new Error(`${target} is not among the next ${most} stops of the Tab key`)
}

/**
 * Holds the Tab key until this has the focus, as one does on a long page. Only where that ends is looked at: tests of
 * shorter ways look at every stop.
 */
export const holdTabTo = (page: Page, target: Locator): Promise<void> => holdTo(page, target, 'Tab')

/** As holdTabTo, the other way. */
export const holdTabBackTo = (page: Page, target: Locator): Promise<void> => holdTo(page, target, 'Shift+Tab')

async function holdTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  await expect(target).toBeVisible()
  const wanted = await target.elementHandle()
  const isThere = () => page.evaluate((element) => document.activeElement === element, wanted)
  // The key is let go at once where it is to stop: repeats that are on their way already count no more.
  const stop = await page.evaluateHandle((element) => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || document.activeElement !== element) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('keydown', listen, true)
    return { remove: () => removeEventListener('keydown', listen, true) }
  }, wanted)
  if (key === 'Shift+Tab') await page.keyboard.down('Shift')
  for (let repeats = 0; repeats < 400 && !(await isThere()); repeats += 20)
    await Promise.all(Array.from({ length: 20 }, () => page.keyboard.down('Tab')))
  await page.keyboard.up('Tab')
  if (key === 'Shift+Tab') await page.keyboard.up('Shift')
  await stop.evaluate(({ remove }) => remove())
  if (!(await isThere())) throw new Error(`${target} is not among the next 400 stops of the Tab key`)
  await expectVisibleFocus(page)
}

/** Goes to a button or link by Tab and presses Enter on it. */
export async function enterOn(page: Page, target: Locator, most?: number): Promise<void> {
  await tabTo(page, target, most)
  await page.keyboard.press('Enter')
}

/** Every control of the page is a stop of the Tab key, each can be seen, and the last one leads out (2.1.1, 2.1.2). */
export async function expectWholeKeyboard(page: Page): Promise<void> {
  const controls = page
    .locator('main')
    .locator('a[href], button:enabled, input, select, textarea')
    .filter({ visible: true })
  const wanted = await controls.count()
  expect(wanted).toBeGreaterThan(0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  const seen = new Set<number>()
  // What is before and behind the main part is walked through as well.
  for (let stop = 0; stop < wanted + 18 && seen.size < wanted; stop += 1) {
    await page.keyboard.press('Tab')
    const { at: place, problem } = await look(page)
    if (place === 'out') continue
    if (problem !== null) await expectVisibleFocus(page)
    const at = await controls.evaluateAll((all) => all.findIndex((one) => one === document.activeElement))
    if (at >= 0) seen.add(at)
  }
  expect(seen.size, 'controls that Tab reached').toBe(wanted)
}
