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

/** CALL-39; TanStack Query pauses polling in hidden pages. */
const POLL_EVERY = 30_000
/** The contract's maximum page size. */
const ALL = 100
/** Finished steps on a journey's page; its history has the rest. */
const DONE_SHOWN = 10
export const PAGE_SIZE = 20

const own = { assignee: 'current_user' }
const open = { ...own, completed_at__isnull: true }
const done = { ...own, completed_at__isnull: false }

/** Polling interval in ms; off while offline, because reconnecting refetches (F01). */
export const pollAfter = () => (navigator.onLine ? POLL_EVERY : false)

/** CALL-39, CALL-40: lists of open tasks are polled; finished ones do not change on the server. */
const polled = { query: { refetchInterval: pollAfter } }

export const openTasks = (organization: string) =>
  getListTasksSuspenseQueryOptions(
    { ...open, organization, ordering: ['-priority', 'created_at'], page_size: 5 },
    polled,
  )

export const lastDoneTask = (organization: string) =>
  getListTasksSuspenseQueryOptions({ ...done, organization, ordering: ['-completed_at'], page_size: 1 })

/** CALL-41. Refetched on every visit, but not during one, so that a modal never opens unexpectedly. */
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

/** One page of all open tasks in an organization, of all profiles (B1); polled. */
export const activitiesOf = (organization: string, wanted: ListTasksParams) =>
  getListTasksSuspenseQueryOptions({ ...open, organization, page_size: ALL, ...wanted }, polled)

/** One page of completed and cancelled tasks, latest first. */
export const finishedIn = (organization: string, wanted: ListTasksParams) =>
  getListTasksSuspenseQueryOptions({
    ...own,
    organization,
    status__in: ['completed', 'cancelled'],
    ordering: ['-closed_at'],
    page_size: PAGE_SIZE,
    ...wanted,
  })

/** CALL-45: the person's newest journeys in an organization, paged or limited. */
export const journeysOf = (organization: string, wanted?: ListProcessInstancesParams) =>
  getListProcessInstancesSuspenseQueryOptions({
    my_role_type: 'patient',
    organization,
    ordering: ['-enrolled_at'],
    ...wanted,
  })

/** One page of a journey's events, newest first. */
export const eventsOfJourney = (journeyId: string, wanted: ListJourneyEventsParams) =>
  getListProcessInstanceEventsSuspenseQueryOptions(journeyId, { page_size: PAGE_SIZE, ...wanted })

/** One page of the events of all the person's journeys in an organization, newest first. */
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
