import type { Page } from '@playwright/test'
import { contentIdOf, mediaIdOf, userContentIdOf } from '#mock-server/store/seeds/content-id.ts'
import { formIdOf } from '#mock-server/store/seeds/form-id.ts'
import { recordId } from '#mock-server/store/seeds/health/ids.ts'
import { journeyIdOf } from '#mock-server/store/seeds/journey-id.ts'
import { hipReplacement } from '#mock-server/store/seeds/journeys/hip-replacement.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { careTeamHomeOf, fleuve, homeOf, journeysOf, lakeside, paths } from '../support/places.ts'
import { sweep, type State } from '../support/sweep.ts'
import { expect, test } from '../support/test.ts'
import { askAboutAccess, offerNextTask, openDraft, openMenus, sendEmpty } from '../support/sweep-states.ts'
import { words, type Lang } from '../support/words.ts'

// Every route in its states and in both languages: axe, a title, and 320 px without sideways scrolling (WCAG 2.2 AA,
// 1.4.10, 2.4.2). A new page joins its table. States that only a task leads to are looked at in the test of the task.

test.setTimeout(300_000)

const { admin, patient, provider } = paths
const { healthStory: story } = patient
const own = { id: lakeside.id }
const here = { organizationId: lakeside.id }
const there = { organizationId: fleuve.id }
const maya = { patientId: patientIdOf('maya') }

const places = (...all: readonly string[]): State[] => all.map((at) => ({ at }))

/** The one page past the end, and the faults of the table. */
const expected = /status of (404.*page=99|403|50[03])|^ApiError: Request failed with status (40[34]|50[03])/
const document = (key: string) => ({ ...maya, documentId: recordId('document', key) })
const content = (key: string) =>
  patient.content({ ...here, userContentId: userContentIdOf(maya.patientId, lakeside, key) })

const messageButton = { 'en-ca': 'Send a message', 'fr-ca': 'Envoyer un message' }

