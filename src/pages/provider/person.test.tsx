// A person across the journeys of an organization, at the care team's home (decision in docs/decisions/07-care-teams.md).
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { callsTo, fails, signedInAs, world } from '#tests/dom/server.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import ProviderOrganizationHomePage from './ProviderOrganizationHomePage.tsx'

const organizationId = uuidOf('organization:lakeside')
const home = paths.provider.organization

beforeEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  signedInAs('samuel')
})

const open = (key: string, locale: Locale = 'en-ca') =>
  renderPage(<ProviderOrganizationHomePage />, {
    pattern: home.pattern,
    at: home({ organizationId }, { person: uuidOf(`patient:${key}`) }),
    texts: ['provider', 'attention', 'validation', 'kit', 'steps', 'story'],
    locale,
  })

const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement
const linksOf = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('who they are and how to reach them, by phone and email links', async () => {
  await open('maya')
  const heading = await screen.findByRole('heading', { level: 1, name: 'Maya Tremblay' })
  await vi.waitFor(() => expect(document.activeElement).toBe(heading))
  expect(fact('Birth date').textContent).toBe('April 12, 1988')
  expect(linksOf(fact('Phone'))).toEqual(['tel:+16135550101'])
  expect(linksOf(fact('Email'))).toEqual(['mailto:maya@portage.test'])
  expect(fact('Preferred language').textContent).toBe('English')
  expect(fact('Best time to call').textContent).toBe('In the morning')
  expect(fact('Care partners').textContent).toBe('Julien Tremblay (Emergency contact) · 613-555-0177')
})

test('a person is reached through their contacts; missing details are named', async () => {
  await open('rose')
  await screen.findByRole('heading', { level: 1, name: 'Rose Martin' })
  expect([fact('Phone').textContent, fact('Email').textContent]).toEqual(['Unknown', 'Unknown'])
  expect(fact('Best time to call').textContent).toBe('Any time')
  expect(within(fact('Care partners')).getAllByRole('listitem')[0]?.textContent).toBe(
    'Theo Martin (Manages their profile) · 613-555-0123 · theo@portage.test',
  )
})

test('what needs attention is of this person alone', async () => {
  await open('irene')
  await screen.findByRole('list', { name: 'Needs your attention' })
  expect(callsTo('listAttentionItems')[0]?.query).toMatchObject({
    patient: uuidOf('patient:irene'),
    status: 'open',
  })
  expect(
    screen.getAllByRole('heading', { level: 3 }).every((one) => one.textContent === 'Irène Fortin'),
  ).toBe(true)
})

test('journeys of this organization with the current step, and the way to their steps', async () => {
  await open('maya')
  const list = await screen.findByRole('list', { name: 'Journeys' })
  const rows = within(list).getAllByRole('listitem')
  const [row] = rows
  // she also has one in another organization
  expect(rows).toHaveLength(2)
  expect(row?.textContent).toMatch(/^Hip replacement preparation.*Current step: How is your hip today\?/)
  const place = {
    organizationId,
    journeyId: uuidOf('definition:hip-replacement'),
    enrolmentId: uuidOf('journey:maya-hip'),
  }
  expect(row && linksOf(row)).toEqual([
    paths.provider.patientActions(place),
    paths.provider.providerActions(place),
  ])
})

test('submissions with the way to each and back', async () => {
  await open('maya')
  const list = await screen.findByRole('list', { name: 'Submissions' })
  const link = within(list).getByRole('link', { name: 'About your hip' })
  const task = uuidOf(`task:${uuidOf('journey:maya-hip')}:about_you:0`)
  const place = { organizationId, journeyId: uuidOf('journey:maya-hip'), taskId: task }
  const returnTo = home({ organizationId }, { person: uuidOf('patient:maya') })
  expect(link.getAttribute('href')).toBe(paths.provider.submission(place, { returnTo }))
})

test('a person without a journey here is not shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open('luc')
  expect(
    await screen.findByRole('heading', { level: 1, name: "This person isn't in your organization" }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: 'Care team home' }).getAttribute('href')).toBe(
    home({ organizationId }),
  )
})

test('a part that fails leaves the rest; a person that fails can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listJourneyEvents', 500)
  await open('maya')
  expect(await screen.findByText("We couldn't load the submissions")).toBeDefined()
  expect(screen.getByRole('list', { name: 'Journeys' })).toBeDefined()
  fails('getPerson', 500)
  await open('rose')
  expect(await screen.findByText("We couldn't load this person")).toBeDefined()
})

const noteTexts = async () => {
  const list = await screen.findByRole('list', { name: 'Care team notes' })
  return within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent)
}
const noteField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^New note/ })
const addNote = () => userEvent.click(screen.getByRole('button', { name: 'Add note' }))

