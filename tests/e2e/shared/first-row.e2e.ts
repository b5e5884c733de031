import type { Page } from '@playwright/test'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { signIn, changeLanguage, type Person } from '../support/people.ts'
import { careTeamHomeOf, lakeside, paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

// What a list is opened for is its rows: the first one is seen without scrolling (docs/design.md).

const { admin, provider } = paths
const own = { id: lakeside.id }
const here = { organizationId: lakeside.id }
const journey = { ...here, journeyId: hipReplacement.id }

/** How far down the first row may begin at 1280 x 900, in pixels. */
const COMPACT = 400

/** How high most rows of a table may be; only a long name takes another line. */
const ROW = 48
const PHONE_ROW = 160

async function expectLowRows(page: Page, most: number) {
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  const half = heights.toSorted((one, other) => one - other)[Math.floor(heights.length / 2)] ?? 0
  expect(half, `the height of a row of ${page.url()}`).toBeLessThanOrEqual(most)
}

/** A list joins the table of anyone who opens it. */
const lists: readonly { person: Person; lowest: number; places: readonly string[] }[] = [
  {
    person: 'samuel',
    lowest: COMPACT,
    places: [
      careTeamHomeOf(lakeside),
      provider.organization(here, { view: 'worklist' }),
      provider.invites(here),
      provider.journey(journey),
    ],
  },
  {
    person: 'priya',
    lowest: COMPACT,
    places: [
      admin.home(),
      admin.forms(),
      admin.journeys(),
      admin.processInstances(),
      admin.organizations(),
      admin.processInstances({}, { definition: hipReplacement.id }),
      admin.content(own),
      admin.invitations(own),
      admin.content(own, { view: 'media' }),
      admin.organizationJourneys(own),
      admin.users(own),
    ],
  },
]

const DESK = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }

test.use({ viewport: DESK })

for (const { person, lowest, places } of lists)
  test(`The first row of each list of ${person} is above ${lowest} px in French, whose words are longer`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await signIn(page, person, '/settings')
    await changeLanguage(page, 'fr-ca')
    for (const at of places)
      await test.step(at, async () => {
        await goWithin(page, at)
        const main = page.getByRole('main')
        // a row of a table has its own head; a row of a list, a heading
        const rows = main
          .getByRole('rowheader')
          .or(main.getByRole('listitem').filter({ has: page.getByRole('heading') }))
        const top = async () => (await rows.first().boundingBox())?.y ?? Infinity
        await expect(rows.first()).toBeVisible()
        await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0)
        // until the fonts are there, a line may be longer
        await expect.poll(top, `the first row of ${at}`).toBeLessThan(lowest)
        await expectLowRows(page, ROW)
        await page.setViewportSize(PHONE)
        await expectLowRows(page, PHONE_ROW)
        await page.setViewportSize(DESK)
      })
  })
