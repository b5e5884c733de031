// What was typed in a drawer, which a query opens, is not lost by going Back (2.3).
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answerEmpty, patientId, renderRecords } from '#tests/dom/health-records.tsx'
import { settled } from '#tests/dom/server.ts'
import AllergiesPage from './AllergiesPage.tsx'
import FamilyHistoryPage from './FamilyHistoryPage.tsx'

const { allergies, familyHistory } = paths.patient.healthStory

beforeEach(answerEmpty)

test.each([
  ['an allergy', AllergiesPage, allergies],
  ['an illness in the family', FamilyHistoryPage, familyHistory],
] as const)('%s: Back asks first', async (_, Page, place) => {
  const at = place({ patientId })
  const { router } = await renderRecords(<Page />, { pattern: place.pattern, at })
  const go = async (to: string | -1) =>
    act(async () => {
      await (to === -1 ? router.navigate(-1) : router.navigate(to))
      await settled()
    })
  await go(`${at}?add=1`)
  const form = within(await screen.findByRole('form'))
  const notes = form.getAllByRole('textbox').at(-1) as HTMLElement
  await act(async () => fireEvent.change(notes, { target: { value: 'Typed' } }))
  await go(-1)
  expect(await screen.findByText('Leave without saving?')).toBeDefined()
  expect(router.state.location.search).toBe('?add=1')
  expect(notes).toHaveProperty('value', 'Typed')
})