test('care team notes with author and time, latest first; a new one comes first', async () => {
  await open('walter')
  await screen.findByText('Care team notes')
  const before = await noteTexts()
  expect(before).toHaveLength(2)
  expect(before[0]).toMatch(/^Spoke with him about the stairs at home\.\n.*Samuel Roy · /)
  await addNote()
  expect(await screen.findAllByText('Write your note first')).not.toHaveLength(0)
  expect(callsTo('createPersonNote')).toEqual([])
  await userEvent.type(await noteField(), ' Lives on the third floor. ')
  await addNote()
  await waitFor(async () => expect(await noteTexts()).toHaveLength(3))
  expect((await noteTexts())[0]).toMatch(/^Lives on the third floor\.Samuel Roy · /)
  expect((await noteField()).value).toBe('')
})

test('a note that could not be added is still there, and said why', async () => {
  await open('maya')
  expect(await screen.findByText('There are no notes yet.')).toBeDefined()
  fails('createPersonNote', 500)
  await userEvent.type(await noteField(), 'Lives alone.')
  await addNote()
  expect(await screen.findByText("We couldn't add your note. It is still here: try again.")).toBeDefined()
  expect((await noteField()).value).toBe('Lives alone.')
})

test('answers in numbers over time, in words and as links, the latest first', async () => {
  await open('walter')
  const heading = await screen.findByRole('heading', { level: 3, name: /hurt|pain/i })
  const trend = within(heading.closest('section') as HTMLElement)
  expect(trend.getByText(/^Latest: 8 out of 10 on November/)).toBeDefined()
  expect(trend.getByRole('img').getAttribute('aria-label')).toMatch(
    /^Answers to “.*”: 6 out of 10 on November \d+, 2026, 8 out of 10 on November/,
  )
  // The scale runs from 0 to 10, so two steps are a small change rather than the full height.
  const heights = [...trend.getByRole('img').querySelectorAll('circle')].map((one) =>
    parseFloat(one.getAttribute('cy') ?? ''),
  )
  expect(heights.map(Math.round)).toEqual([55, 42])
  await userEvent.click(trend.getByText('All 2 answers'))
  const task = uuidOf(`task:${uuidOf('journey:walter-hip')}:hip_check_in:1`)
  expect(trend.getAllByRole('link').map((one) => one.textContent?.slice(0, 9))).toEqual([
    '8 out of ',
    '6 out of ',
  ])
  expect(trend.getAllByRole('link', { name: /^8 out of 10 on/ })[0]?.getAttribute('href')).toContain(task)
  await open('rose')
  expect(
    await screen.findByText('A trend appears when a question about a number has been answered twice.'),
  ).toBeDefined()
})

test('a shared Health Story is fetched only when opened, because the person sees who opened it', async () => {
  await open('maya')
  expect(
    await screen.findByText('Shared with your organization: Allergies, Medications and Conditions'),
  ).toBeDefined()
  expect(callsTo('getPersonHealthStory')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Open the Health Story' }))
  expect(await screen.findByText(/^They keep this record themselves\. You can read it/)).toBeDefined()
  expect(await screen.findByRole('heading', { level: 3, name: 'Medications' })).toBeDefined()
  expect(screen.queryByRole('heading', { level: 3, name: 'Documents' })).toBeNull()
  expect(callsTo('getPersonHealthStory')).toHaveLength(1)
})

test('a Health Story that is not shared, or no longer, or could not be loaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { unmount } = await open('walter')
  expect(await screen.findByText(/^They don't share their Health Story/)).toBeDefined()
  unmount()
  fails('getPersonHealthStory', 404)
  const ended = await open('maya')
  await userEvent.click(await screen.findByRole('button', { name: 'Open the Health Story' }))
  expect(
    await screen.findByText('They no longer share their Health Story with your organization.'),
  ).toBeDefined()
  ended.unmount()
  fails('getPersonHealthStory', 500)
  await open('maya')
  await userEvent.click(await screen.findByRole('button', { name: 'Open the Health Story' }))
  expect(await screen.findByText("We couldn't load the Health Story")).toBeDefined()
})

test('in French', async () => {
  await open('irene', 'fr-ca')
  await screen.findByRole('heading', { level: 1, name: 'Irène Fortin' })
  expect(fact('Date de naissance').textContent).toBe('5 octobre 1947')
  expect(fact('Langue préférée').textContent).toBe('Français')
  expect(fact('Personnes proches aidantes').textContent).toBe(
    'Aucune personne proche aidante n’est inscrite au dossier.',
  )
})

test('every look is recorded', async () => {
  await open('maya')
  await screen.findByRole('heading', { level: 1, name: 'Maya Tremblay' })
  const looks = world().tables.auditEvents.where('objectId', uuidOf('patient:maya'))
  expect(looks.map(({ action, objectType }) => `${action} ${objectType}`).toSorted()).toEqual([
    'viewed person',
    'viewed person_message',
    'viewed person_note',
  ])
})
