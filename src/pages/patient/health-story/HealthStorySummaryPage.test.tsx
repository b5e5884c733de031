import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isKnownPath } from '#src/routes/known.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, failure, fails } from '#tests/dom/server.ts'
import { allergy, answerEmpty, condition, patientId, statement } from '#tests/dom/health-records.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { medication } from '#tests/dom/medications.tsx'
import { procedure } from '#tests/dom/records.tsx'
import { emptyStory, nothing, part, renderStory, story } from '#tests/dom/story.tsx'
import HealthStorySummaryPage from './HealthStorySummaryPage.tsx'
beforeEach(() => {
  answerEmpty()
  answer('getHealthStory', story())
})
afterEach(() => vi.restoreAllMocks())

const { summary } = paths.patient.healthStory
const at = summary({ patientId })
const open = (options: { of?: string; locale?: 'en-ca' | 'fr-ca' } = {}) =>
  renderStory(<HealthStorySummaryPage />, {
    pattern: summary.pattern,
    at: summary({ patientId: options.of ?? patientId }),
    ...(options.locale && { locale: options.locale }),
  })
const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }))
/** The number of records shown on screen; the others are print only. */
const seenIn = async (name: string) => {
  const items = (await sectionOf(name)).getAllByRole('listitem', { hidden: true })
  return {
    seen: items.filter(({ className }) => className === items[0]?.className).length,
    all: items.length,
  }
}

