import type { Frame, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect } from './test.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** A colour of axe, which its types leave out. */
type Colour = { r: number; g: number; b: number; alpha: number; parseString: (text: string) => Colour }

/** Injects axe into a document once, and caches its parsed colours: it parses the few of a page thousands of times. */
async function insertAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return
  await frame.evaluate(axe.source)
  await frame.evaluate(() => {
    const { color } = window.axe.commons as unknown as { color: { Color: { prototype: Colour } } }
    const colour = color.Color.prototype
    const { parseString } = colour
    const known = new Map<string, Omit<Colour, 'parseString'>>()
    colour.parseString = function (this: Colour, text: string) {
      const seen = known.get(text)
      if (seen) return Object.assign(this, seen)
      const { r, g, b, alpha } = parseString.call(this, text)
      known.set(text, { r, g, b, alpha })
      return this
    }
  })
}

/**
 * The violations that axe finds in a part of the page. It goes into a document once and runs there; what it found to be
 * right is not gathered.
 */
async function violations(page: Page, part: string, runOnly: RunOptions['runOnly']): Promise<string[]> {
  // A sticky bar covers part of a page that is scrolled, which axe takes for targets that are too small.
  if (part === 'html') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // What is still fading in has less contrast than it will have.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })
  await Promise.all(page.frames().map(insertAxe))
  return page.evaluate(
    async ({ part, options }) => {
      const found = await window.axe.run(part, options)
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
    },
    {
      part,
      options: {
        runOnly,
        resultTypes: ['violations'],
        selectors: false,
        preload: false,
      } satisfies RunOptions,
    },
  )
}

/**
 * No violation of WCAG 2.2 A and AA, nor of axe's good practice, on the page as it is now; or in a part of it, as in a
 * question over a page that was scrolled: what the header half covers behind it cannot be reached then.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // A dialog opens a moment after it was asked for.
  await expect(page.locator(part).last()).toBeVisible()
  // A page that is still loading has no heading.
  if (part === 'html') await expect(page.locator('h1').first()).toBeAttached()
  // A dialog has its name one drawing after itself.
  await expect(page.locator('[role=dialog]:not([aria-labelledby], [aria-label])')).toHaveCount(0)
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
  expect(await violations(page, part, { type: 'tag', values: tags })).toEqual([])
}

/** Every word stands out from what it stands on (1.4.3): all of axe that colours alone can change. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await violations(page, 'html', { type: 'rule', values: ['color-contrast'] })).toEqual([])
}

/** Nothing is cut off or needs sideways scrolling (1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  // What makes the page too wide, so that a failure names it.
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      if (scrollWidth <= clientWidth) return []
      return [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
        .map((element) => element.outerHTML.slice(0, 120))
        .concat(`${scrollWidth} px wide`)
    })
  await expect.poll(tooWide).toEqual([])
}

const narrow = { width: 320, height: 640 }

/** Between a phone and a wide screen too a table has the room that it needs, with the navigation beside it or without. */
export async function expectRoom(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const width of [600, 768, 900, 1024, 1100]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  if (before) await page.setViewportSize(before)
}

/** A screen is accessible: axe finds nothing, it has a title of its own, and it fits on 320 px. */
export async function expectFit(page: Page): Promise<void> {
  await expectAccessible(page)
  await expect(page).toHaveTitle(/^.+ - Portage$/)
  const wide = page.viewportSize()
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
  if (wide) await page.setViewportSize(wide)
}
