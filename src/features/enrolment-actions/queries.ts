import { getListProcessInstanceActivitiesSuspenseQueryOptions } from '#generated/endpoints/enrolments/enrolments.ts'
import { getGetPersonQueryOptions } from '#generated/endpoints/people/people.ts'
import { getGetProcessInstanceSuspenseQueryOptions } from '#generated/endpoints/process-instances/process-instances.ts'
import { getGetSubmissionNeighboursSuspenseQueryOptions } from '#generated/endpoints/submissions/submissions.ts'
import {
  getListTasksQueryOptions,
  getListTasksSuspenseQueryOptions,
} from '#generated/endpoints/tasks/tasks.ts'
import type { ProcessInstance, TaskAudience } from '#generated/model/index.ts'

/** The contract's maximum page size. */
const ALL = 100
export const DONE_SIZE = 20

/** CALL-47 */
export const enrolmentOf = (id: string) => getGetProcessInstanceSuspenseQueryOptions(id)

/** Always refetched, because every access is audited. */
export const personOf = ({ organization, patient }: Pick<ProcessInstance, 'organization' | 'patient'>) =>
  getGetPersonQueryOptions(organization, patient.id, { query: { staleTime: 0 } })

const openTasks = (enrolment: string, audience: TaskAudience) => ({
  process_instance: enrolment,
  audience,
  status__in: ['open' as const],
  ordering: ['created_at' as const],
  page_size: ALL,
})

/** Open tasks, oldest first. */
export const openTasksOf = (enrolment: string, audience: TaskAudience) =>
  getListTasksSuspenseQueryOptions(openTasks(enrolment, audience))

/** The same, for their count. */
export const openCountOf = (enrolment: string, audience: TaskAudience) =>
  getListTasksQueryOptions(openTasks(enrolment, audience))

export const activitiesOf = (enrolment: string, audience: TaskAudience) =>
  getListProcessInstanceActivitiesSuspenseQueryOptions(enrolment, { audience, page_size: ALL })

/** One page of finished tasks, newest first. */
export const doneTasksOf = (enrolment: string, audience: TaskAudience, page: number) =>
  getListTasksSuspenseQueryOptions({
    process_instance: enrolment,
    audience,
    status__in: ['completed'],
    ordering: ['-completed_at'],
    page,
    page_size: DONE_SIZE,
  })

/** The neighbouring submissions; always refetched, because new ones may arrive. */
export const submissionsBeside = (submission: string) =>
  getGetSubmissionNeighboursSuspenseQueryOptions(submission, { query: { staleTime: 0 } })
