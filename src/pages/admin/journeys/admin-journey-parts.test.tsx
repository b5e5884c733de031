import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JourneyDesign, MediaFile } from '#generated/model/index.ts'
import { withMoved, withStep } from '#src/features/journey-editor/design/design.ts'
import { designWith, journeyWith, summaryWith } from '#src/features/journey-editor/testing/design.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { carer } from '#tests/dom/settings.tsx'
import AdminJourneysPage from './AdminJourneysPage.tsx'

const design = designWith(['ask', 'call', 'rest'])
const journey = journeyWith(design)
const picture: MediaFile = {
  id: '5d419f63-8e90-4b12-8d3e-4f5061720001',
  organization: journey.organization,
  kind: 'picture',
  content_type: 'image/png',
  file_name: 'crutches.png',
  size: 48_213,
  alt: { 'en-ca': 'A person on crutches', 'fr-ca': 'Une personne en béquilles' },
  url: 'https://media.lakeside.example/crutches.png',
  revision: 1,
  uses_count: 0,
  created_at: '2026-11-18T15:04:00Z',
  created_by: 'Priya Nair',
}

const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const open = (query: string) =>
  renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys${query}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
  })
const edit = async (written: JourneyDesign = design, view = 'steps') => {
  answer('getJourneyDefinition', () => ({ ...journey, published: written }))
  await open(`?edit=${journey.id}&view=${view}`)
  await screen.findByRole('heading', { level: 1, name: 'Knee' })
}
const saved = async (): Promise<JourneyDesign> => {
  answer('saveJourneyDraft', journey)
  const before = callsTo('saveJourneyDraft').length
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(callsTo('saveJourneyDraft')).toHaveLength(before + 1))
  return Object(callsTo('saveJourneyDraft')[before]?.body).design
}

beforeEach(() => {
  answer('checkJourneyDefinition', { problems: [] })
  answer('getCurrentUser', carer)
  answer('listOrganizations', page([organization]))
  answer('listAuditEvents', page([]))
  answer('listJourneyVersions', page([]))
  answer('listMediaFiles', page([picture]))
  answer('getMediaFile', () => ({ ...picture, uses: [], journeys: [] }))
})
afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

