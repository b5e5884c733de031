import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { clearToasts } from '#src/ui/messages/toast-queue.ts'
import { allergy, patientId } from '#tests/dom/health-records.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { medication } from '#tests/dom/medications.tsx'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import { created, failed, nothing, part, renderStory, story } from '#tests/dom/story.tsx'
import HealthStorySummaryPage from './HealthStorySummaryPage.tsx'

const { summary } = paths.patient.healthStory
const user = userEvent.setup()
const open = (emergency: 'page' | 'card' | 'details') =>
  renderStory(<HealthStorySummaryPage />, {
    pattern: summary.pattern,
    at: summary({ patientId }, { emergency }),
  })
async function fill(name: RegExp, text: string) {
  await user.click(await screen.findByRole('textbox', { name }))
  await user.paste(text)
}
const details = {
  date_of_birth: '1988-04-12',
  spoken_languages: null,
  implants: null,
  contact: null,
  updated_at: null,
}

beforeEach(() => answer('getHealthStory', story()))
afterEach(clearToasts)

describe('the emergency page (B11)', () => {
  test('who, whom to call by a press, and the sections with what matters of each', async () => {
    await open('page')
    const sheet = within(await screen.findByRole('article', { name: 'In an emergency' }))
    expect(sheet.getByText('April 12, 1988')).toBeDefined()
    expect(sheet.getByRole('link', { name: '514-555-0110' }).getAttribute('href')).toBe('tel:+15145550110')
    expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Allergies',
      'Medications taken now',
      'Current conditions',
      'Procedures, last 5 years',
      'Main test results, last 2 years',
    ])
    expect(sheet.getByText('Weight').nextElementSibling?.textContent).toBe('72.1\u00a0kg, November 2, 2026')
    expect(sheet.getByText('Reaction: anaphylaxis')).toBeDefined()
    expect(sheet.getByText('1 tablet by mouth twice a day')).toBeDefined()
  })

  test('says what is missing and where to add it, and nothing when all is there', async () => {
    await open('page')
    expect(await screen.findByText('Still missing from this page')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Add emergency details' }).getAttribute('href')).toBe(
      summary({ patientId }, { emergency: 'details' }),
    )
    const full = story()
    answer('getHealthStory', { ...full, patient: { ...full.patient, spoken_languages: 'English' } })
    await open('page')
    expect(await screen.findByText('Languages spoken')).toBeDefined()
    expect(screen.getAllByText('Still missing from this page')).toHaveLength(1)
  })

  test('a section that failed is never shown as empty, and can be tried again', async () => {
    answer('getHealthStory', story({ allergies: failed(), medications: nothing('none_known') }))
    await open('page')
    expect(await screen.findByText("We couldn't load this part: Allergies.")).toBeDefined()
    expect(screen.getByText('The person says there are none that they know of.')).toBeDefined()
    answer('getHealthStory', story())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Reaction: anaphylaxis')).toBeDefined()
  })

  test('in both languages: one sheet each', async () => {
    await open('page')
    const language = await screen.findByRole('combobox', { name: 'Language' })
    await act(async () => fireEvent.change(language, { target: { value: 'both' } }))
    expect(await screen.findByRole('article', { name: 'En cas d’urgence' })).toBeDefined()
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })
})