describe('one page of everything (ROUTE-23, 2.2)', () => {
  test('who it is about, allergies first, then every part with what was last changed', async () => {
    await open()
    const heading = await screen.findByRole('heading', { level: 1, name: 'Health Story of Maya Tremblay' })
    expect(heading).toBeDefined()
    await sectionOf('Allergies')
    for (const fact of ['April 12, 1988', 'English', 'Luc Tremblay,', '514-555-0110'])
      expect(screen.getAllByText(fact).length).toBeGreaterThan(0)
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(parts).toEqual([
      'Who this is about',
      'Allergies',
      'Medications',
      'Conditions',
      'Vaccines',
      'Procedures',
      'Family history',
      'Latest test results',
      'Latest measurements',
      'Documents',
      'Download',
    ])
    const allergies = await sectionOf('Allergies')
    expect(allergies.getByText('Penicillin')).toBeDefined()
    expect(allergies.getByText('Severe')).toBeDefined()
    expect(allergies.getByText('Self-reported')).toBeDefined()
    expect(allergies.getByText('1 in all · Updated November 2, 2026')).toBeDefined()
    expect((await sectionOf('Medications')).getByText('1 tablet by mouth twice a day')).toBeDefined()
    expect((await sectionOf('Latest test results')).getByText('6.2 %, usual range 4.0 to 6.0')).toBeDefined()
  })

  test('every way out of a part leads to a page that there is', async () => {
    answer('getHealthStory', story({ procedures: nothing() }))
    await open()
    await sectionOf('Allergies')
    const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    // Each section has two, and is linked from the top; around it are sharing, the links, the emergency page
    // and the import.
    expect(ways.length).toBe(3 * 9 + 4)
    expect(ways.filter((way) => !isKnownPath(way.split('#')[0] ?? ''))).toEqual([])
    expect(screen.getByRole('link', { name: 'See all: Allergies' }).getAttribute('href')).toBe(
      paths.patient.healthStory.allergies({ patientId }),
    )
    expect(screen.getByRole('link', { name: 'Add: Latest test results' }).getAttribute('href')).toBe(
      paths.patient.healthStory.testResults({ patientId }, { add: '1' }),
    )
  })

  test('shows five records per section, prints all, and names sections that failed to load', async () => {
    const rows = Array.from({ length: 7 }, (_, row) => procedure({ id: uuid(row) }))
    answer('getHealthStory', story({ procedures: part(rows, 210) }))
    await open()
    expect(await seenIn('Procedures')).toEqual({ seen: 5, all: 7 })
    expect((await sectionOf('Procedures')).getByText('203 more are not shown here.')).toBeDefined()
  })

  test('current allergies, medicines, and conditions are never cut', async () => {
    const seven = <Row,>(row: (id: string) => Row) =>
      part(Array.from({ length: 7 }, (_, index) => row(uuid(index))))
    const sections = {
      allergies: seven((id) => allergy({ id })),
      medications: seven((id) => medication({ id })),
      conditions: seven((id) => condition({ id })),
    }
    answer('getHealthStory', story(sections))
    await open()
    for (const name of ['Allergies', 'Medications', 'Conditions'])
      expect(await seenIn(name)).toEqual({ seen: 7, all: 7 })
  })

  test.each([
    {
      name: 'Conditions',
      past: 'Resolved conditions',
      sections: {
        conditions: part([
          condition({ id: uuid(1), name: 'Old', status: 'resolved' }),
          condition({ id: uuid(2), name: 'New', status: 'active' }),
        ]),
      },
    },
    {
      name: 'Medications',
      past: 'Past medications',
      sections: {
        medications: part([
          medication({ id: uuid(1), name: 'Old', strength: null, currently_taking: false }),
          medication({ id: uuid(2), name: 'New', strength: null, currently_taking: true }),
        ]),
      },
    },
  ])('$name that are over come last, under a heading of their own', async ({ name, past, sections }) => {
    answer('getHealthStory', story(sections))
    await open()
    const section = await sectionOf(name)
    expect(section.getByRole('heading', { level: 3, name: past })).toBeDefined()
    const titles = section.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)
    expect(titles).toEqual(['New', 'Old'])
  })

  test('resolved allergies are listed apart, after the active ones, in whatever order the backend sends', async () => {
    const resolved = allergy({ id: uuid(1), allergen: 'Wasps', status: 'resolved', severity: 'severe' })
    const cats = allergy({ id: uuid(2) })
    const shrimp = allergy({ id: uuid(3), allergen: 'Shrimp', severity: 'moderate' })
    answer('getHealthStory', story({ allergies: part([resolved, cats, shrimp]) }))
    await open()
    const allergies = await sectionOf('Allergies')
    const [current, past] = allergies.getAllByRole('list').map((list) => within(list))
    const names = (list = current) =>
      list?.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)
    expect(names()).toEqual(['Shrimp', 'Cats'])
    expect(allergies.getByRole('heading', { level: 3, name: 'Resolved allergies' })).toBeDefined()
    expect(names(past)).toEqual(['Wasps'])
    expect(past?.getByText('Resolved')).toBeDefined()
  })

  test('in both languages side by side, with the page’s own words in its own', async () => {
    await open()
    await sectionOf('Allergies')
    // user-event leaves React's act, which a press that loads the other language must not.
    const choose = (language: string) =>
      act(async () =>
        fireEvent.change(screen.getByRole('combobox', { name: 'Language' }), { target: { value: language } }),
      )
    await choose('both')
    const both = await sectionOf('Medications / Médicaments')
    expect(screen.getByRole('heading', { level: 2, name: 'Allergies' })).toBeDefined()
    const onPhone = within(screen.getByRole('group', { name: 'Language' }))
    expect(onPhone.getByRole('button', { name: 'English', pressed: true })).toBeDefined()
    fireEvent.click(onPhone.getByRole('button', { name: 'Français' }))
    expect(both.getByRole('heading').closest('[data-shown]')?.getAttribute('data-shown')).toBe('fr-ca')
    expect(both.getByText('1 tablet by mouth twice a day').closest('[lang]')?.getAttribute('lang')).toBe(
      'en-CA',
    )
    expect(
      both
        .getByText(/1 comprimé/)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('fr-CA')
    await choose('fr-ca')
    expect(screen.queryByRole('group', { name: 'Language' })).toBeNull()
    const french = await sectionOf('Médicaments')
    const link = french.getByRole('link', { name: 'See all: Medications' })
    expect(link.closest('[lang]')?.getAttribute('lang')).toBe('en-CA')
  })

  test('in French', async () => {
    await open({ locale: 'fr-ca' })
    expect(await screen.findByRole('region', { name: 'Médicaments' })).toBeDefined()
    expect(screen.getByText('12 avril 1988')).toBeDefined()
  })

  test('ERR-45: only for one’s own profile', async () => {
    await open({ of: '11111111-1111-4111-8111-111111111111' })
    expect(await screen.findByText("We couldn't find this patient.")).toBeDefined()
    expect(callsTo('getHealthStory')).toEqual([])
  })
})