const sweeps = {
  'Home with its menus, a journey and a step that was begun': {
    person: 'maya',
    states: [
      { at: homeOf(lakeside), show: offerNextTask },
      {
        at: homeOf(lakeside),
        show: async (page, lang) => {
          await offerNextTask(page)
          await openMenus(page, lang)
        },
      },
      { at: paths.settings.access() },
      { at: paths.settings.access(), show: askAboutAccess },
      ...places(
        paths.settings.carePartners(),
        paths.settings.inviteCarePartner({ profileId: patientIdOf('maya') }),
      ),
      { at: homeOf(fleuve), show: openDraft },
      {
        // The question before the answers of a draft are gone.
        at: homeOf(fleuve),
        show: async (page, lang) => {
          await openDraft(page, lang)
          await page.getByRole('main').getByRole('button').last().click()
          await expect(page.getByRole('dialog')).toBeVisible()
        },
      },
      {
        at: patient.journey({ ...here, journeyId: journeyIdOf('maya-hip') }),
        show: (page, lang) => expect(page.getByRole('list', { name: words[lang].done })).toBeVisible(),
      },
    ],
  },
  'What is not there, not allowed or fails': {
    person: 'maya',
    states: [
      ...places('/nowhere', admin.home(), story.conditions({ patientId: patientIdOf('noor') })),
      {
        at: homeOf(lakeside),
        fault: { kind: 'status', status: 503, match: { operationId: 'getCurrentUser' } },
        show: (page) => expect(page.getByRole('alert')).toContainText('503'),
      },
      {
        at: patient.activities(here),
        fault: { kind: 'status', status: 500, match: { operationId: 'listTasks' } },
        show: (page) => expect(page.getByRole('alert')).toBeVisible(),
      },
      {
        at: story.medications(maya),
        fault: { kind: 'status', status: 403, match: { operationId: 'listMedications' } },
        show: (page) => expect(page.getByRole('alert')).toBeVisible(),
      },
    ],
  },
  'Journeys and activities': {
    person: 'maya',
    states: places(
      patient.home(),
      patient.recommendedJourneys(here),
      patient.recommendedJourneys(here, { search: 'zzz' }),
      journeysOf(lakeside),
      patient.journeys(here, { status: 'pending' }),
      patient.activities(here),
    ),
  },
  'A long history': {
    person: 'gabriel',
    states: places(
      patient.activities(there),
      patient.activitiesHistory(there),
      patient.activitiesHistory(there, { search: 'zzz' }),
      patient.history(there),
      patient.history(there, { search: 'zzz' }),
    ),
  },
  'The library': {
    person: 'maya',
    states: [
      ...places(
        patient.library(here),
        patient.discover(here),
        patient.discover(here, { search: 'zzzz' }),
        patient.faq(),
        ...['asthma-spacer', 'breathe-slow', 'sugar-log', 'canrisk', 'hip-crutches'].map(content),
      ),
      {
        // A document that belongs to a content.
        at: content('hip-home-ready'),
        show: async (page) => {
          await page.getByRole('main').getByRole('list').last().getByRole('link').first().click()
          await expect(page).toHaveURL(/\/resource\//)
          await expect(
            page.getByRole('link', { name: /^(Open the document|Ouvrir le document)/ }),
          ).toBeVisible()
        },
      },
    ],
  },
  'Records with allergies, relatives and conditions': {
    person: 'maya',
    states: [
      ...places(
        story.records(maya),
        story.records(maya, { view: 'timeline' }),
        story.records(maya, { view: 'check' }),
        story.records(maya, { search: 'osteo' }),
        story.allergies(maya),
        story.allergies(maya, { add: '1' }),
        story.familyHistory(maya),
        story.familyHistory(maya, { add: '1', for: 'father' }),
        story.conditions(maya),
        story.condition({ ...maya, conditionId: recordId('condition', 'maya-asthma') }),
        story.condition({ ...maya, conditionId: recordId('condition', 'maya-hip-arthritis') }),
      ),
      { at: story.newCondition(maya), show: sendEmpty },
    ],
  },
  'Medicines, procedures, vaccines and test results': {
    person: 'maya',
    states: [
      ...places(
        story.testResults(maya),
        story.testResults(maya, { view: 'test' }),
        story.testResults(maya, { add: '1' }),
        story.measurements(maya),
        story.measurements(maya, { kind: 'blood_pressure' }),
        story.measurements(maya, { add: '1', for: 'weight' }),
        story.measurements(maya, { import: '1' }),
        story.summary(maya),
        story.summary(maya, { import: 'records' }),
        ...['page', 'card', 'details'].map((emergency) => story.summary(maya, { emergency })),
        story.medications(maya),
        story.medication({ ...maya, medicationId: recordId('medication', 'maya-sertraline') }),
        story.procedures(maya),
        story.newProcedure(maya),
        story.immunizations(maya),
        story.newImmunization(maya),
      ),
      { at: story.newMedication(maya), show: sendEmpty },
    ],
  },
  'Documents of the health record': {
    person: 'maya',
    states: places(
      story.documents(maya),
      story.newDocument(maya),
      story.medicationUpload(maya),
      story.document(document('maya-discharge')),
      story.document(document('maya-old-letter')),
      story.document(document('maya-physio')),
      story.editDocument(document('maya-discharge')),
      story.documentResults(document('maya-discharge')),
    ),
  },
  'Care teams': {
    person: 'samuel',
    states: [
      { at: careTeamHomeOf(lakeside), room: true },
      ...places(
        provider.organization(here, { person: patientIdOf('rose'), suggest: 'medications' }),
        provider.invites(here),
        provider.newInvite(here),
        provider.organizationSettings(here),
        provider.course({ ...here, journeyId: hipReplacement.id }),
      ),
      { at: provider.journey({ ...here, journeyId: hipReplacement.id }), room: true },
      {
        at: provider.journey({ ...here, journeyId: hipReplacement.id }),
        show: async (page: Page, lang: Lang) => {
          await page.getByRole('main').getByRole('checkbox').nth(1).check()
          await page.getByRole('button', { name: messageButton[lang] }).click()
          await page.getByRole('dialog').getByRole('combobox').selectOption({ index: 1 })
        },
      },
    ],
  },
  'Forms and journeys of administrators': {
    person: 'priya',
    states: [
      ...places(
        admin.home(),
        admin.forms(),
        admin.form({ id: formIdOf('sleep-diary') }),
        admin.form({ id: formIdOf('hip-check-in') }),
      ),
      ...(
        [
          ['Alerts', 'Alertes'],
          ['Translations', 'Traductions'],
          ['JSON', 'JSON'],
          ['Preview and test', 'Aperçu et essai'],
        ] as const
      ).map(([english, french]) => ({
        at: admin.form({ id: formIdOf('hip-check-in') }),
        show: async (page: Page, lang: Lang) => {
          const name = lang === 'en-ca' ? english : french
          await page.getByRole('button', { name, exact: true }).click()
          await expect(page.getByRole('region', { name })).toBeVisible()
        },
      })),
      ...places(
        admin.journeys(),
        admin.journeys({}, { edit: hipReplacement.id }),
        ...['diagram', 'texts', 'settings', 'team', 'columns', 'history', 'try'].map((view) =>
          admin.journeys({}, { edit: hipReplacement.id, view }),
        ),
        admin.journeys({}, { new: '' }),
      ),
    ],
  },
  'Instances and organizations of administrators': {
    person: 'priya',
    states: [
      { at: admin.processInstances({}, { definition: hipReplacement.id }), room: true },
      ...places(admin.processInstance({ id: journeyIdOf('maya-hip') })),
      { at: admin.processInstance({ id: journeyIdOf('walter-hip') }), room: true }, // stuck
      {
        at: admin.processInstance({ id: journeyIdOf('walter-hip') }),
        show: async (page) => {
          await page.getByRole('button', { name: /^(Add execution|Ajouter une exécution)/ }).click()
          await expect(page.getByRole('dialog')).toBeVisible()
        },
      },
      ...places(
        admin.organizations(),
        admin.organizations({}, { new: '' }),
        admin.organization(own),
        admin.organizationJourneys(own),
      ),
    ],
  },
  'Content and people of administrators': {
    person: 'priya',
    states: places(
      admin.content(own),
      admin.content(own, { view: 'media' }),
      admin.content(own, { search: 'zzzz' }),
      admin.content(own, { page: '99' }),
      admin.contentItem({ ...own, contentId: contentIdOf(lakeside, 'hip-home-ready') }),
      admin.media({ ...own, mediaId: mediaIdOf(lakeside, '/media/library/hospital-bag.en-ca.pdf') }),
      admin.invitations(own),
      admin.newInvitation(own),
      admin.users(own),
      admin.newUser(own),
    ),
  },
} as const satisfies Record<
  string,
  { person: 'gabriel' | 'maya' | 'priya' | 'samuel'; states: readonly State[] }
>

for (const [what, { person, states }] of Object.entries(sweeps)) {
  test(`${what}: accessible in both languages, wide and on a phone (1.4.10, 2.4.2)`, async ({
    page,
    control,
    allowErrors,
  }) => {
    allowErrors(expected)
    await sweep(page, control, person, states)
  })
}