describe('the details', () => {
  beforeEach(() => answer('getEmergencyDetails', details))
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }))

  test('VAL-58: a contact needs a name and a number; all of it is sent, and leads back', async () => {
    answer('saveEmergencyDetails', ({ body }) => ({ ...details, ...body }))
    await open('details')
    await fill(/^Relation/, 'Neighbour')
    await save()
    expect(screen.getAllByText('Enter the name of the person to call').length).toBeGreaterThan(0)
    expect(screen.getAllByText('Enter the phone number of the person to call').length).toBeGreaterThan(0)
    await fill(/^Name/, 'Louise Roy')
    await fill(/^Phone number/, '(613) 555-0188')
    await fill(/^Implanted devices/, 'Pacemaker')
    await save()
    expect(await screen.findByText('The emergency details are saved.')).toBeDefined()
    expect(callsTo('saveEmergencyDetails')[0]?.body).toEqual({
      date_of_birth: '1988-04-12',
      spoken_languages: null,
      implants: 'Pacemaker',
      contact: { name: 'Louise Roy', relation: 'Neighbour', phone: '+16135550188' },
    })
    expect(await screen.findByRole('article', { name: 'In an emergency' })).toBeDefined()
  })

  test('without a contact, null is sent; a failed save keeps what was typed', async () => {
    fails('saveEmergencyDetails', 503)
    await open('details')
    await fill(/^Languages spoken/, 'English')
    await save()
    expect(await screen.findByText(/^We couldn't save the emergency details/)).toBeDefined()
    expect(callsTo('saveEmergencyDetails')[0]?.body).toMatchObject({
      spoken_languages: 'English',
      contact: null,
    })
    expect(screen.getByDisplayValue('English')).toBeDefined()
  })
})

describe('the wallet card', () => {
  const card = async () => within(await screen.findByRole('article', { name: 'Medical information' }))

  test('has whom to call, allergies with reaction and medicines with dose', async () => {
    await open('card')
    const shown = await card()
    expect(shown.getByText('514-555-0110')).toBeDefined()
    expect(shown.getByText('Penicillin (Reaction: anaphylaxis)')).toBeDefined()
    expect(shown.getByText('Metformin 500 mg (1 tablet by mouth twice a day)')).toBeDefined()
  })

  test('a long list loses its doses before it loses names, and says how many are left out', async () => {
    const rows = (count: number) =>
      part(Array.from({ length: count }, (_, row) => medication({ id: uuid(row), name: `Pill ${row}` })))
    answer('getHealthStory', story({ medications: rows(20) }))
    await open('card')
    expect((await card()).getByText(/Pill 19 500 mg$/)).toBeDefined()
    answer('getHealthStory', story({ medications: rows(60) }))
    await open('card')
    expect((await screen.findAllByText(/Pill 0 .* \+ \d+ more$/)).length).toBe(1)
  })

  test('an allergy list that could not be loaded is not an empty one', async () => {
    answer('getHealthStory', story({ allergies: failed(), conditions: part([]) }))
    await open('card')
    expect((await card()).getByText('Not loaded').textContent).toBe('AllergiesNot loaded')
    expect((await card()).getByText('None noted').textContent).toBe('Current conditionsNone noted')
  })

  test('SHARE-01, SHARE-02: the code is a share of exactly this page, shown until the page is left', async () => {
    answer('createHealthStoryShare', created())
    answer('getHealthStory', story({ allergies: part([allergy()]) }))
    await open('card')
    await card()
    expect(screen.queryByRole('img', { name: 'Scan for the full page' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Add a QR code' }))
    expect(await screen.findByRole('img', { name: 'Scan for the full page' })).toBeDefined()
    expect(screen.getByText('Passcode 482913')).toBeDefined()
    expect(callsTo('createHealthStoryShare')[0]?.body).toEqual({
      patient: patientId,
      view: 'emergency',
      sections: ['allergies', 'medications', 'conditions', 'procedures', 'test_results', 'measurements'],
      language: 'en-ca',
      label: 'Wallet card',
      allow_note: false,
    })
  })

  test('at the limit of links, and when it fails, it says so', async () => {
    answer('createHealthStoryShare', () => {
      throw failure(409, { detail: 'Too many', code: 'too_many_shares' })
    })
    await open('card')
    await user.click(await screen.findByRole('button', { name: 'Add a QR code' }))
    expect(await screen.findByText(/^You have too many active links/)).toBeDefined()
    fails('createHealthStoryShare', 503)
    await user.click(screen.getByRole('button', { name: 'Add a QR code' }))
    expect(await screen.findByText(/^We couldn't create the code/)).toBeDefined()
  })
})
