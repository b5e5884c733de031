import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { uuidOf } from '#mock-server/store/ids.ts'
import { localToday } from '#src/lib/dates/local-day.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, fails, signedInAs } from '#tests/dom/server.ts'
import { CareTeamShares } from './CareTeamShares.tsx'
import { endDay } from './share-end-day.ts'

const maya = uuidOf('patient:maya')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const sent = () => callsTo('saveCareTeamShare').map(({ body }) => body)

beforeEach(async () => {
  signedInAs('maya')
  await renderPage(<CareTeamShares patientId={maya} />, {
    pattern: '/settings/privacy',
    at: '/settings/privacy',
    texts: ['sharing', 'story', 'kit'],
  })
  await screen.findByRole('heading', { level: 3, name: 'Lakeside Family Health' })
})
afterEach(clearToasts)

const rowOf = (name: string) =>
  screen.getByRole('heading', { level: 3, name }).closest('article') as HTMLElement

test('what each care team may see, and who opened it and what they saw', () => {
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    'Clinique du Fleuve',
    'Lakeside Family Health',
  ])
  const fleuve = within(rowOf('Clinique du Fleuve'))
  expect(fleuve.getByText('You share nothing with this care team.')).toBeDefined()
  expect(fleuve.queryByRole('button', { name: /^Stop sharing/ })).toBeNull()
  const lakeside = within(rowOf('Lakeside Family Health'))
  expect(lakeside.getByText('You share: Allergies, Medications and Conditions')).toBeDefined()
  expect(lakeside.getByText('Until you stop sharing')).toBeDefined()
  expect(lakeside.getByText('Opened 1 time')).toBeDefined()
  expect(lakeside.getByText(/, Samuel Roy: Allergies, Medications and Conditions$/)).toBeDefined()
})

test('the parts and the last day are chosen; both are kept the next time', async () => {
  await press('Choose what to share: Lakeside Family Health')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Allergies' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Documents' }))
  await userEvent.selectOptions(screen.getByRole('combobox'), 'For 30 days')
  await press('Save')
  expect(await screen.findByText('You share: Medications, Conditions and Documents')).toBeDefined()
  const until = endDay('30', localToday())
  await press('Choose what to share: Lakeside Family Health')
  await screen.findByRole('checkbox', { name: 'Allergies' })
  await press('Save')
  const choice = { sections: ['medications', 'conditions', 'documents'], until }
  await expect.poll(sent).toEqual([choice, choice])
})

test('sharing stops with one press', async () => {
  await press('Stop sharing: Lakeside Family Health')
  await expect.poll(() => screen.getAllByText('You share nothing with this care team.').length).toBe(2)
  expect(sent()).toEqual([{ sections: [], until: null }])
})

test('with no parts, no last day is sent', async () => {
  await press('Choose what to share: Clinique du Fleuve')
  await screen.findByRole('checkbox', { name: 'Allergies' })
  await userEvent.selectOptions(screen.getByRole('combobox'), 'For one year')
  await press('Save')
  await expect.poll(sent).toEqual([{ sections: [], until: null }])
})

test('a choice that could not be saved is still there', async () => {
  fails('saveCareTeamShare', 500)
  await press('Choose what to share: Clinique du Fleuve')
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Allergies' }))
  await press('Save')
  expect(await screen.findByText(/^We couldn't save your choice/)).toBeDefined()
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Allergies' }).checked).toBe(true)
})
