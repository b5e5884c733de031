import { getGetOrganizationSuspenseQueryOptions } from '#generated/endpoints/organizations/organizations.ts'
import { getGetSubmissionSuspenseQueryOptions } from '#generated/endpoints/submissions/submissions.ts'
import {
  getGetTaskDraftSuspenseQueryOptions,
  getGetTaskFormSuspenseQueryOptions,
  getGetTaskSuspenseQueryOptions,
  getListTasksSuspenseQueryOptions,
} from '#generated/endpoints/tasks/tasks.ts'

/** CALL-43 */
export const taskOf = (id: string) => getGetTaskSuspenseQueryOptions(id)

/** The form of a task is immutable: its version is pinned. */
export const formOf = (id: string) =>
  getGetTaskFormSuspenseQueryOptions(id, { query: { staleTime: Infinity } })

/** The draft a page opens with: not refetched while typing, but on the next visit. */
export const draftOf = (id: string) =>
  getGetTaskDraftSuspenseQueryOptions(id, {
    query: { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  })

export const organizationOf = (id: string) => getGetOrganizationSuspenseQueryOptions(id)

/** Submissions are immutable. */
export const submissionOf = (id: string) =>
  getGetSubmissionSuspenseQueryOptions(id, { query: { staleTime: Infinity } })

export const followingTaskOf = (journeyId: string) =>
  getListTasksSuspenseQueryOptions({
    assignee: 'current_user',
    process_instance: journeyId,
    completed_at__isnull: true,
    ordering: ['-priority', 'created_at'],
    page_size: 1,
  })
