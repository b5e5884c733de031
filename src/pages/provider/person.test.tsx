// A person across the journeys of an organization, at the care team's home (decision in docs/decisions/07-care-teams.md).
import { screen, within } from '@testing-library/react'
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
    texts: ['provider', 'attention', 'validation', 'kit', 'steps'],
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
  expect(document.activeElement).toBe(heading)
  expect(fact('Birth date').textContent).toBe('April 12, 1988')
  expect(linksOf(fact('Phone'))).toEqual(['tel:+16135550101'])
  expect(linksOf(fact('Email'))).toEqual(['mailto:maya@portage.test'])
  expect(fact('Preferred language').textContent).toBe('English')
  expect(fact('Care partners').textContent).toBe('Julien Tremblay (Emergency contact) · 613-555-0177')
})

test('somebody is reached through whoever looks after them; what is not known is said', async () => {
  await open('rose')
  await screen.findByRole('heading', { level: 1, name: 'Rose Martin' })
  expect([fact('Phone').textContent, fact('Email').textContent]).toEqual(['Unknown', 'Unknown'])
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
  // she has one of another organization, too
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

test('somebody without a journey here is not shown', async () => {
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
  expect(world().tables.auditEvents.where('objectId', uuidOf('patient:maya'))).toHaveLength(1)
})
