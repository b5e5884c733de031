import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer } from '#tests/dom/server.ts'
import { hipForm, noDraft } from '#tests/dom/hip-form.ts'
import { journeyId, organizationId } from '#tests/dom/journeys.ts'
import { doneId, doneTask, renderSteps, serveEnrolment, steps, submission } from '#tests/dom/steps.tsx'
import ProviderTaskSubmissionPage from './ProviderTaskSubmissionPage.tsx'

beforeEach(() => serveEnrolment())

describe('the scores of the answers', () => {
  const words = (text: string) => ({ 'en-ca': text })
  const scored = {
    ...hipForm,
    scores: [
      {
        key: 'hip',
        label: words('Hip score'),
        of: ['pain'],
        bands: [
          { from: 0, label: words('Mild') },
          { from: 4, label: words('Moderate') },
        ],
      },
    ],
  }
  const opened = async (changes: Partial<ReturnType<typeof submission>>) => {
    answer('getTask', doneTask())
    answer('getTaskForm', { definition: null, is_monitored: true })
    answer('getTaskDraft', noDraft)
    answer('getSubmission', submission({ definition: scored, ...changes }))
    const place = { organizationId, journeyId, taskId: doneId }
    await renderSteps(<ProviderTaskSubmissionPage />, {
      place: 'submission',
      at: paths.provider.submission(place, { returnTo: steps('provider') }),
    })
    await screen.findByText(/^Sent on/)
    return screen.queryByRole('region', { name: 'Scores' })
  }

  test('are above them, with what they mean', async () => {
    expect((await opened({ form_data: { pain: 4 } }))?.textContent).toBe('ScoresHip score4 · Moderate')
  })

  test('are not computed without each answer', async () => {
    expect((await opened({}))?.textContent).toContain('No score, because some questions have no answer')
  })

  test('are named where one set off an alert', async () => {
    const alert = {
      key: 'high',
      level: 'urgent' as const,
      message: words('Call us.'),
      what_to_do: ['call_clinic' as const],
      alert_when: { all: [{ field: 'hip', op: 'gte' as const, value: 4 }] },
    }
    await opened({ form_data: { pain: 4 }, alerts: [alert], alert_level: 'urgent' })
    const cause = await screen.findByText('Because of these answers')
    expect(cause.parentElement?.textContent).toBe('Because of these answersHip score4')
  })

  test('are left out of a form that has none', async () => {
    expect(await opened({ definition: hipForm, form_data: { pain: 4 } })).toBeNull()
  })
})
