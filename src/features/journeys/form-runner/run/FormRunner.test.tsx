import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { setLocale } from '#src/i18n/texts.ts'
import { hipForm } from '#tests/dom/hip-form.ts'
import { asks, isSent, isUnmonitored, sent, taskId, userId } from '#tests/dom/maya-task.ts'
import { journeyHref, renderTask, submissionHref, taskHref } from '#tests/dom/render-task.tsx'
import { failsOnce, world } from '#tests/dom/server.ts'

const at = (page: string) => `${taskHref}?page=${page}`
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const group = (name: RegExp) => screen.getByRole('radiogroup', { name })
const pick = (question: RegExp, answer: string | RegExp) =>
  userEvent.click(within(group(question)).getByRole('radio', { name: answer }))
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

beforeEach(() => asks(hipForm))
afterEach(async () => {
  localStorage.clear()
  await setLocale('en-ca')
})

async function fillFirstPage() {
  await pick(/How much does it hurt/, '3')
  await pick(/use a cane/, 'No')
}

async function toReview() {
  await renderTask(at('pain'))
  await fillFirstPage()
  await press('Next')
  await heading('More')
  await userEvent.type(screen.getByRole('textbox', { name: 'Anything else?' }), ' Better in the morning ')
  await press('Next')
  await heading('Check your answers')
}

