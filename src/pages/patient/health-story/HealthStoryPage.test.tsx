import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#generated/model/index.ts'
import { storyHome } from '#src/features/records/story-home.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { answerEmpty, patientId, renderRecords } from '#tests/dom/health-records.tsx'
import { page, profiles, user } from '#tests/dom/journeys.ts'
import HealthStoryPage from './HealthStoryPage.tsx'
beforeEach(answerEmpty)
afterEach(() => vi.restoreAllMocks())

const at = paths.patient.healthStory.home()
const open = () => renderRecords(<HealthStoryPage />, { pattern: at, at })
const nobody = { ...user, current_patient: null }

test('ROUTE-22, D-62: leads to the story of the active profile, and Back does not come back here', async () => {
  const { address, router } = await open()
  await waitFor(() => expect(address()).toBe(storyHome(patientId)))
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a document that another app shared goes where documents are added, for the active profile', async () => {
  const { router } = await renderRecords(<HealthStoryPage />, { pattern: at, at: `${at}#shared-document` })
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: paths.patient.healthStory.newDocument({ patientId }),
      hash: '#shared-document',
    }),
  )
})

test('ROUTE-22: one profile needs no choice', async () => {
  answer('getCurrentUser', nobody)
  answer('listPatients', page(profiles.results.slice(0, 1)))
  const { address } = await open()
  await waitFor(() => expect(address()).toBe(storyHome(patientId)))
})

test('ROUTE-22: of several without an active one, the one that is chosen becomes active', async () => {
  let current: User = nobody
  answer('getCurrentUser', () => current)
  answer('updateUser', ({ body }) => (current = { ...user, ...body }))
  const { address } = await open()
  await screen.findByText(
    "You care for more than one person. You'll act for the person you choose until you switch.",
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open the Health Story of Maya Tremblay' }))
  await waitFor(() => expect(address()).toBe(storyHome(patientId)))
  expect(callsTo('updateUser')).toMatchObject([
    { params: { id: user.id }, body: { current_patient: patientId } },
  ])
})

test('ROUTE-22: without a profile, what it takes and the way there', async () => {
  answer('getCurrentUser', nobody)
  answer('listPatients', page([]))
  await open()
  expect(await screen.findByRole('heading', { name: "You don't have a profile yet" })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Create a profile' }).getAttribute('href')).toBe(
    paths.settings.profiles({}, { add: true }),
  )
})

test('profiles that cannot be had are asked for again in place', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('getCurrentUser', nobody)
  fails('listPatients', 403)
  await open()
  expect(await screen.findByText("We couldn't load your profiles")).toBeDefined()
  answer('listPatients', page([]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: "You don't have a profile yet" })).toBeDefined()
})
