import { getListProcessDefinitionsSuspenseQueryOptions } from '#generated/endpoints/process-definitions/process-definitions.ts'
import {
  getGetProcessInstanceSuspenseQueryOptions,
  getListProcessInstancesSuspenseQueryOptions,
} from '#generated/endpoints/process-instances/process-instances.ts'
import { getListTasksSuspenseQueryOptions } from '#generated/endpoints/tasks/tasks.ts'

/** CALL-39; react-query rests while the page is hidden. */
const POLL_EVERY = 30_000
/** The most that the contract gives at once. */
const ALL = 100

const own = { assignee: 'current_user' }
const open = { ...own, completed_at__isnull: true }
const done = { ...own, completed_at__isnull: false }

/** CALL-39, CALL-40: lists of open tasks are polled; what is done does not change by itself. */
const polled = { query: { refetchInterval: POLL_EVERY } }

/** The most important open tasks of the person in an organization. */
export const openTasks = (organization: string) =>
  getListTasksSuspenseQueryOptions(
    { ...open, organization, ordering: ['-priority', 'created_at'], page_size: 5 },
    polled,
  )

/** What the person did last in an organization. */
export const lastDoneTask = (organization: string) =>
  getListTasksSuspenseQueryOptions({ ...done, organization, ordering: ['-completed_at'], page_size: 1 })

/** CALL-41. Asked anew on every visit, but never in the middle of one: a modal must not come out of the blue. */
export const nextTaskOf = (journeyId: string) =>
  getListTasksSuspenseQueryOptions(
    { ...open, process_instance: journeyId, ordering: ['-priority'], page_size: 1 },
    { query: { refetchOnMount: 'always', refetchOnWindowFocus: false, refetchOnReconnect: false } },
  )

export const openTasksOf = (journeyId: string) =>
  getListTasksSuspenseQueryOptions(
    { ...open, process_instance: journeyId, ordering: ['-priority', 'created_at'], page_size: ALL },
    polled,
  )

export const doneTasksOf = (journeyId: string) =>
  getListTasksSuspenseQueryOptions({
    ...done,
    process_instance: journeyId,
    ordering: ['-completed_at'],
    page_size: ALL,
  })

/** CALL-45: the person's newest journeys in an organization, a page of them where one is named. */
export const journeysOf = (organization: string, page?: { page: number; page_size: number }) =>
  getListProcessInstancesSuspenseQueryOptions({
    my_role_type: 'patient',
    organization,
    ordering: ['-enrolled_at'],
    ...page,
  })

/** CALL-47 */
export const journeyDetail = (journeyId: string) => getGetProcessInstanceSuspenseQueryOptions(journeyId)

/** A page of the journeys that an organization offers. */
export const offeredBy = (organization: string, page: { page: number; page_size: number }) =>
  getListProcessDefinitionsSuspenseQueryOptions({ organization, ...page })
