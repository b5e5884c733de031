import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { organizationId, page, profiles, task } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { allCalls, answer, callsTo, fails } from '#tests/dom/server.ts'
import { AddToCalendar } from './AddToCalendar.tsx'

let saved: Blob[] = []
beforeEach(() => {
  saved = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  answer('listPatients', profiles)
  answer('listTasks', page([task({ due_at: '2090-01-02T15:00:00Z' })]))
  answer('listProcessInstances', page([]))
  answer('listMedications', page([]))
  answer('listImmunizations', page([]))
})
afterEach(() => {
  clearToasts()
  vi.restoreAllMocks()
})

const user = userEvent.setup()
const press = (name: string) => user.click(screen.getByRole('button', { name }))
const choose = (name: RegExp) => user.click(screen.getByRole('checkbox', { name }))
async function open() {
  const { pattern } = paths.patient.activities
  const at = paths.patient.activities({ organizationId })
  await renderPage(<AddToCalendar />, { pattern, at, texts: ['care', 'calendar', 'kit'] })
  await press('Add to calendar')
  await screen.findByRole('button', { name: 'Download the file' })
}

test('B10: one file of all profiles, without names unless they are chosen', async () => {
  await open()
  await press('Download the file')
  expect(await screen.findByText('Saving the file: portage-calendar.ics (1 entry)')).toBeDefined()
  const text = (await saved[0]?.text()) ?? ''
  expect(text).toContain('SUMMARY:Portage: a step is due')
  expect(text).toContain('DTSTART:20900102T150000Z')
  expect(text).not.toContain('hip')
  expect(callsTo('listTasks')[0]?.query).toMatchObject({
    assignee: 'current_user',
    completed_at__isnull: true,
  })
  expect(callsTo('listProcessInstances')[0]?.query).toMatchObject({ my_role_type: 'patient' })
  const of = (calls: { query: { patient?: unknown } }[]) => calls.map(({ query }) => query.patient)
  expect(of(callsTo('listMedications'))).toEqual(profiles.results.map(({ id }) => id))
  expect(of(callsTo('listImmunizations'))).toEqual(profiles.results.map(({ id }) => id))

  await press('Add to calendar')
  await choose(/^Show names/)
  await press('Download the file')
  await vi.waitFor(() => expect(saved).toHaveLength(2))
  expect(await saved[1]?.text()).toContain('SUMMARY:Due: How is your hip today?')
})

test('only what is chosen is read; nothing chosen, and nothing with a date, make no file', async () => {
  await open()
  for (const name of [/^Steps/, /^Medication times/, /^Next vaccine/]) await choose(name)
  const before = allCalls().length
  await press('Download the file')
  expect(await screen.findByText('There is nothing with a date right now.')).toBeDefined()
  expect(
    allCalls()
      .slice(before)
      .map(({ id }) => id),
  ).toEqual(['listPatients', 'listProcessInstances'])
  await choose(/^The next time/)
  await press('Download the file')
  expect(await screen.findByText('Choose at least one')).toBeDefined()
  expect(saved).toEqual([])
})

test('a list that fails makes no file, and it can be tried again', async () => {
  fails('listImmunizations', 503)
  await open()
  await press('Download the file')
  expect(await screen.findByText(/^We couldn't read all of it/)).toBeDefined()
  expect(saved).toEqual([])
  answer('listImmunizations', page([]))
  await press('Download the file')
  await vi.waitFor(() => expect(saved).toHaveLength(1))
})
