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

/** A list joins the table of whoever opens it. */
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

test.use({ viewport: { width: 1280, height: 900 } })

for (const { person, lowest, places } of lists)
  test(`The first row of each list of ${person} is above ${lowest} px, in both languages`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await signIn(page, person, '/settings')
    for (const lang of ['en-ca', 'fr-ca'] as const) {
      if (lang === 'fr-ca') await changeLanguage(page, lang)
      for (const at of places)
        await test.step(`${lang}: ${at}`, async () => {
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
        })
    }
  })
