// The care team sets, changes and removes a target, by keyboard and after each failure.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { MeasurementTarget } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo, fails, restore, setOnline, signedInAs, world } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import { CareTargets } from './CareTargets.tsx'

const place = { organizationId: uuidOf('organization:lakeside'), personId: uuidOf('patient:maya') }

afterEach(() => setOnline(true))

async function open(locale: Locale = 'en-ca') {
  signedInAs('samuel')
  const view = await renderPage(<CareTargets {...place} />, {
    pattern: '/',
    at: '/?person=maya',
    texts: ['measurements', 'records', 'validation', 'kit', 'errors'],
    locale,
  })
  await screen.findByText(/Samuel Roy/)
  return view
}
const kept = () => [...world().tables.measurementTargets.values()]
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })
const choose = async (kind: string) => {
  await userEvent.click(await screen.findByRole('link', { name: 'Set a target' }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^What is measured/ }), kind)
}
const type = async (name: RegExp, text: string) => {
  const field = await box(name)
  await userEvent.clear(field)
  if (text) await userEvent.type(field, text)
}

test.each<[Locale, string, string]>([
  ['en-ca', 'Blood pressure: upper value 110 to 135, lower value 70 to 80 mmHg', 'Set by Samuel Roy on'],
  [
    'fr-ca',
    'Tension artérielle : valeur supérieure 110 à 135, valeur inférieure 70 à 80 mmHg',
    'Fixée par Samuel Roy le',
  ],
])('%s: what is set, who set it, and the note', async (locale, words, by) => {
  await open(locale)
  const [row] = screen.getAllByRole('listitem')
  const text = row?.textContent?.replaceAll('\u00a0', ' ')
  expect(text).toContain(words)
  expect(text).toContain(by)
  expect(text).toContain('before breakfast')
})

test('a target of one side is set in another unit, with the person, and listed', async () => {
  const { address } = await open()
  await choose('weight')
  expect(screen.queryByRole('option', { name: 'Blood pressure' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /systolic/ })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'lb' }))
  await type(/^Highest value/, '160.5')
  await type(/^Note for the person/, 'Slowly.')
  await press('Save target')
  await waitFor(() => expect(callsTo('savePersonMeasurementTarget')).toHaveLength(1))
  expect(callsTo('savePersonMeasurementTarget')[0]).toMatchObject({
    params: { id: place.organizationId, patient_id: place.personId, kind: 'weight' },
    body: { unit: 'lb', minimum: null, maximum: 160.5, note: 'Slowly.' },
  })
  expect(await screen.findByText(/^Weight: up to 160.5/)).toBeDefined()
  await waitFor(() => expect(address()).toBe('/?person=maya'))
})

test.each<[string, string, Readonly<Record<string, string>>, string | null]>([
  ['no limit', 'weight', {}, 'Enter at least one value'],
  [
    'the same on both sides',
    'weight',
    { Lowest: '70', Highest: '70' },
    'The highest value must be above the lowest value',
  ],
  ['above the limit of the unit', 'weight', { Highest: '401' }, '400 or less'],
  ['half a point of pain', 'pain', { Highest: '3.5' }, 'Enter a whole number'],
  ['no number', 'blood_glucose', { Lowest: 'four' }, 'Enter a number'],
  ['just below', 'blood_glucose', { Lowest: '6.9', Highest: '7' }, null],
])('%s is checked', async (_, kind, fields, problem) => {
  await open()
  await choose(kind)
  for (const [name, text] of Object.entries(fields)) await type(new RegExp(`^${name} value`), text)
  await press('Save target')
  if (problem === null) {
    await waitFor(() => expect(callsTo('savePersonMeasurementTarget')).toHaveLength(1))
    return
  }
  expect((await screen.findAllByText(new RegExp(problem))).length).toBeGreaterThan(0)
  expect(callsTo('savePersonMeasurementTarget')).toEqual([])
})

test('a change of a pressure: its values are there, lower ones are checked, and each failure keeps what is typed', async () => {
  await open()
  await userEvent.click(screen.getByRole('link', { name: 'Change the target: Blood pressure' }))
  const lowest = await box(/^Lowest lower value/)
  expect([lowest.value, (await box(/^Highest upper value/)).value]).toEqual(['70', '135'])
  await type(/^Lowest lower value/, '80')
  await press('Save target')
  expect(
    (await screen.findAllByText('The highest value must be above the lowest value')).length,
  ).toBeGreaterThan(0)
  await type(/^Lowest lower value/, '')
  const failures = [
    [500, /^We couldn't save the target/],
    [404, /^You can't set targets for this person any more/],
    [0, /^You're offline/],
  ] as const
  for (const [status, words] of failures) {
    fails('savePersonMeasurementTarget', status, { detail: 'No.' })
    await press('Save target')
    expect(await screen.findByText(words)).toBeDefined()
    expect((await box(/^Highest upper value/)).value).toBe('135')
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save target' })).toHaveProperty('disabled', false),
    )
  }
  setOnline(true)
  restore('savePersonMeasurementTarget')
  await press('Save target')
  expect(await screen.findByText(/lower value up to 80/)).toBeDefined()
  expect(kept()).toMatchObject([{ minimum: 110, diastolic_minimum: null, diastolic_maximum: 80 }])
})

test('a target is removed after it was asked, also after a failure; the focus goes to the heading', async () => {
  await open()
  await press('Remove the target: Blood pressure')
  const dialog = await screen.findByRole('dialog', { name: 'Remove the target: Blood pressure?' })
  const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: 'Remove target' }))
  for (const [status, words] of [
    [500, /^We couldn't remove the target/],
    [404, /^This target isn't there/],
  ] as const) {
    fails('deletePersonMeasurementTarget', status, { detail: 'No.' })
    await confirm()
    expect(await within(dialog).findByText(words)).toBeDefined()
  }
  expect(kept()).toHaveLength(1)
  restore('deletePersonMeasurementTarget')
  await confirm()
  expect(await screen.findByText('Your team has not set any targets for this person.')).toBeDefined()
  expect(kept()).toEqual([])
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Targets for measurements' })),
  )
})

test('a list that fails can be tried again; with a target of each kind there is none to add', async () => {
  signedInAs('samuel')
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  fails('listPersonMeasurementTargets', 500)
  await renderPage(<CareTargets {...place} />, {
    pattern: '/',
    at: '/',
    texts: ['measurements', 'records', 'validation', 'kit', 'errors'],
    locale: 'en-ca',
  })
  expect(await screen.findByText("We couldn't load the targets")).toBeDefined()
  complaints.mockRestore()
  const kinds = ['weight', 'blood_pressure', 'blood_glucose', 'temperature', 'pain', 'heart_rate'] as const
  const one: MeasurementTarget = {
    id: uuidOf('target'),
    patient: place.personId,
    organization: { id: place.organizationId, name: 'Lakeside' },
    kind: 'weight',
    unit: 'kg',
    minimum: null,
    maximum: 70,
    diastolic_minimum: null,
    diastolic_maximum: null,
    note: null,
    set_by: { id: uuidOf('user:samuel'), display_name: 'Samuel Roy' },
    set_at: '2026-11-03T15:00:00Z',
  }
  answer('listPersonMeasurementTargets', page(kinds.map((kind) => ({ ...one, id: uuidOf(kind), kind }))))
  await press('Try again')
  expect(await screen.findAllByRole('listitem')).toHaveLength(6)
  expect(screen.queryByRole('link', { name: 'Set a target' })).toBeNull()
})
