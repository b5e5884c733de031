// Nothing moves that is being read: layout shift as Web Vitals count it, with every answer late and in another order.
import type { Page } from '@playwright/test'
import { signIn, type Person } from '../support/people.ts'
import { careTeamHomeOf, homeOf, journeysOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

declare global {
  interface Window {
    shifts: { value: number; what: string }[]
  }
}

const MOST = 0.02

/** Adds up what moves from now on. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    window.shifts = []
    type Shift = PerformanceEntry & { value: number; sources?: { node?: Node }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources = [] } of list.getEntries() as Shift[]) {
        const names = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName))
        window.shifts.push({ value, what: names.join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What a page asks for first comes last. */
const late = [
  { kind: 'delay', ms: 1200, match: { operationId: 'listTasks' } },
  { kind: 'delay', ms: 1200, match: { operationId: 'listAttentionItems' } },
  { kind: 'delay', ms: 800, match: { operationId: 'getPatient' } },
  { kind: 'delay', ms: 600, match: { operationId: 'listOrganizations' } },
  { kind: 'delay', ms: 300, match: { path: '/v1/**' } },
  // The web font replaces the one of the device when the page is complete.
  { kind: 'delay', ms: 2000, match: { path: '/assets/*.woff2' } },
] as const

const screens: readonly [what: string, person: Person | undefined, path: string][] = [
  ['sign-in', undefined, paths.login()],
  ['the home of a patient', 'maya', homeOf(lakeside)],
  ['the organizations of a patient', 'maya', paths.patient.home()],
  ['the journeys of a patient', 'maya', journeysOf(lakeside)],
  ['the home of a care team', 'samuel', careTeamHomeOf(lakeside)],
  ['the users of an administrator', 'ana', '/admin/users'],
]

for (const width of [390, 1280]) {
  test(`Nothing moves while a screen of ${width} px loads`, async ({ page, control }) => {
    await watchShifts(page)
    await control.faults(...late)
    await page.setViewportSize({ width, height: 844 })
    for (const [what, person, path] of screens) {
      await test.step(what, async () => {
        if (person) await signIn(page, person, '/config.json')
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        const shifts = await page.evaluate(() => window.shifts)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect
          .soft(sum, `${what}: ${shifts.map((it) => `${it.value.toFixed(3)} ${it.what}`).join('; ')}`)
          .toBeLessThanOrEqual(MOST)
      })
    }
  })
}
