import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { FormData } from '#generated/model/index.ts'
import { beforeSurgeryForm } from '#mock-server/store/seeds/journeys/before-surgery-form.ts'
import { allergyRecords } from '#mock-server/operations/allergies.ts'
import { conditionRecords } from '#mock-server/operations/conditions.ts'
import { latestMeasurements, measurementRecords } from '#mock-server/operations/measurements.ts'
import { medicationRecords } from '#mock-server/operations/medications.ts'
import { formatDate } from '#src/i18n/format.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { asks, isSent, journeyRow, submissionId } from '#tests/dom/maya-task.ts'
import { renderTask, submissionHref, taskHref } from '#tests/dom/render-task.tsx'
import { allCalls, callsTo, fails, failsOnce, restore, world } from '#tests/dom/server.ts'
import { hipForm } from '#tests/dom/hip-form.ts'

const answers: FormData = {
  conditions: ['sleep_apnea'],
  takes_medication: true,
  medications: [
    { name: 'Metformin', dose: '850 mg', since: '2024-03', stopped: false },
    { name: 'Ginkgo', stopped: false },
  ],
  allergies: ['tape', 'penicillin'],
}
const patient = () => journeyRow().patient
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const card = () => screen.findByRole('region', { name: 'Add to your Health Story?' })
const sentFrom = (kind: typeof medicationRecords | typeof allergyRecords | typeof conditionRecords) =>
  kind.allOf(world(), patient()).filter(({ source_submission: from }) => from === submissionId)

describe('answers become records, once asked (B7)', () => {
  beforeEach(() => asks(beforeSurgeryForm))

  test('new ones are chosen, a change is not, and what is known is named', async () => {
    isSent(answers)
    await renderTask(submissionHref)
    const shown = within(await card())
    const states = shown
      .getAllByRole('checkbox')
      .map((box) => [(box as HTMLInputElement).checked, box.closest('label')?.textContent])
    expect(states).toMatchInlineSnapshot(`
      [
        [
          true,
          "Sleep apneaCondition",
        ],
        [
          false,
          "Change MetforminMedication · 850 mg · Since March 2024",
        ],
        [
          true,
          "GinkgoMedication",
        ],
        [
          true,
          "Medical tapeAllergy",
        ],
      ]
    `)
    expect(shown.getByText(/^Already in your Health Story/).textContent).toMatchInlineSnapshot(
      `"Already in your Health Story: Penicillin"`,
    )
  })

  test('the next step is the only primary action, before and after', async () => {
    isSent(answers)
    await renderTask(submissionHref)
    await card()
    const primary = () => document.querySelectorAll(`.${buttonClass({}).split(' ').join('.')}`)
    await waitFor(() => expect(primary()).toHaveLength(1))
    expect(primary()[0]?.tagName).toBe('A')
    await press('Add to Health Story')
    await screen.findByRole('heading', { name: 'Added to your Health Story' })
    expect(primary()).toHaveLength(1)
  })

  test('what is chosen is in the record, with its source; the rest is left', async () => {
    isSent(answers)
    await renderTask(submissionHref)
    await card()
    await press('Add to Health Story')
    const done = await screen.findByRole('heading', { name: 'Added to your Health Story' })
    expect(document.activeElement).toBe(done)
    expect(sentFrom(conditionRecords)).toMatchObject([{ name: 'Sleep apnea', source: 'form' }])
    expect(sentFrom(medicationRecords)).toMatchObject([{ name: 'Ginkgo', dose_text: null }])
    expect(sentFrom(allergyRecords)).toMatchObject([{ allergen: 'Medical tape', reactions: [] }])
    expect(screen.getByRole('link', { name: 'Go to your Health Story' })).toBeDefined()
  })

  test('a change that is chosen changes the record', async () => {
    isSent(answers)
    await renderTask(submissionHref)
    await userEvent.click(within(await card()).getByRole('checkbox', { name: 'Change Metformin' }))
    await press('Add to Health Story')
    await screen.findByRole('heading', { name: 'Added to your Health Story' })
    const metformin = medicationRecords.allOf(world(), patient()).filter(({ name }) => name === 'Metformin')
    expect(metformin).toMatchObject([{ strength: '850 mg', start_date: '2024-03' }])
  })

  test('nothing is added without a choice, and nothing at all when the person does not want to', async () => {
    isSent(answers)
    await renderTask(submissionHref)
    for (const box of within(await card()).getAllByRole<HTMLInputElement>('checkbox')) {
      if (box.checked) await userEvent.click(box)
    }
    await press('Add to Health Story')
    expect(screen.getByText(/Choose at least one/)).toBeDefined()
    expect(callsTo('reviewAnswerSuggestions')).toEqual([])
    await press("Don't add")
    await waitFor(() => expect(screen.queryByText('Add to your Health Story?')).toBeNull())
    expect(sentFrom(medicationRecords)).toEqual([])
  })

  test('a failure is said where it happened, and the choice stays', async () => {
    isSent(answers)
    await renderTask(submissionHref)
    await card()
    failsOnce('reviewAnswerSuggestions', 503)
    await press('Add to Health Story')
    expect((await screen.findByRole('alert')).textContent).toContain("couldn't save")
    await press('Add to Health Story')
    await screen.findByRole('heading', { name: 'Added to your Health Story' })
  })

  test('suggestions that fail to load can be loaded again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    isSent(answers)
    fails('listAnswerSuggestions', 500)
    await renderTask(submissionHref)
    await screen.findByText("We couldn't check which answers belong in your Health Story")
    restore('listAnswerSuggestions')
    await press('Try again')
    await card()
    vi.restoreAllMocks()
  })

  test('a form that asks for no records makes no call', async () => {
    asks(hipForm)
    isSent({ pain: 4, uses_cane: false })
    await renderTask(submissionHref)
    await screen.findByText('How much does it hurt?')
    expect(allCalls().map(({ id }) => id)).not.toContain('listAnswerSuggestions')
  })
})