describe('a part in which there is nothing: add, say so, or leave it (B6, DATA-56)', () => {
  test('all three are there, each named by its part', async () => {
    answer('getHealthStory', emptyStory)
    await open()
    const allergies = await sectionOf('Allergies')
    expect(allergies.getByText('None noted')).toBeDefined()
    expect(allergies.getByRole('link', { name: 'Add: Allergies' }).getAttribute('href')).toBe(
      paths.patient.healthStory.allergies({ patientId }, { add: '1' }),
    )
    expect(allergies.getAllByRole('link')).toHaveLength(1)
    expect(allergies.getByRole('button', { name: "I don't have any allergies: Allergies" })).toBeDefined()
    expect(screen.getAllByRole('button', { name: /^Skip for now: / })).toHaveLength(8)
    const family = await sectionOf('Family history')
    expect(
      family.getByRole('button', { name: "I was adopted, or I don't know: Family history" }),
    ).toBeDefined()
  })

  test('nothing to share, print or download until there is a record or an answer', async () => {
    answer('getHealthStory', emptyStory)
    const { unmount } = await open()
    await sectionOf('Allergies')
    const offers = () => [
      screen.queryByRole('link', { name: 'Share' }),
      screen.queryByRole('button', { name: 'Print' }),
      screen.queryByRole('heading', { name: 'Download' }),
      screen.queryByRole('combobox', { name: 'Language' }),
    ]
    expect(offers()).toEqual([null, null, null, null])
    expect(screen.getByRole('link', { name: 'Links you shared' })).toBeDefined()
    unmount()
    const { sections } = emptyStory()
    answer('getHealthStory', { ...emptyStory(), sections: { ...sections, allergies: nothing('none_known') } })
    await open()
    await sectionOf('Allergies')
    expect(offers().every((offer) => offer !== null)).toBe(true)
  })

  test.each([
    [
      "I don't take any medications: Medications",
      'none_known',
      'The person says there are none that they know of.',
    ],
    ['Skip for now: Medications', 'declined', 'The person chose not to answer for now.'],
  ] as const)('%s', async (button, status, text) => {
    answer('getHealthStory', story({ medications: nothing() }))
    answer('saveRecordStatement', () => {
      answer('getHealthStory', story({ medications: nothing(status) }))
      return statement('medications', status)
    })
    await open()
    const medicines = await sectionOf('Medications')
    await userEvent.click(medicines.getByRole('button', { name: button }))
    expect(await medicines.findByText(text)).toBeDefined()
    expect(callsTo('saveRecordStatement').at(-1)?.body).toEqual({
      patient: patientId,
      status,
    })
    const back = medicines.getByRole('button', { name: 'This is no longer correct: Medications' })
    await waitFor(() => expect(document.activeElement?.closest('body *')?.contains(back)).toBe(true))
    answer('saveRecordStatement', () => {
      answer('getHealthStory', story({ medications: nothing() }))
      return statement('medications')
    })
    await userEvent.click(back)
    expect(await medicines.findByRole('button', { name: button })).toBeDefined()
    expect(callsTo('saveRecordStatement').at(-1)?.body).toEqual({
      patient: patientId,
      status: null,
    })
  })

  test('one that was added meanwhile is said, and shown', async () => {
    answer('getHealthStory', story({ allergies: nothing() }))
    answer('saveRecordStatement', () => {
      answer('getHealthStory', story({ allergies: part([allergy()]) }))
      throw failure(409)
    })
    await open()
    const allergies = await sectionOf('Allergies')
    await userEvent.click(allergies.getByRole('button', { name: "I don't have any allergies: Allergies" }))
    expect(await allergies.findByText('Cats')).toBeDefined()
    expect(allergies.queryByRole('button', { name: /I don't have any allergies/ })).toBeNull()
  })

  test('F16: one that could not be saved is said in place, and can be tried again', async () => {
    answer('getHealthStory', story({ allergies: nothing() }))
    fails('saveRecordStatement', 500)
    await open()
    const allergies = await sectionOf('Allergies')
    await userEvent.click(allergies.getByRole('button', { name: "I don't have any allergies: Allergies" }))
    expect(await allergies.findByText("We couldn't save this. Please try again.")).toBeDefined()
    expect(allergies.getByRole('button', { name: "I don't have any allergies: Allergies" })).toBeDefined()
  })
})

test('the address keeps what is shown', async () => {
  const { address } = await open()
  await userEvent.click(await screen.findByRole('link', { name: 'Share' }))
  expect(address()).toBe(`${at}?share=new`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Share your Health Story' })).toBeDefined()
})
