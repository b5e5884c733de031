import type { Page } from '@playwright/test'
import { contentIdOf } from '#mock-server/store/seeds/content-id.ts'
import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { recordId } from '#mock-server/store/seeds/health/ids.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { expectNoSidewaysScroll } from '../support/axe.ts'
import { changeLanguage, signIn, type Person } from '../support/people.ts'
import { careTeamHomeOf, homeOf, lakeside, paths } from '../support/places.ts'
import { goWithin } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'

const { admin, patient, provider, settings } = paths
const { healthStory: story } = patient
const own = { id: lakeside.id }
const here = { organizationId: lakeside.id }
const maya = { patientId: patientIdOf('maya') }

const open = ['/login', '/accept?token=invite-lakeside']
const signedIn: readonly [Person, readonly string[]][] = [
  [
    'maya',
    [
      homeOf(lakeside),
      patient.journey({ ...here, journeyId: journeyIdOf('maya-hip') }),
      patient.recommendedJourneys(here),
      patient.activitiesHistory(here),
      patient.library(here),
      patient.faq(),
      story.home(),
      story.summary(maya),
      story.allergies(maya),
      story.condition({ ...maya, conditionId: recordId('condition', 'maya-asthma') }),
      story.newMedication(maya),
      story.testResults(maya),
      story.documents(maya),
      settings.account(),
      settings.privacy(),
      settings.access(),
      settings.reading(),
      settings.reminders(),
    ],
  ],
  [
    'samuel',
    [
      careTeamHomeOf(lakeside),
      provider.invites(here),
      provider.newInvite(here),
      provider.organizationSettings(here),
      provider.journey({ ...here, journeyId: hipReplacement.id }),
    ],
  ],
  [
    'priya',
    [
      admin.forms(),
      admin.form({ id: formIdOf('hip-check-in') }),
      admin.journeys({}, { edit: hipReplacement.id }),
      admin.journeys({}, { edit: hipReplacement.id, view: 'settings' }),
      admin.processInstance({ id: journeyIdOf('walter-hip') }),
      admin.organizations(),
      admin.organizationJourneys(own),
      admin.content(own, { view: 'media' }),
      admin.contentItem({ ...own, contentId: contentIdOf(lakeside, 'hip-home-ready') }),
      admin.newUser(own),
    ],
  ],
]

const expectRoomAt = (page: Page, at: string, go: (page: Page, at: string) => Promise<unknown>) =>
  test.step(at, async () => {
    await go(page, at)
    await expect(page.getByRole('heading').first()).toBeVisible()
    await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0)
    await expectNoSidewaysScroll(page)
  })

test('Text twice as large still fits on 320 px, in French, whose words are longer (1.4.4, 1.4.10)', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    })
  })
  for (const at of open) {
    await page.setViewportSize({ width: 320, height: 640 })
    await expectRoomAt(page, at, () => page.goto(at))
  }
  for (const [person, places] of signedIn) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await signIn(page, person, settings.language())
    const french = page.locator('html[lang="fr-CA"]')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The page takes the language of the person once it knows them.
    await page.waitForLoadState('networkidle')
    if ((await french.count()) === 0) await changeLanguage(page, 'fr-ca')
    await expect(french).toBeAttached()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const at of places) await expectRoomAt(page, at, goWithin)
  }
})
