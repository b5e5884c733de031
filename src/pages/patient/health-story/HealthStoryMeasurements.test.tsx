// What the summary says about measurements.
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answerEmpty, patientId } from '#tests/dom/health-records.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { measurement } from '#tests/dom/records.tsx'
import { answer } from '#tests/dom/server.ts'
import { nothing, part, renderStory, story } from '#tests/dom/story.tsx'
import HealthStorySummaryPage from './HealthStorySummaryPage.tsx'

beforeEach(answerEmpty)

const { summary, measurements } = paths.patient.healthStory
async function openSection() {
  await renderStory(<HealthStorySummaryPage />, { pattern: summary.pattern, at: summary({ patientId }) })
  return within(await screen.findByRole('region', { name: 'Latest measurements' }))
}

test('the latest measurement of each kind with its day, also of all six kinds', async () => {
  const rows = [
    measurement({ kind: 'blood_pressure', value: 128, diastolic: 82, unit: 'mmHg' }),
    measurement({ kind: 'weight', value: 159.5, unit: 'lb' }),
    measurement({ kind: 'blood_glucose', value: 5.6, unit: 'mmol_L' }),
    measurement({ kind: 'temperature', value: 36.8, unit: 'celsius' }),
    measurement({ kind: 'pain', value: 3, unit: 'points' }),
    measurement({ kind: 'heart_rate', value: 64, unit: 'bpm' }),
  ]
  answer('getHealthStory', story({ measurements: part(rows.map((row, at) => ({ ...row, id: uuid(at) }))) }))
  const section = await openSection()
  const items = section.getAllByRole('listitem', { hidden: true })
  expect(items.map((item) => item.querySelectorAll('p')[1]?.textContent)).toEqual([
    '128/82\u00a0mmHg',
    '159.5\u00a0lb',
    '5.6\u00a0mmol/L',
    '36.8\u00a0°C',
    '3 out of 10',
    '64 beats per minute',
  ])
  // None of them is for paper only.
  expect(new Set(items.map(({ className }) => className)).size).toBe(1)
  expect(section.getAllByText('November 2, 2026').length).toBe(6)
})

test('without measurements there is one way to add them, and nothing to state', async () => {
  answer('getHealthStory', story({ measurements: nothing() }))
  const section = await openSection()
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    measurements({ patientId }),
    measurements({ patientId }, { add: '1' }),
  ])
  expect(section.queryAllByRole('button')).toEqual([])
})
