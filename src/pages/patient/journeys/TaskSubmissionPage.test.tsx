import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { hipForm } from '#tests/dom/hip-form.ts'
import { renderTask, submissionHref, taskHref, journeyHref } from '#tests/dom/render-task.tsx'
import { uuidOf } from '#mock-server/store/ids.ts'
import { asks, isSent, journeyId, taskId } from '#tests/dom/maya-task.ts'

beforeEach(() => asks(hipForm))

const answerTo = (question: string) =>
  screen.getByText(question).parentElement?.querySelector('dd')?.textContent

test('TASK-02: a task that is not finished is shown as its draft', async () => {
  const { address } = await renderTask(submissionHref)
  await screen.findByText('Before you start')
  expect(address()).toBe(taskHref)
})

describe('what was sent (TASK-09)', () => {
  test('questions and answers, by whom, for whom and when; hidden questions are left out', async () => {
    isSent({ pain: 4, uses_cane: true, cane_side: 'left', help_with: ['stairs'] })
    await renderTask(submissionHref)
    expect(answerTo('How much does it hurt?')).toBe('4 (0 = No pain, 10 = Worst pain)')
    expect(answerTo('Do you use a cane?')).toBe('Yes')
    expect(answerTo('On which side?')).toBe('Left')
    expect(answerTo('What do you need help with?')).toBe('Stairs')
    expect(answerTo('Anything else?')).toBe('No answer given')
    expect(screen.queryByText('When did you fall?')).toBeNull()
    expect(answerTo('Sent by')).toBe('Maya Tremblay')
    expect(answerTo('For')).toBe('Maya Tremblay')
    expect(answerTo('Sent on')).toMatch(/^November 20, 2026 at 2:05\sp\.m\.$/)
    expect(screen.queryByText('Sent')).toBeNull()
  })

  test('in French, with English where there is nothing else, marked as such', async () => {
    isSent({ pain: 4, uses_cane: false })
    await renderTask(submissionHref, 'fr-ca')
    expect(answerTo('Utilisez-vous une canne?')).toBe('Non')
    expect(screen.getByText('Anything else?').getAttribute('lang')).toBe('en')
    expect(answerTo('Date d’envoi')).toMatch(/^20 novembre 2026 à 14\sh\s05$/)
  })

  test('leads back to the journey, on to the next step, and to paper', async () => {
    isSent({ pain: 4, uses_cane: false })
    await renderTask(submissionHref)
    const next = await screen.findByRole('link', { name: 'Next step: Is your home ready?' })
    expect(next.getAttribute('href')).toBe(taskHref.replace(taskId, uuidOf(`task:${journeyId}:home:0`)))
    expect(screen.getByRole('link', { name: 'Back to your journey' }).getAttribute('href')).toBe(journeyHref)
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await userEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('nothing can be changed here', async () => {
    isSent({ pain: 4, uses_cane: false })
    await renderTask(submissionHref)
    const answers = within(screen.getByRole('region', { name: 'Pain' }))
    expect(answers.queryAllByRole('radio')).toEqual([])
    expect(answers.queryAllByRole('button')).toEqual([])
  })
})
