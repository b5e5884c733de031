import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { parts } from './parts.ts'

// Every part of the kit, in each theme and language: axe, 320 px, 200 % text, forced colours, reduced motion, and a
// focus that is seen (WCAG 2.2 AA).

test.setTimeout(180_000)

/** The parts open in the theme of `northern`. */
const otherThemes = ['lakeside', 'fleuve', 'sunnyside'] as const
const screens = ['screens/not-found', 'screens/no-permission', 'screens/expired-link', 'screens/error']
const everything = ['', ...parts, 'screens', ...screens]

const addressOf = (part: string) => `/__ui__/${part}?theme=northern`

declare global {
  interface Window {
    /** The places that Tab reached. */
    stops: HTMLElement[]
    colours: {
      /** How much two colours stand out from each other, from 1 to 21. */
      ratio: (one: string, other: string) => number
      /** The colour that an element lies on, beginning with itself. */
      ground: (element: Element | null) => string
    }
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const rgb = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = rgb(colour).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    window.colours = {
      ratio: (one, other) => {
        const [a, b] = [light(one), light(other)]
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      },
      ground: (element) => {
        let behind = element
        while (behind && (rgb(getComputedStyle(behind).backgroundColor)[3] ?? 1) === 0)
          behind = behind.parentElement
        return behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)'
      },
    }
  }),
)

/** The words that stand out less than 4.5:1 from what they lie on, large ones less than 3:1 (1.4.3). */
const unreadable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const off = ':disabled, [aria-disabled=true], label:has(:disabled)'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const low: string[] = []
    while (texts.nextNode()) {
      const element = texts.currentNode.parentElement
      if (!element || !texts.currentNode.textContent?.trim() || element.closest(off)) continue
      const { width } = element.getBoundingClientRect()
      if (width <= 1 || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const size = Number.parseFloat(fontSize)
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      const ratio = window.colours.ratio(color, window.colours.ground(element))
      if (ratio < least) low.push(`${ratio.toFixed(2)}:1 ${element.outerHTML.slice(0, 100)}`)
    }
    return low
  })

async function open(page: Page, part: string) {
  await page.goto(addressOf(part))
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Each part, opened as a link does: the gallery is loaded once. */
async function eachPart(page: Page, check: (part: string) => Promise<void>) {
  await open(page, '')
  for (const part of everything)
    await test.step(part, async () => {
      if (part) await goWithin(page, addressOf(part))
      await check(part)
    })
}

async function expectWidths(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
}

async function expectLargeControls(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  const small = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main button, main input, main select, main textarea')]
        .map((control) => ({ control, box: (control.closest('label') ?? control).getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ control }) => control.outerHTML.slice(0, 100)),
    )
  // The page takes its new width a moment later.
  await expect.poll(small).toEqual([])
}

/** Another theme for the part that is open. */
async function wear(page: Page, theme: string) {
  const colours = () => page.evaluate(() => document.body.style.cssText)
  const before = await colours()
  await page.evaluate((query) => {
    history.pushState(null, '', query)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, `?theme=${theme}`)
  await expect.poll(colours).not.toBe(before)
}

test('axe finds nothing in the parts, words stand out in every theme, and neither 320 px nor text twice as large needs sideways scrolling (1.4.3, 1.4.10, 1.4.4)', async ({
  page,
}) => {
  await eachPart(page, async () => {
    await expectAccessible(page)
    // A theme changes colours and nothing else, which are compared without axe: it takes seconds for it.
    for (const theme of otherThemes) {
      await wear(page, theme)
      expect(await unreadable(page), theme).toEqual([])
    }
    await expectWidths(page)
  })
})

// What axe looks at is the same in both languages; how long the words are is not.
test('The parts have room in French too, at 320 px and with text twice as large, and every control is at least 24 by 24 px (1.4.10, 1.4.4, 2.5.8)', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'fr-ca', url: baseURL ?? '' }])
  await eachPart(page, async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA')
    await expectWidths(page)
    await expectLargeControls(page)
  })
})

/** Goes through the page by Tab, and keeps the places that it reached. */
async function tabThrough(page: Page, most: number) {
  await page.evaluate(() => (window.stops = []))
  let isOnPage = true
  for (let stop = 0; stop < most && isOnPage; stop += 1) {
    await page.keyboard.press('Tab')
    isOnPage = await page.evaluate(() => {
      const { activeElement, body } = document
      if (!(activeElement instanceof HTMLElement) || activeElement === body) return false
      window.stops.push(activeElement)
      return true
    })
  }
}

/**
 * What is wrong with how the focus is seen on the places that Tab reached: it takes at least 2 px, and 3:1 to what it
 * lies on. After a key, a focus that is moved by code is shown as one that is moved by Tab.
 */
const unseenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fault = (stop: HTMLElement) => {
      stop.focus()
      const shown = stop.outerHTML.slice(0, 100)
      for (const animation of document.getAnimations()) animation.finish()
      const around = [stop, stop.closest('label'), stop.closest('li'), stop.parentElement]
      const ringed = around.find((element) => {
        const style = element && getComputedStyle(element)
        return (
          style &&
          style.opacity !== '0' &&
          style.outlineStyle !== 'none' &&
          Number.parseFloat(style.outlineWidth) >= 2
        )
      })
      if (!ringed) return `no ring: ${shown}`
      // The ring lies outside of the element: on what is behind it.
      const ground = window.colours.ground(ringed.parentElement)
      const ratio = window.colours.ratio(getComputedStyle(ringed).outlineColor, ground)
      return ratio >= 3 ? '' : `${ratio.toFixed(2)}:1 ${shown}`
    }
    return window.stops.map(fault).filter(Boolean)
  })

test('2.4.7, 1.4.11: the focus is seen at 3:1 wherever Tab leads, in every theme', async ({ page }) => {
  for (const part of ['actions', 'fields', 'choices', 'form', 'table']) {
    await open(page, part)
    await tabThrough(page, 60)
    expect(await unseenFocus(page), part).toEqual([])
    for (const theme of otherThemes) {
      await wear(page, theme)
      expect(await unseenFocus(page), `${part} in ${theme}`).toEqual([])
    }
  }
})

test('1.4.1: with forced colours a choice, a button and the focus are still seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, 'choices')
  const chosen = page.getByRole('radio', { name: '4', exact: true }).locator('..')
  expect(await chosen.evaluate((step) => getComputedStyle(step).outlineStyle)).toBe('solid')
  await open(page, 'actions')
  const border = await page
    .getByRole('button', { name: 'Save changes' })
    .first()
    .evaluate((button) => getComputedStyle(button).borderTopWidth)
  expect(Number.parseFloat(border)).toBeGreaterThanOrEqual(1)
  for (const part of ['actions', 'choices']) {
    await open(page, part)
    await tabThrough(page, 40)
    expect(await unseenFocus(page), part).toEqual([])
  }
})

test('2.3.3: with reduced motion nothing moves for longer than a blink', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const part of ['states', 'actions', 'look']) {
    await open(page, part)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map((one) => Number(one.effect?.getComputedTiming().duration ?? 0))
        .filter((duration) => duration > 50),
    )
    expect(moving, part).toEqual([])
  }
})
