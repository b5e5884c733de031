// A score of a form in the conditions of a journey: offered by its name, kept, and never added up again.
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { FormField, JourneyDesign } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { designWith, journeyWith } from '#src/features/journey-editor/testing/design.ts'
import { definition, form, formSummary } from '#tests/dom/forms.ts'
import { page } from '#tests/dom/journeys.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, callsTo, signedInAs } from '#tests/dom/server.ts'
import AdminJourneysPage from './AdminJourneysPage.tsx'

afterEach(() => {
  signedInAs('maya')
  localStorage.clear()
})

const pain: FormField = { type: 'number', key: 'pain', label: { 'en-ca': 'Pain now' } }
const fell: FormField = { type: 'boolean', key: 'fell', label: { 'en-ca': 'Did you fall?' } }
const scores = [{ key: 'phq_9', label: { 'en-ca': 'PHQ-9 score' }, of: ['pain'], bands: [] }]

/** The first step asks a form with a score, the second one without. */
async function openSecondStep(): Promise<void> {
  const empty = designWith(['ask', 'then', 'last'])
  const design = {
    ...empty,
    steps: empty.steps.map((step, at) => ({ ...step, form: ['scored', 'plain', null][at] ?? null })),
  }
  const journey = journeyWith(design)
  answer('listForms', ({ query: { search: key = '' } }) => page([formSummary({ id: uuidOf(key), key })]))
  answer('getForm', ({ params: { id } }) => {
    const isScored = id === uuidOf('scored')
    const { pages, ...found } = definition('Questions')
    const fields = [isScored ? pain : fell]
    return form({
      id,
      key: isScored ? 'scored' : 'plain',
      definition: { ...found, pages: pages.map((one) => ({ ...one, fields })), ...(isScored && { scores }) },
    })
  })
  answer('getJourneyDefinition', journey)
  answer('listJourneyVersions', page([]))
  answer('saveJourneyDraft', ({ body }) => ({ ...journey, has_draft: true, draft: body.design }))
  signedInAs('priya')
  await renderPage(<AdminJourneysPage />, {
    pattern: '/admin/journeys',
    at: `/admin/journeys?edit=${journey.id}`,
    texts: ['journeyEditor', 'contents', 'audit', 'kit', 'validation'],
  })
  await userEvent.click(await screen.findByRole('button', { name: '2. Step then' }))
}
const choose = async (name: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole('combobox', { name }), option)
const boxes = (name: RegExp) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('checkbox')
    .map((box) => box.parentElement?.textContent)

test('a score of a form is offered by its name, and kept once a later step compares it', async () => {
  await openSecondStep()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Only for some answers' }))
  const offered = within(screen.getByRole('combobox', { name: 'Question' })).getAllByRole('option')
  expect(offered.map(({ textContent }) => textContent)).toEqual([
    'Did you fall?',
    'Pain now (Step ask)',
    'PHQ-9 score (Step ask)',
  ])
  await choose('Question', 'PHQ-9 score (Step ask)')
  await choose('Comparison', 'is at least')
  fireEvent.change(screen.getByRole('textbox', { name: 'Value' }), { target: { value: '15' } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the draft' }))
  await waitFor(() => expect(callsTo('saveJourneyDraft')).toHaveLength(1))
  const { steps }: JourneyDesign = Object(callsTo('saveJourneyDraft')[0]?.body).design
  expect(steps[0]?.variables).toEqual(['phq_9'])
  expect(steps[1]?.next).toEqual([{ activity_id: 'last', when: { field: 'phq_9', op: 'gte', value: 15 } }])

  // closed, so that the groups of the first step are the only ones
  await userEvent.click(screen.getByRole('button', { name: '2. Step then' }))
  await userEvent.click(screen.getByRole('button', { name: '1. Step ask' }))
  await waitFor(() => expect(boxes(/^Questions to add up/)).toEqual(['Pain now']))
  expect(boxes(/^Answers saved/)).toEqual(['Pain now', 'PHQ-9 score'])
})
