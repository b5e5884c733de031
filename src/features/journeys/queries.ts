import { getListJourneyEventsSuspenseQueryOptions } from '#generated/endpoints/journey-events/journey-events.ts'
import { getListProcessDefinitionsSuspenseQueryOptions } from '#generated/endpoints/process-definitions/process-definitions.ts'
import {
  getGetProcessInstanceSuspenseQueryOptions,
  getListProcessInstanceEventsSuspenseQueryOptions,
  getListProcessInstancesSuspenseQueryOptions,
} from '#generated/endpoints/process-instances/process-instances.ts'
import { getListTasksSuspenseQueryOptions } from '#generated/endpoints/tasks/tasks.ts'
import type {
  ListJourneyEventsParams,
  ListProcessDefinitionsParams,
  ListProcessInstancesParams,
  ListTasksParams,
} from '#generated/model/index.ts'

/** CALL-39; react-query rests while the page is hidden. */
const POLL_EVERY = 30_000
/** The most that the contract gives at once. */
const ALL = 100
/** Of what is done, on the page of a journey; the rest stands in its history. */
const DONE_SHOWN = 10
export const PAGE_SIZE = 20

const own = { assignee: 'current_user' }
const open = { ...own, completed_at__isnull: true }
const done = { ...own, completed_at__isnull: false }

/** How long until the next poll, in ms: none without a connection, which brings one when it comes back (F01). */
export const pollAfter = () => (navigator.onLine ? POLL_EVERY : false)

/** CALL-39, CALL-40: lists of open tasks are polled; what is done does not change by itself. */
const polled = { query: { refetchInterval: pollAfter } }

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
    page_size: DONE_SHOWN,
  })

/** Everything to do in an organization, a page of it; polled like every list of open tasks (B1: of all profiles). */
export const activitiesOf = (organization: string, wanted: ListTasksParams) =>
  getListTasksSuspenseQueryOptions({ ...open, organization, page_size: ALL, ...wanted }, polled)

/** What is completed or was cancelled, the latest first, a page of it. */
export const finishedIn = (organization: string, wanted: ListTasksParams) =>
  getListTasksSuspenseQueryOptions({
    ...own,
    organization,
    status__in: ['completed', 'cancelled'],
    ordering: ['-closed_at'],
    page_size: PAGE_SIZE,
    ...wanted,
  })

/** CALL-45: the person's newest journeys in an organization, a page of them or some where that is said. */
export const journeysOf = (organization: string, wanted?: ListProcessInstancesParams) =>
  getListProcessInstancesSuspenseQueryOptions({
    my_role_type: 'patient',
    organization,
    ordering: ['-enrolled_at'],
    ...wanted,
  })

/** What happened in one journey, a page of it, the newest first. */
export const eventsOfJourney = (journeyId: string, wanted: ListJourneyEventsParams) =>
  getListProcessInstanceEventsSuspenseQueryOptions(journeyId, { page_size: PAGE_SIZE, ...wanted })

/** What happened in all journeys of the person in an organization, a page of it, the newest first. */
export const eventsIn = (organization: string, wanted: ListJourneyEventsParams) =>
  getListJourneyEventsSuspenseQueryOptions({
    my_role_type: 'patient',
    organization,
    page_size: PAGE_SIZE,
    ...wanted,
  })

/** CALL-47 */
export const journeyDetail = (journeyId: string) => getGetProcessInstanceSuspenseQueryOptions(journeyId)

export const offeredBy = (organization: string, wanted: ListProcessDefinitionsParams) =>
  getListProcessDefinitionsSuspenseQueryOptions({ organization, page_size: PAGE_SIZE, ...wanted })
