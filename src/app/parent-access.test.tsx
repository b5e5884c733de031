import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { canadianDay } from '#mock-server/store/clock.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { formatIn } from '#src/i18n/use-text.ts'
import { readMyData } from '#src/features/settings/my-data/read-my-data.ts'
import { readDated } from '#src/features/calendar/read-dated.ts'
import { paths } from '#src/routes/paths.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, signedInAs, world } from '#tests/dom/server.ts'
import { renderSettings } from '#tests/dom/settings.tsx'
import { testRows } from '#tests/support/table.ts'
import HealthStoryRecordsPage from '#src/pages/patient/health-story/HealthStoryRecordsPage.tsx'
import TaskSubmissionPage from '#src/pages/patient/journeys/TaskSubmissionPage.tsx'
import AccessPage from '#src/pages/settings/AccessPage.tsx'
import CarePartnersPage from '#src/pages/settings/CarePartnersPage.tsx'
import InviteCarePartnerPage from '#src/pages/settings/InviteCarePartnerPage.tsx'
import PrivacyPage from '#src/pages/settings/PrivacyPage.tsx'
import ProfilePage from '#src/pages/settings/ProfilePage.tsx'

const profileId = uuidOf('patient:maya')
const lakeside = uuidOf('organization:lakeside')
const journeyId = uuidOf('journey:maya-hip')

/** Maya's profile becomes that of a child of hers who turns 14 in so many days, and whom she acts for. */
function childWhoTurns14(inDays: number): string {
  const { tables, clock } = world()
  const day = canadianDay(clock.now() + inDays * 86_400_000)
  const patient = tables.patients.get(profileId)
  const organization = tables.organizations.get(lakeside)
  if (!patient || !organization) throw new Error('There is no Maya')
  Object.assign(patient, { isSelf: false, dateOfBirth: `${Number(day.slice(0, 4)) - 14}${day.slice(4)}` })
  organization.teenPrivacyAge = 14
  return day
}

const begin = () => {
  cleanup()
  signedInAs('maya')
}
beforeEach(begin)

const submission = () => {
  const [task] = world()
    .tables.tasks.where('instance', journeyId)
    .filter((one) => one.submission !== null)
  return paths.patient.submission({ organizationId: lakeside, journeyId, taskId: task?.id ?? '' })
}
const settings = (element: ReactNode, at: string, pattern: string) => (locale: Locale) =>
  renderSettings(element, { at, pattern, locale })
const places = {
  'care partners': settings(<CarePartnersPage />, '/settings/care-partners', '/settings/care-partners'),
  profile: settings(<ProfilePage />, paths.settings.profile({ profileId }), paths.settings.profile.pattern),
  privacy: settings(<PrivacyPage />, '/settings/privacy', '/settings/privacy'),
  invite: settings(
    <InviteCarePartnerPage />,
    paths.settings.inviteCarePartner({ profileId }),
    paths.settings.inviteCarePartner.pattern,
  ),
  access: settings(<AccessPage />, '/settings/access', '/settings/access'),
  'health story': (locale: Locale) =>
    renderPage(<HealthStoryRecordsPage />, {
      at: paths.patient.healthStory.records({ patientId: profileId }),
      pattern: paths.patient.healthStory.records.pattern,
      texts: ['records'],
      locale,
    }),
  answers: (locale: Locale) =>
    renderPage(<TaskSubmissionPage />, {
      at: submission(),
      pattern: paths.patient.submission.pattern,
      texts: ['patient', 'care', 'forms', 'kit'],
      locale,
    }),
} as const

const words = {
  'en-ca': {
    soon: (date: string) => `What you see of Maya changes on ${date}`,
    now: (date: string) => `Maya turned 14 on ${date}`,
    why: /^From this age, the Health Story, documents, test results and sent answers are private to Maya/,
    next: /^Maya can create an account of their own/,
  },
  'fr-ca': {
    soon: (date: string) => `Ce que vous voyez de Maya change le ${date}`,
    now: (date: string) => `Maya a eu 14 ans le ${date}`,
    why: /ne sont visibles que par Maya\. Cette jeune personne/,
    next: /^Maya peut créer son propre compte/,
  },
} as const

testRows(
  (['en-ca', 'fr-ca'] as const).flatMap((locale) =>
    (['care partners', 'profile', 'privacy'] as const).map((place) => [locale, place] as const),
  ),
  begin,
)('B12: before the birthday, in %j, the page %j says what changes when', async (locale, place) => {
  const day = childWhoTurns14(30)
  await places[place](locale)
  expect(await screen.findByText(words[locale].soon(formatIn(locale).date(day)))).toBeDefined()
  expect(screen.getByText(words[locale].next)).toBeDefined()
})

testRows(
  (['en-ca', 'fr-ca'] as const).flatMap((locale) =>
    (Object.keys(places) as (keyof typeof places)[]).map((place) => [locale, place] as const),
  ),
  begin,
)('B12: from the birthday on, in %j, the page %j says why it is closed', async (locale, place) => {
  const day = childWhoTurns14(0)
  await places[place](locale)
  expect(await screen.findByText(words[locale].now(formatIn(locale).date(day)))).toBeDefined()
  expect(screen.getByText(words[locale].why)).toBeDefined()
  expect(screen.getByText(words[locale].next)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  for (const id of ['listCarePartners', 'listAllergies', 'listCareTeamShares'] as const)
    expect(callsTo(id), id).toEqual([])
})

test('B12: the copy of the own data and the calendar leave out what is closed', async () => {
  childWhoTurns14(0)
  const never = () => {
    throw new Error('not asked')
  }
  const data = await readMyData({ storyOf: never }, () => undefined)
  expect(data.tasks).not.toEqual([])
  expect([data.submissions, data.records]).toEqual([[], []])
  const dated = await readDated(['steps', 'medications', 'doses'])
  expect([dated.medications, dated.immunizations]).toEqual([[], []])
  expect(dated.tasks).not.toEqual([])
})

test('B12: without a change soon, the page of care partners says nothing of it', async () => {
  childWhoTurns14(91)
  await places['care partners']('en-ca')
  expect(await screen.findByText('No one is helping yet.')).toBeDefined()
  expect(screen.queryByText(/What you see of Maya changes/)).toBeNull()
})
