import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { JourneyDesign, MediaFile } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { withMoved, withStep } from '#src/features/journey-editor/design.ts'
import { designWith, journeyWith } from '#src/features/journey-editor/testing/design.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { organization, page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { carer } from '#tests/dom/settings.tsx'
import AdminJourneysPage from './AdminJourneysPage.tsx'

// Parts of the editor of a journey (JOURNEY-02, JOURNEY-15, ROUTE-08).

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))

const design = designWith(['ask', 'call', 'rest'])
const journey = journeyWith(design)
const list = '/v1/journey-definitions/'
const item = `${list}${journey.id}/`
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
const media = `/v1/media-files/${picture.id}/`

const open = (query: string) =>
  renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys${query}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
  })
const edit = async (written: JourneyDesign = design) => {
  answer(item, () => ({ ...journey, published: written }))
  await open(`?edit=${journey.id}`)
  await screen.findByRole('heading', { level: 1, name: 'Knee' })
}
const saved = async (): Promise<JourneyDesign> => {
  answer(`PUT ${item}draft/`, () => journey)
  const before = callsTo(`${item}draft/`).length
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(callsTo(`${item}draft/`)).toHaveLength(before + 1))
  return Object(callsTo(`${item}draft/`)[before]?.data).design
}

beforeEach(() => {
  answer('/v1/users/current/', () => carer)
  answer('/v1/organizations/', () => page([organization]))
  answer('/v1/audit-events/', () => page([]))
  answer(`${item}versions/`, () => page([]))
  answer('/v1/media-files/', () => page([picture]))
  answer(media, () => ({ ...picture, uses: [], journeys: [] }))
})
afterEach(() => {
  localStorage.clear()
  forget()
})