describe('the way through a form', () => {
  test('TASK-10: what it is, how long it takes, where the answers go, who reads them', async () => {
    await renderTask()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('How is your hip today?')
    expect(screen.getByText('About 5 minutes')).toBeDefined()
    expect(screen.getByText('Your answers go to Lakeside Family Health.')).toBeDefined()
    expect(screen.getByText('Someone on your care team reads your answers.')).toBeDefined()
    await press('Start')
    expect(document.activeElement).toBe(await heading('Pain'))
    expect(screen.getByText('Page 1 of 2')).toBeDefined()
  })

  test('says when answers are not monitored', async () => {
    isUnmonitored()
    await renderTask()
    expect(
      screen.getByText('No one is watching these answers. If you need help now, call 911 or 811.'),
    ).toBeDefined()
  })

  test('a question and a page appear with the answers they depend on, and nothing is chosen beforehand', async () => {
    await renderTask(at('pain'))
    expect(screen.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
    expect(screen.queryByText('On which side?')).toBeNull()
    await pick(/use a cane/, 'Yes')
    expect(group(/On which side/)).toBeDefined()
    await pick(/How much does it hurt/, '9')
    expect(screen.getByText('Page 1 of 3')).toBeDefined()
  })

  test('UI-27, UI-32, VAL-35: errors in a summary that has the focus, gone once the answer is given', async () => {
    await renderTask(at('pain'))
    await press('Next')
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'How much does it hurt? Please select an option',
      'Do you use a cane? Please select an option',
    ])
    await userEvent.click(within(summary).getByRole('link', { name: /cane/ }))
    expect(document.activeElement).toBe(within(group(/use a cane/)).getByRole('radio', { name: 'Yes' }))
    await fillFirstPage()
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await press('Next')
    await heading('More')
  })

  test('UI-30: Back from the first page leads to the introduction, browser Back works as well', async () => {
    const { router, address } = await renderTask()
    await press('Start')
    await fillFirstPage()
    await press('Next')
    await heading('More')
    await act(() => router.navigate(-1))
    await heading('Pain')
    await press('Back')
    await heading('Before you start')
    expect(address()).toBe(taskHref)
  })

  test('UI-33: a page that is not there', async () => {
    await renderTask(at('fall'))
    expect(screen.getByText('This page could not be displayed.')).toBeDefined()
    await press('Go to the start')
    await heading('Before you start')
  })

  test('F64: a change of language keeps answers, errors and focus', async () => {
    await renderTask(at('more'))
    const note = screen.getByRole('textbox', { name: 'Anything else?' })
    await userEvent.type(note, 'x'.repeat(5))
    await act(() => setLocale('fr-ca'))
    expect(document.activeElement).toBe(note)
    expect((note as HTMLTextAreaElement).value).toBe('xxxxx')
    // No French text: falls back to English, marked with `lang`.
    expect(screen.getByText('Anything else?').getAttribute('lang')).toBe('en')
    await act(() => setLocale('en-ca'))
    await press('Back')
    await press('Next')
    await screen.findByRole('alert')
    await act(() => setLocale('fr-ca'))
    expect(within(screen.getByRole('alert')).getAllByText(/Veuillez choisir une option/)).toHaveLength(2)
  })

  test('a question of an unknown type is shown as such and nothing is sent', async () => {
    world().faults.replace([
      {
        kind: 'mutate',
        match: { operationId: 'getTaskForm' },
        jsonPath: 'definition.pages.0.fields.3',
        value: { type: 'body_map', key: 'where', label: { 'en-ca': 'Where?' } },
      },
    ])
    await toReview()
    await press('Submit')
    expect(await screen.findByText(/We can't send your answers/)).toBeDefined()
    expect(sent()).toEqual([])
    await press('Back')
    await heading('More')
    await press('Back')
    await heading('Pain')
    expect(screen.getByText("This question can't be shown here")).toBeDefined()
  })
})

describe('the sending', () => {
  test('CALL-44, UI-31, F38: all pages in one call, hidden answers left out, also on a double press', async () => {
    const { address } = await renderTask(at('pain'))
    await pick(/How much does it hurt/, '3')
    await pick(/use a cane/, 'Yes')
    await pick(/On which side/, 'Left')
    await pick(/use a cane/, 'No')
    await press('Next')
    await heading('More')
    await press('Next')
    await heading('Check your answers')
    expect(screen.getByText('3 (0 = No pain, 10 = Worst pain)')).toBeDefined()
    expect(screen.getAllByText('No answer given')).toHaveLength(2)
    await userEvent.dblClick(button('Submit'))
    await screen.findByText('Lakeside Family Health has your answers. This step is finished.')
    expect(sent()).toEqual([{ form_data: { pain: 3, uses_cane: false } }])
    expect(address()).toBe(submissionHref)
    expect(Object.keys(localStorage)).toEqual([])
  })

  test('Change leads to the question and back to the review', async () => {
    await toReview()
    await press(/Change.*use a cane/)
    await heading('Pain')
    expect(document.activeElement?.id).toBe('question-uses_cane')
    await press('Back to your answers')
    await heading('Check your answers')
  })

  test('F02: offline it says so, the answers stay, and the next try sends once', async () => {
    await toReview()
    failsOnce('completeTask', 0)
    await press('Submit')
    await screen.findByText(/Check your internet connection/)
    expect(screen.getByText('Better in the morning')).toBeDefined()
    await press('Submit')
    await screen.findByText('Sent')
    expect(sent()).toHaveLength(2)
    expect(sent()[1]).toEqual({
      form_data: { pain: 3, uses_cane: false, note: 'Better in the morning' },
    })
  })

  test('shows server messages at their questions', async () => {
    await toReview()
    failsOnce('completeTask', 400, { form_data: { uses_cane: ['Answer yes or no.'] } })
    await press('Submit')
    await heading('Pain')
    const summary = screen.getByRole('alert')
    expect(summary.textContent).toContain('Do you use a cane? Answer yes or no.')
    await waitFor(() => expect(document.activeElement).toBe(summary))
  })

  test('F41: finished elsewhere leads to what was sent, with a word about it', async () => {
    await toReview()
    isSent()
    await press('Submit')
    await screen.findByText('This step was already finished. These are the answers that were sent.')
  })

  test('the response was lost, and the backend ignores idempotency keys: recognizes its own submission', async () => {
    await toReview()
    failsOnce('completeTask', 503)
    await press('Submit')
    await screen.findByRole('alert')
    isSent()
    await press('Submit')
    expect(await screen.findByText('Sent')).toBeDefined()
    expect(screen.queryByText(/already finished/)).toBeNull()
  })

  test('a step that was taken away', async () => {
    await toReview()
    failsOnce('completeTask', 404, { detail: 'Not found.' })
    await press('Submit')
    expect(await screen.findByText('Your care team removed this step')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Go to your journey' }).getAttribute('href')).toBe(journeyHref)
  })

  test('answers that are wrong on an earlier page lead there', async () => {
    await renderTask(`${taskHref}?step=review`)
    await press('Submit')
    await heading('Pain')
    expect(document.activeElement).toBe(screen.getByRole('alert'))
    expect(sent()).toEqual([])
  })
})

test('the key of the device copy names the person and the task', async () => {
  await renderTask(at('more'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Anything else?' }), 'a')
  await userEvent.tab()
  expect(JSON.parse(localStorage.getItem(`draft:${userId}:${taskId}`) ?? '')).toMatchObject({
    form_data: { note: 'a' },
    page: 'more',
    form_version: 2,
  })
})