test('a form offers what the record knows, and adds it on request', async () => {
  asks(beforeSurgeryForm)
  await renderTask(`${taskHref}?page=medication`)
  expect(screen.getByText(/From your record: Penicillin/)).toBeDefined()
  await userEvent.click(screen.getAllByRole('radio', { name: 'Yes' })[0] as HTMLElement)
  const offer = await screen.findByText('From your Health Story')
  // Some dates are days before today.
  const rows = offer.nextElementSibling?.textContent?.replaceAll(/[A-Z][a-z]+ (\d+, )?20[2-9]\d/g, '(lately)')
  expect(rows).toMatchInlineSnapshot(
    `"Symbicort, 200/6 mcg, May 2018Ventolin HFA, 100 mcg, 1991Sertraline, 50 mg, November 2019Acetaminophen, 650 mg, (lately)Voltaren Emulgel, A thin layer, (lately)Metformin, 500 mg, (lately)Vitamin D, 1,000 IU"`,
  )
  await press('Use this for: Your medications')
  expect(screen.queryByText('From your Health Story')).toBeNull()
  const names = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name of the medication/ })
  expect(names.map(({ value }) => value)).toMatchInlineSnapshot(`
    [
      "Symbicort",
      "Ventolin HFA",
      "Sertraline",
      "Acetaminophen",
      "Voltaren Emulgel",
      "Metformin",
      "Vitamin D",
    ]
  `)
})

describe('B7: a number that is a measurement', () => {
  beforeEach(() =>
    asks({
      ...hipForm,
      pages: [
        {
          key: 'weight',
          title: { 'en-ca': 'Weight', 'fr-ca': 'Poids' },
          fields: [
            {
              type: 'number',
              key: 'weight',
              label: { 'en-ca': 'Your weight today', 'fr-ca': 'Votre poids aujourd’hui' },
              unit: { 'en-ca': 'kg', 'fr-ca': 'kg' },
              record: 'weight',
            },
          ],
        },
      ],
    }),
  )

  test('is offered from the record with its day', async () => {
    await renderTask(`${taskHref}?page=weight`)
    const weights = measurementRecords.allOf(world(), patient()).filter(({ kind }) => kind === 'weight')
    const { measured_at: at = '' } = latestMeasurements(weights)[0] ?? {}
    expect(screen.getByText(`From your record: 72.1 kg on ${formatDate('en-ca', at)}`)).toBeDefined()
    await press('Use this for: Your weight today')
    expect(screen.getByRole('textbox', { name: /^Your weight/ })).toHaveProperty('value', '72.1')
    expect(screen.queryByText(/^From your record/)).toBeNull()
  })

  test('is offered and used as French writes it', async () => {
    await renderTask(`${taskHref}?page=weight`, 'fr-ca')
    expect(screen.getByText(/^Dans votre dossier.: 72,1.kg le \d/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Utiliser pour.: Votre poids/ }))
    expect(screen.getByRole('textbox', { name: /^Votre poids/ })).toHaveProperty('value', '72,1')
  })

  test('is shown with its value and added', async () => {
    isSent({ weight: 70.5 })
    await renderTask(submissionHref)
    const box = within(await card()).getByRole<HTMLInputElement>('checkbox', { name: 'Weight' })
    expect(box.checked).toBe(true)
    expect(box.closest('label')?.textContent).toMatch(/Measurement · 70\.5.kg$/)
    await press('Add to Health Story')
    await screen.findByRole('heading', { name: 'Added to your Health Story' })
    const kept = measurementRecords.allOf(world(), patient()).filter(({ source }) => source === 'form')
    expect(kept).toMatchObject([{ kind: 'weight', value: 70.5, unit: 'kg' }])
  })

  test('that the record has already is not asked about', async () => {
    isSent({ weight: 72.1 })
    await renderTask(submissionHref)
    await waitFor(() => expect(callsTo('listAnswerSuggestions')).toHaveLength(1))
    expect(screen.queryByText('Add to your Health Story?')).toBeNull()
  })
})