test('the banner is chosen from the media library of the organization, and taken out again', async () => {
  await edit({ ...design, banner: '/media/new-parent.svg' })
  const usual = screen.getByRole('combobox', { name: 'Banner picture' })
  expect(usual).toHaveProperty('value', '/media/new-parent.svg')
  await userEvent.click(screen.getByRole('button', { name: 'Choose: Banner picture from the media library' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Use crutches.png' }))
  expect(callsTo('/v1/media-files/')[0]?.params).toMatchObject({
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
  await edit({ ...design, banner: `media:${picture.id}` })
  expect(await screen.findByText('A person on crutches')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Remove: Banner picture from the media library' }))
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Choose: Banner picture from the media library' }),
  )
  expect(screen.getByRole('combobox', { name: 'Banner picture' })).toHaveProperty('value', '')
  expect((await saved()).banner).toBeNull()
})

test('a banner whose file is gone says so, and the problem leads to the field', async () => {
  answer(media, () => {
    throw new ApiError(404, false)
  })
  answer(`POST ${item}publish/`, () => {
    throw new ApiError(400, false, { design: { '/banner': ['This picture is not in the media library.'] } })
  })
  answer(`PUT ${item}draft/`, (_, data) => ({ ...journey, has_draft: true, draft: Object(data).design }))
  answer(`${item}usage/`, () => ({
    organizations: [],
    open_enrolment_count: 0,
    open_enrolments_by_version: [],
    pending_invitation_count: 0,
  }))
  await edit({ ...design, banner: `media:${picture.id}` })
  expect(await screen.findByText(/It may be gone\.$/, undefined, { timeout: 5000 })).toBeDefined()
  await userEvent.type(screen.getByRole('textbox', { name: /^How many weeks/ }), '0')
  await userEvent.click(screen.getByRole('button', { name: 'Publish...' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish the journey' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Publish' }))
  await userEvent.click(await screen.findByRole('link', { name: /^banner picture: This picture is not/ }))
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Choose another: Banner picture from the media library' }),
  )
})

test('what a step needs is written; a need that goes takes only itself', async () => {
  await edit(withStep(design, 1, { needs: [{ variable: 'referral', kind: 'text' }] }))
  await userEvent.click(screen.getByRole('button', { name: '2. Step call' }))
  const needs = within(screen.getByRole('group', { name: 'What the step needs' }))
  const add = needs.getByRole('button', { name: 'Add a variable that it needs' })
  await userEvent.click(add)
  const second = needs.getByRole('textbox', { name: /^Variable 2/ })
  await userEvent.type(second, 'surgery_date')
  await userEvent.selectOptions(needs.getByRole('combobox', { name: 'What variable 2 is' }), 'A date')
  await userEvent.click(needs.getByRole('button', { name: 'Remove variable 1' }))
  expect(document.activeElement).toBe(add)
  // the field that was written is the same field still, not that of the one before with other words
  expect(needs.getByRole('textbox', { name: /^Variable 1/ })).toBe(second)
  const { steps } = await saved()
  expect(steps.map((step) => step.needs)).toEqual([[], [{ variable: 'surgery_date', kind: 'date' }], []])
})

test('the order of the steps is a thing to choose when somebody else saved', async () => {
  answer(`PUT ${item}draft/`, () => {
    throw new ApiError(412, false, { detail: 'changed' })
  })
  await edit()
  await userEvent.click(screen.getByRole('button', { name: 'Move down: Step ask' }))
  answer(item, () => ({ ...journey, revision: 5, has_draft: true, draft: withMoved(design, 2, 1) }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved this journey' }))
  const order = within(dialog.getByRole('radiogroup', { name: /^Order of the steps/ }))
  expect(order.getByText('1. Step call · 2. Step ask · 3. Step rest')).toBeDefined()
  expect(order.getByText('1. Step ask · 2. Step rest · 3. Step call')).toBeDefined()
  await userEvent.click(order.getByRole('radio', { name: 'Keep mine' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Keep what I chose' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await saved()).steps.map((step) => step.activity_id)).toEqual(['call', 'ask', 'rest'])
})

test('two banners of the media library are told apart by their files', async () => {
  answer(`PUT ${item}draft/`, () => {
    throw new ApiError(412, false, { detail: 'changed' })
  })
  await edit()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Banner picture' }), 'Young family')
  answer(item, () => ({ ...journey, revision: 5, draft: { ...design, banner: `media:${picture.id}` } }))
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else saved this journey' }))
  expect(dialog.getByText('Young family')).toBeDefined()
  expect(await dialog.findByText('A picture of the media library: crutches.png')).toBeDefined()
})

test('every organization is named where people are, also one that does not offer it', async () => {
  answer(`${item}usage/`, () => ({
    organizations: [
      { id: '1', name: 'Lakeside', is_offered: true, open_enrolment_count: 4, pending_invitation_count: 1 },
      { id: '2', name: 'Northern', is_offered: false, open_enrolment_count: 1, pending_invitation_count: 0 },
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
    dialog.getByText('Northern does not offer it now. There: 1 person, 0 invitations not answered yet.'),
  ).toBeDefined()
  expect(dialog.getByText('5 people are in it now.')).toBeDefined()
})

test('a journey to copy is searched for on the server, beyond the first hundred', async () => {
  answer(list, ({ search }) => (search === 'hip' ? page([{ ...journey, name: 'Hip' }]) : page([])))
  answer(`POST ${list}`, () => journey)
  await open('?new=true')
  const form = within(await screen.findByRole('form', { name: 'New journey' }))
  await userEvent.click(form.getByRole('radio', { name: 'With a copy of another journey' }))
  await userEvent.click(form.getByRole('button', { name: 'Begin the journey' }))
  const choose = form.getByRole('button', { name: 'Choose a journey: Journey to copy' })
  await userEvent.click(choose)
  const dialog = within(await screen.findByRole('dialog', { name: 'Journey to copy' }))
  await userEvent.type(await dialog.findByRole('textbox', { name: /^Search the journeys/ }), 'hip{Enter}')
  await userEvent.click(await dialog.findByRole('button', { name: 'Hip (Lakeside Health)' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(form.getByText('Chosen: Hip')).toBeDefined()
  expect(callsTo(list).some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.type(form.getByRole('textbox', { name: /^Name \(English\)/ }), 'Hip two')
  await userEvent.type(form.getByRole('textbox', { name: /^Name \(French\)/ }), 'Hanche deux')
  await userEvent.selectOptions(form.getByRole('combobox', { name: /^Organization/ }), organization.id)
  await userEvent.click(form.getByRole('button', { name: 'Begin the journey' }))
  await waitFor(() =>
    expect(callsTo(list).find(({ method }) => method === 'POST')?.data).toMatchObject({
      key: 'hip-two',
      duplicate_of: journey.id,
    }),
  )
})
