// What a page costs someone who has nothing of the portal yet, once it is complete. docs/benchmarks.md holds the times.
import type { BrowserContext, Page, Request } from '@playwright/test'
import { signIn, type Person } from '../support/people.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { careTeamHomeOf, homeOf, lakeside, paths } from '../support/places.ts'
import { expect, test } from '../support/test.ts'

/** kB of 1000 bytes as the network carries them; files are scripts. */
type Weight = { js: number; css: number; files: number; calls: number }

/** Adds up what a page loads from now on. */
function weigh(page: Page) {
  const loaded: Promise<{ type: string; bytes: number }>[] = []
  const add = (request: Request) => {
    const isCall = new URL(request.url()).pathname.startsWith('/v1/')
    const type = isCall ? 'call' : request.resourceType()
    loaded.push(request.sizes().then(({ responseBodySize: bytes }) => ({ type, bytes })))
  }
  page.on('requestfinished', add)
  return async (): Promise<Weight> => {
    // What comes while the page closes has no size any more.
    page.off('requestfinished', add)
    const all = await Promise.all(loaded)
    const of = (type: string) => all.filter((one) => one.type === type)
    const kB = (type: string) => of(type).reduce((sum, { bytes }) => sum + bytes / 1000, 0)
    return { js: kB('script'), css: kB('stylesheet'), files: of('script').length, calls: of('call').length }
  }
}

const organizationId = lakeside.id
const hip = { organizationId, journeyId: journeyIdOf('maya-hip') }

type Size = { width: number; height: number }
const desk: Size = { width: 1280, height: 800 }
/** What is recommended is below the first screen. */
const phone: Size = { width: 412, height: 823 }

/** Without a path: the first step on her home page. */
const pages: readonly [page: string, who: Person | undefined, path: string, most: Weight, on?: Size][] = [
  ['sign-in', undefined, paths.login(), { js: 106, css: 3, files: 6, calls: 0 }],
  ['home', 'maya', homeOf(lakeside), { js: 174, css: 7.5, files: 10, calls: 7 }],
  ['home on a phone', 'maya', homeOf(lakeside), { js: 174, css: 7.5, files: 10, calls: 6 }, phone],
  ['journey', 'maya', paths.patient.journey(hip), { js: 177, css: 8, files: 12, calls: 9 }],
  ['form', 'maya', '', { js: 220, css: 9, files: 15, calls: 8 }],
  ['home of a care team', 'samuel', careTeamHomeOf(lakeside), { js: 178, css: 9.5, files: 16, calls: 5 }],
  [
    'list of a care team',
    'samuel',
    paths.provider.journey({ organizationId, journeyId: hipReplacement.id }),
    { js: 188, css: 9.5, files: 25, calls: 7 },
  ],
  [
    'list of administrators',
    'priya',
    paths.admin.users({ id: lakeside.id }),
    { js: 175, css: 10, files: 26, calls: 5 },
  ],
]

/** What a page loads on its own after a while, such as the sign for new alerts, is no part of it; in ms. */
const LATER = 1500

async function weightOf(context: BrowserContext, path: string): Promise<Weight> {
  const page = await context.newPage()
  await page.addInitScript((later) => {
    const start = setTimeout
    const soon = (run: TimerHandler, ms = 0, ...given: unknown[]) =>
      ms >= later ? 0 : start(run, ms, ...given)
    Object.assign(globalThis, { setTimeout: soon })
  }, LATER)
  const weight = weigh(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const found = await weight()
  await page.close()
  return found
}

test('No page costs more than its budget', async ({ page, browser, baseURL }) => {
  for (const [what, person, path, most, viewport = desk] of pages) {
    if (person) await signIn(page, person, path ? '/config.json' : homeOf(lakeside))
    const first = page.getByRole('link', { name: /^Start/ }).first()
    const to = path || ((await first.getAttribute('href')) ?? '')
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      viewport,
      storageState: await page.context().storageState(),
    })
    const found = await weightOf(context, to)
    await context.close()
    expect.soft(found.js, `${what} holds code`).toBeGreaterThan(50)
    for (const part of ['js', 'css', 'files', 'calls'] as const)
      expect.soft(found[part], `${what}: ${part}`).toBeLessThanOrEqual(most[part])
  }
})
