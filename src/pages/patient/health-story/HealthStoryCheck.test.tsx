import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, failure } from '#tests/dom/server.ts'
import {
  allergy,
  allergyId,
  answerEmpty,
  entry,
  old,
  patientId,
  renderRecords,
} from '#tests/dom/health-records.tsx'
import { idsOf, uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import { medication, medicationId } from '#tests/dom/medications.tsx'
import HealthStoryRecordsPage from './HealthStoryRecordsPage.tsx'
beforeEach(answerEmpty)
afterEach(() => vi.restoreAllMocks())

const { records } = paths.patient.healthStory
const at = records({ patientId })
const open = (query = '') =>
  renderRecords(<HealthStoryRecordsPage />, { pattern: records.pattern, at: at + query })

describe('is this still correct? (B5)', () => {
  test('the overview shows how many are due for review, with a link', async () => {
    answer('listAllergies', page([allergy(old)]))
    const { address } = await open()
    expect(await screen.findByText("1 record hasn't been checked in a year.")).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
    await waitFor(() => expect(address()).toBe(`${at}?view=check`))
    expect(await screen.findByRole('heading', { name: '1 thing to check' })).toBeDefined()
  })

  test('Yes keeps it as checked, and the focus goes to what is left', async () => {
    let due = [allergy(old)]
    answer('listAllergies', () => page(due))
    answer('confirmAllergy', () => {
      due = []
      return allergy()
    })
    await open('?view=check')
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, Cats is still correct' }))
    const done = await screen.findByRole('heading', { name: "You've checked everything" })
    await waitFor(() => expect(document.activeElement?.closest('body *')?.contains(done)).toBe(true))
    expect(idsOf('confirmAllergy')).toEqual([allergyId])
  })

  test('no longer: asks, and puts it with the past ones', async () => {
    let due = [allergy(old)]
    answer('listAllergies', () => page(due))
    answer('updateAllergy', () => {
      due = []
      return allergy({ status: 'resolved' })
    })
    await open('?view=check')
    await userEvent.click(await screen.findByRole('button', { name: 'Cats: I no longer have it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Are you no longer allergic to Cats?' }))
    expect(callsTo('getAllergy')).toEqual([])
    await userEvent.click(dialog.getByRole('button', { name: "Yes, it's gone" }))
    expect(await screen.findByRole('heading', { name: "You've checked everything" })).toBeDefined()
    expect(callsTo('updateAllergy')).toMatchObject([
      { params: { id: allergyId }, body: { status: 'resolved' } },
    ])
  })

  test('a medicine that is no longer taken', async () => {
    let due = [medication(old)]
    answer('listMedications', () => page(due))
    answer('updateMedication', () => {
      due = []
      return medication({ currently_taking: false })
    })
    await open('?view=check')
    const changed = await screen.findByRole('link', { name: 'Metformin: it changed' })
    expect(changed.getAttribute('href')).toBe(
      paths.patient.healthStory.editMedication({ patientId, medicationId }),
    )
    expect(callsTo('listMedications')[0]?.query).toMatchObject({ currently_taking: true })
    await userEvent.click(screen.getByRole('button', { name: 'Metformin: I stopped taking it' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Did you stop taking Metformin?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, I stopped' }))
    expect(await screen.findByRole('heading', { name: "You've checked everything" })).toBeDefined()
    expect(callsTo('updateMedication')).toMatchObject([
      { params: { id: medicationId }, body: { currently_taking: false } },
    ])
  })

  test('an illness of a relative is right or changed; it changes where it is written down', async () => {
    answer('listFamilyHistory', page([entry(old)]))
    await open('?view=check')
    const changed = await screen.findByRole('link', { name: 'Osteoporosis: it changed' })
    expect(changed.getAttribute('href')).toContain(`${at}/familyHistory?edit=`)
    expect(screen.queryByRole('button', { name: /no longer|over/ })).toBeNull()
  })

  test('confirms all of a kind together; a failure is shown and removes nothing', async () => {
    answer('listAllergies', page([allergy(old), allergy({ ...old, id: uuid(1), allergen: 'Dust' })]))
    answer('confirmAllergy', ({ params }) => {
      if (params.id !== allergyId) throw failure(403)
      return allergy()
    })
    await open('?view=check')
    await userEvent.click(await screen.findByRole('button', { name: 'All of these are still correct' }))
    expect(await screen.findByText("We couldn't save this. Please try again.")).toBeDefined()
    expect(screen.getByRole('heading', { name: '2 things to check' })).toBeDefined()
  })

  test('what is fresh, past or a care team’s is not asked about', async () => {
    answer(
      'listAllergies',
      page([allergy(), allergy({ ...old, can_edit: false, source: 'provider', id: uuid(1) })]),
    )
    await open('?view=check')
    expect(await screen.findByRole('heading', { name: "You've checked everything" })).toBeDefined()
    expect(callsTo('listAllergies')[0]?.query).toMatchObject({ status: 'active' })
  })
})
