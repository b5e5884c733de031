import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test } from 'vitest'
import { getCreateConsentDecisionMutationOptions } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import {
  getAcceptInvitationMutationOptions,
  getDeclineInvitationMutationOptions,
  getResendInvitationMutationOptions,
  getUpdateInvitationMutationOptions,
} from '#generated/endpoints/invitations/invitations.ts'
import {
  getCreatePatientMutationOptions,
  getUpdatePatientMutationOptions,
} from '#generated/endpoints/patients/patients.ts'
import {
  getAddProcessInstanceExecutionMutationOptions,
  getCancelProcessInstanceActivityMutationOptions,
  getDeleteProcessInstanceMutationOptions,
  getUpdateProcessInstanceVariableMutationOptions,
} from '#generated/endpoints/process-instances/process-instances.ts'
import { getCompleteTaskMutationOptions } from '#generated/endpoints/tasks/tasks.ts'
import { getUpdateUserPreferencesMutationOptions } from '#generated/endpoints/user-preferences/user-preferences.ts'
import {
  getClaimGuestUserMutationOptions,
  getUpdateUserMutationOptions,
} from '#generated/endpoints/users/users.ts'

/** What is in the cache: a list, one of its items, and things that no write here touches. */
const keys = {
  user: ['v1', 'users', 'current'],
  consents: ['v1', 'consent-decisions'],
  patients: ['v1', 'patients', { user: 'current_user' }],
  patient: ['v1', 'patients', 'p'],
  invitations: ['v1', 'invitations'],
  review: ['v1', 'invitations', 'invite', 'review'],
  otherReview: ['v1', 'invitations', 'other', 'review'],
  tasks: ['v1', 'tasks', { page: 2 }],
  task: ['v1', 'tasks', 't'],
  journeys: ['v1', 'process-instances', {}],
  journey: ['v1', 'process-instances', 'j'],
  organizations: ['v1', 'organizations'],
} as const

type Options = { onSuccess?: unknown }

async function staleAfter(options: (client: QueryClient) => Options) {
  const client = new QueryClient()
  for (const key of Object.values(keys)) client.setQueryData(key, {})
  const { onSuccess } = options(client)
  if (typeof onSuccess !== 'function') throw new Error('This write makes nothing stale.')
  await onSuccess({}, { token: 'invite' }, undefined, { client })
  return Object.entries(keys).flatMap(([name, key]) =>
    client.getQueryState(key)?.isInvalidated ? [name] : [],
  )
}

/** What somebody has more of who has joined a journey. */
const joined = ['patients', 'patient', 'tasks', 'task', 'journeys', 'journey', 'organizations']

describe('what a write makes stale', () => {
  test.each([
    ['CALL-14: claiming', getClaimGuestUserMutationOptions, ['user', ...joined]],
    ['INV-03: accepting', getAcceptInvitationMutationOptions, ['user', ...joined, 'review']],
    ['INV-03: declining', getDeclineInvitationMutationOptions, ['review']],
    ['the active profile or a name', getUpdateUserMutationOptions, ['user']],
    ['CALL-18: the language', getUpdateUserPreferencesMutationOptions, ['user']],
    ['CALL-58, D-23: a consent', getCreateConsentDecisionMutationOptions, ['user', 'consents']],
    ['CALL-23: a new profile', getCreatePatientMutationOptions, ['patients', 'patient']],
    ['CALL-25: a changed profile, single and list', getUpdatePatientMutationOptions, ['patients', 'patient']],
    [
      'CALL-34: a resent invitation',
      getResendInvitationMutationOptions,
      ['invitations', 'review', 'otherReview'],
    ],
    [
      'CALL-36: an expired invitation',
      getUpdateInvitationMutationOptions,
      ['invitations', 'review', 'otherReview'],
    ],
    ['TASK-08: a completed task', getCompleteTaskMutationOptions, ['tasks', 'task', 'journeys', 'journey']],
    [
      'CALL-48: a deleted journey',
      getDeleteProcessInstanceMutationOptions,
      ['tasks', 'task', 'journeys', 'journey'],
    ],
    [
      'CALL-50: an execution',
      getAddProcessInstanceExecutionMutationOptions,
      ['tasks', 'task', 'journeys', 'journey'],
    ],
    [
      'CALL-52: a cancelled activity',
      getCancelProcessInstanceActivityMutationOptions,
      ['tasks', 'task', 'journeys', 'journey'],
    ],
    ['CALL-54: a variable', getUpdateProcessInstanceVariableMutationOptions, ['journeys', 'journey']],
  ] as [string, (client: QueryClient) => Options, string[]][])('%s', async (_, options, stale) => {
    expect((await staleAfter(options)).toSorted()).toEqual(stale.toSorted())
  })
})