test('the banner is chosen from the media library of the organization, and taken out again', async () => {
  await edit({ ...design, banner: '/media/new-parent.svg' }, 'settings')
  const usual = screen.getByRole('combobox', { name: 'Banner picture' })
  expect(usual).toHaveProperty('value', '/media/new-parent.svg')
  await userEvent.click(screen.getByRole('button', { name: 'Choose: Banner picture from the media library' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Use crutches.png' }))
  expect(callsTo('listMediaFiles')[0]?.query).toMatchObject({
    organization: journey.organization,
    kind__in: ['picture'],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const field = within(screen.getByRole('group', { name: /^Banner picture from the media library/ }))
  expect(field.getByText('A person on crutches')).toBeDefined()
  expect(screen.queryByRole('combobox', { name: 'Banner picture' })).toBeNull()
  expect((await saved()).banner).toBe(`media:${picture.id}`)
})

test('a banner of the media library is shown by its file, and without it there is none', async () => {
  await edit({ ...design, banner: `media:${picture.id}` }, 'settings')
  expect(await screen.findByText('A person on crutches')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Banner picture from the media library' }))
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Choose: Banner picture from the media library' }),
  )
  expect(screen.getByRole('combobox', { name: 'Banner picture' })).toHaveProperty('value', '')
  expect((await saved()).banner).toBeNull()
})

test('a banner whose file is gone says so, and the problem leads to the field', async () => {
  fails('getMediaFile', 404)
  fails('publishJourneyDefinition', 400, {
    design: { '/banner': ['This picture is not in the media library.'] },
  })
  answer('saveJourneyDraft', ({ body }) => ({
    ...journey,
    has_draft: true,
    draft: body.design,
  }))
  answer('getJourneyUsage', () => ({
    organizations: [],
    open_enrolment_count: 0,
    open_enrolments_by_version: [],
    pending_invitation_count: 0,
  }))
  await edit({ ...design, banner: `media:${picture.id}` }, 'settings')
  expect(await screen.findByText(/It may have been deleted\.$/, undefined, { timeout: 5000 })).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: /^About how many weeks/ }), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Publish...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the journey' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
  await userEvent.click(
    await screen.findByRole('link', { name: /^Banner picture from the media library: This picture is not/ }),
  )
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Choose another: Banner picture from the media library' }),
    ),
  )
})

test('what a step needs is written; a need that goes takes only itself', async () => {
  await edit(withStep(design, 1, { needs: [{ variable: 'referral', kind: 'text' }] }))
  await userEvent.click(screen.getByRole('button', { name: '2. Step call' }))
  const needs = within(screen.getByRole('group', { name: 'What the step needs' }))
  const add = needs.getByRole('button', { name: 'Add a variable it needs' })
  await userEvent.click(add)
  const second = needs.getByRole('textbox', { name: /^Variable 2/ })
  fill(second, 'surgery_date')
  await userEvent.selectOptions(needs.getByRole('combobox', { name: 'Type of variable 2' }), 'A date')
  await userEvent.click(needs.getByRole('button', { name: 'Remove variable 1' }))
  expect(document.activeElement).toBe(add)
  // the field keeps its identity instead of taking over the removed one
  expect(needs.getByRole('textbox', { name: /^Variable 1/ })).toBe(second)
  const { steps } = await saved()
  expect(steps.map((step) => step.needs)).toEqual([[], [{ variable: 'surgery_date', kind: 'date' }], []])
})

test('the order of the steps is a choice when another person saved', async () => {
  fails('saveJourneyDraft', 412, { detail: 'changed' })
  await edit()
  await userEvent.click(screen.getByRole('button', { name: 'Move down: Step ask' }))
  answer('getJourneyDefinition', () => ({
    ...journey,
    revision: 5,
    has_draft: true,
    draft: withMoved(design, 2, 1),
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved this journey' }))
  const order = within(dialog.getByRole('radiogroup', { name: /^Order of the steps/ }))
  expect(order.getByText('1. Step call · 2. Step ask · 3. Step rest')).toBeDefined()
  expect(order.getByText('1. Step ask · 2. Step rest · 3. Step call')).toBeDefined()
  await userEvent.click(order.getByRole('radio', { name: 'Keep mine' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Keep your choices' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await saved()).steps.map((step) => step.activity_id)).toEqual(['call', 'ask', 'rest'])
})

test('distinguishes two banners of the media library by their files', async () => {
  fails('saveJourneyDraft', 412, { detail: 'changed' })
  await edit(design, 'settings')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Banner picture' }), 'Young family')
  answer('getJourneyDefinition', () => ({
    ...journey,
    revision: 5,
    draft: { ...design, banner: `media:${picture.id}` },
  }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else saved this journey' }))
  expect(dialog.getByText('Young family')).toBeDefined()
  expect(await dialog.findByText('A picture from the media library: crutches.png')).toBeDefined()
})

test('every organization is named where people are, also one that does not offer it', async () => {
  answer('getJourneyUsage', () => ({
    organizations: [
      {
        id: organization.id,
        name: 'Lakeside',
        is_offered: true,
        open_enrolment_count: 4,
        pending_invitation_count: 1,
      },
      {
        id: picture.id,
        name: 'Northern',
        is_offered: false,
        open_enrolment_count: 1,
        pending_invitation_count: 0,
      },
    ],
    open_enrolment_count: 5,
    open_enrolments_by_version: [{ version: 1, open_enrolment_count: 5 }],
    pending_invitation_count: 1,
  }))
  await edit()
  await userEvent.click(screen.getByRole('button', { name: 'Retire...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire the journey?' }))
  expect(
    await dialog.findByText('Lakeside offers it. There: 4 people, 1 invitation not answered yet.'),
  ).toBeDefined()
  expect(
    dialog.getByText("Northern doesn't offer it right now. There: 1 person, 0 invitations not answered yet."),
  ).toBeDefined()
  expect(dialog.getByText('5 people are in it now.')).toBeDefined()
})

test('retiring says when it is not known who is affected', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('getJourneyUsage', 500)
  await edit()
  await userEvent.click(screen.getByRole('button', { name: 'Retire...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Retire the journey?' }))
  expect(await dialog.findByText("We couldn't load who is affected")).toBeDefined()
})

test('a journey to copy is searched for on the server, beyond the first hundred', async () => {
  answer('listJourneyDefinitions', ({ query: { search } }) =>
    search === 'hip' ? page([{ ...summaryWith(design), name: 'Hip' }]) : page([]),
  )
  answer('createJourneyDefinition', journey)
  await open('?new=true')
  const form = within(await screen.findByRole('form', { name: 'New journey' }))
  await userEvent.click(form.getByRole('radio', { name: 'From a copy of another journey' }))
  await userEvent.click(form.getByRole('button', { name: 'Create journey' }))
  const choose = form.getByRole('button', { name: 'Choose a journey: Journey to copy' })
  await userEvent.click(choose)
  const dialog = within(await screen.findByRole('dialog', { name: 'Journey to copy' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Search journeys/ }), 'hip{Enter}')
  await userEvent.click(await dialog.findByRole('button', { name: 'Hip (Lakeside Health)' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(form.getByText('Chosen: Hip')).toBeDefined()
  expect(callsTo('createJourneyDefinition')).toEqual([])
  await userEvent.type(form.getByRole('textbox', { name: /^Name \(English\)/ }), 'Hip two')
  fill(form.getByRole('textbox', { name: /^Name \(French\)/ }), 'Hanche deux')
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Organization/ }), organization.id)
  await userEvent.click(form.getByRole('button', { name: 'Create journey' }))
  await waitFor(() =>
    expect(callsTo('createJourneyDefinition')[0]?.body).toMatchObject({
      key: 'hip-two',
      duplicate_of: journey.id,
    }),
  )
})
