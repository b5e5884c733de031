import type { Page } from '@playwright/test'
import { expectFit, expectNoSidewaysScroll, expectRoom } from './axe.ts'
import type { Control, Fault } from './control.ts'
import { changeLanguage, signIn, type Person } from './people.ts'
import { expect, test } from './test.ts'
import type { Lang } from './words.ts'

/** A page in one of its states. */
export type State = {
  at: string
  /** What opens the state on the page, such as a dialog. */
  show?: (page: Page, lang: Lang) => Promise<unknown>
  /** What the server does while the page opens. */
  fault?: Fault
  /** It has a table: between a phone and a wide screen that needs room too. */
  room?: true
}

/** The page is there with all of its data. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0)
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /\.\.\.|…/ }),
  ).toHaveCount(0)
}

/**
 * Goes on within the portal, as a link does: reloading it costs more than looking at it. Where only the query is
 * another one, the page is the same and would not be seen to change.
 */
export async function goWithin(page: Page, at: string): Promise<void> {
  const isElsewhere = new URL(at, page.url()).pathname !== new URL(page.url()).pathname
  if (!isElsewhere) return void (await page.goto(at))
  await page.evaluate((address) => {
    document.querySelectorAll('h1').forEach((heading) => heading.setAttribute('data-left', ''))
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, at)
  await expect(page.locator('h1[data-left]')).toHaveCount(0)
}

/** In an order in which neighbours are different pages, as far as there are any: see goWithin. */
function apart(states: readonly State[]): State[] {
  const page = (state?: State) => state?.at.split('?')[0]
  const left = [...states]
  const order: State[] = []
  while (left.length > 0) {
    const next = left.findIndex((state) => page(state) !== page(order.at(-1)))
    order.push(...left.splice(Math.max(next, 0), 1))
  }
  return order
}

/**
 * Opens every state once in each language: axe, a title, and no sideways scrolling at 320 px. A phone shows cards for
 * tables and another navigation, in every language the same: axe looks at English on a phone, at French on a wide screen.
 */
export async function sweep(
  page: Page,
  control: Control,
  person: Person,
  states: readonly State[],
): Promise<void> {
  await signIn(page, person, '/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const lang of ['en-ca', 'fr-ca'] as const) {
    const shown = await page.locator('html').getAttribute('lang')
    if (shown?.toLowerCase() !== lang) {
      // The last state may be a dialog, which hides the language menu.
      await page.goto('/settings')
      await changeLanguage(page, lang)
    }
    for (const { at, show, fault, room } of apart(states)) {
      await test.step(`${lang}: ${at}`, async () => {
        if (fault) await control.faults(fault)
        // A fault is for a page that opens with nothing in hand.
        await (fault ? page.goto(at) : goWithin(page, at))
        await settled(page)
        await show?.(page, lang)
        const wide = page.viewportSize()
        if (lang === 'en-ca') {
          if (room) await expectRoom(page)
          await page.setViewportSize({ width: 390, height: 844 })
        }
        // French words are longer.
        else await expectNoSidewaysScroll(page)
        await expectFit(page)
        if (wide) await page.setViewportSize(wide)
        if (fault) await control.faults()
      })
    }
  }
}
