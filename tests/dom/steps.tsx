import type { ReactNode } from 'react'
import type { JourneyActivity, Submission, Task, TaskAudience } from '#generated/model/index.ts'
import { stepsPath } from '#src/features/enrolment-actions/step-place.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { createStore } from '#src/lib/browser/store.ts'
import { paths } from '#src/routes/paths.ts'
import type { Session } from '#src/session/session.ts'
import type { SessionState } from '#src/session/session-state.ts'
import { SessionProvider } from '#src/session/SessionContext.tsx'
import { answer } from './server.ts'
import { journey, journeyId, organization, organizationId, page, task, user } from './journeys.ts'
import { renderPage } from './render-page.tsx'

export const callId = '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0009'
export const doneId = '7c2e9a40-1b3d-4e5f-8a6b-0c1d2e3f0005'
export const submissionId = '6b1d8f3a-0c2e-4d4f-8a5b-9c0d1e2f0001'

/** A step of the hip journey that the care team can start, with overrides. */
export const activity = (changes: Partial<JourneyActivity> = {}): JourneyActivity => ({
  activity_id: 'care_plan',
  name: 'Your care plan',
  description: 'Read the plan.',
  kind: 'acknowledgement',
  audience: 'patient',
  repeatable: false,
  last_started_at: null,
  open_task: null,
  needs: [],
  following: [],
  ...changes,
})

/** A finished check-in of the hip journey, with overrides. */
export const doneTask = (changes: Partial<Task> = {}): Task =>
  task({
    id: doneId,
    completed_at: '2026-11-19T19:05:00Z',
    status: 'completed',
    submission: submissionId,
    ...changes,
  })

/** The server's state of the enrolment, which tests may change. */
export const server = {
  open: [] as Task[],
  done: [] as Task[],
  activities: [] as JourneyActivity[],
  enrolment: journey(),
}

/** An enrolment with an open step, one to start, and a finished one. */
export function serveEnrolment(): void {
  Object.assign(server, {
    open: [task()],
    done: [doneTask({ name: 'About your hip', activity_id: 'about_you' })],
    activities: [
      activity(),
      activity({
        activity_id: 'hip_check_in',
        name: 'How is your hip today?',
        repeatable: true,
        last_started_at: '2026-11-18T13:00:00Z',
        open_task: task().id,
      }),
      activity({
        activity_id: 'about_you',
        name: 'About your hip',
        last_started_at: '2026-11-02T13:00:00Z',
      }),
    ],
    enrolment: journey(),
  })
  answer('getCurrentUser', user)
  answer('listOrganizations', page([organization]))
  answer('getOrganization', organization)
  answer('listAttentionItems', page([]))
  answer('getProcessInstance', () => server.enrolment)
  answer('listTasks', ({ query: { status__in: statuses, audience } }) => {
    const tasks = statuses?.includes('open') ? server.open : server.done
    return page(tasks.filter((one) => one.audience === audience))
  })
  answer('getSubmissionNeighbours', { previous: null, next: null })
  answer('listProcessInstanceActivities', () => page(server.activities))
}

/** The answers of the finished step. */
export const submission = (changes: Partial<Submission> = {}): Submission => ({
  id: submissionId,
  task: doneId,
  task_name: 'How is your hip today?',
  process_instance: journeyId,
  organization: organizationId,
  definition: null,
  form_data: {},
  submitted_at: '2026-11-19T19:05:00Z',
  submitted_by: { id: user.id, display_name: 'Maya Tremblay' },
  patient: task().patient,
  alerts: [],
  alert_level: null,
  response: null,
  question: null,
  ...changes,
})

export const steps = (audience: TaskAudience) => stepsPath(journey(), audience)

const session = { state: createStore<SessionState>('authenticated') } as Session

/** Draws a page of the care team with all its words. */
export const renderSteps = (
  element: ReactNode,
  { place, at, locale = 'en-ca' }: { place: keyof typeof paths.provider; at: string; locale?: Locale },
) =>
  renderPage(<SessionProvider value={session}>{element}</SessionProvider>, {
    pattern: paths.provider[place].pattern,
    at,
    locale,
    texts: ['steps', 'care', 'forms', 'validation', 'kit'],
  })
