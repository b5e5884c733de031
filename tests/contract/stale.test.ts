import {
  getDeleteOrganizationLogoMutationOptions,
  getSaveOrganizationLogoMutationOptions,
  getUpdateOrganizationMutationOptions,
} from '#generated/endpoints/organization-settings/organization-settings.ts'
import {
  getAddProcessInstanceExecutionMutationOptions,
  getCancelProcessInstanceActivityMutationOptions,
  getUpdateProcessInstanceVariableMutationOptions,
} from '#generated/endpoints/enrolments/enrolments.ts'
import { getDeleteProcessInstanceMutationOptions } from '#generated/endpoints/process-instance-admin/process-instance-admin.ts'
import { QueryClient } from '@tanstack/react-query'
import { describe, expect } from 'vitest'
import {
  getCreateAllergyMutationOptions,
  getRestoreAllergyMutationOptions,
} from '#generated/endpoints/allergies/allergies.ts'
import {
  getAcknowledgeAttentionItemMutationOptions,
  getAssignAttentionItemMutationOptions,
  getRestoreAttentionItemMutationOptions,
} from '#generated/endpoints/attention-items/attention-items.ts'
import {
  getConfirmConditionMutationOptions,
  getCreateConditionMutationOptions,
  getDeleteConditionMutationOptions,
  getRestoreConditionMutationOptions,
  getUpdateConditionMutationOptions,
} from '#generated/endpoints/conditions/conditions.ts'
import { getCreateConsentDecisionMutationOptions } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import {
  getCreateHealthStoryShareMutationOptions,
  getRevokeHealthStoryShareMutationOptions,
} from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import {
  getConfirmImmunizationMutationOptions,
  getCreateImmunizationMutationOptions,
  getDeleteImmunizationMutationOptions,
  getRestoreImmunizationMutationOptions,
  getUpdateImmunizationMutationOptions,
} from '#generated/endpoints/immunizations/immunizations.ts'
import {
  getCompleteDocumentUploadMutationOptions,
  getDeleteDocumentMutationOptions,
  getReanalyzeDocumentMutationOptions,
  getRestoreDocumentMutationOptions,
  getReviewDocumentMutationOptions,
  getUpdateDocumentMutationOptions,
} from '#generated/endpoints/documents/documents.ts'
import {
  getAcceptInvitationMutationOptions,
  getCreateInvitationsMutationOptions,
  getDeclineInvitationMutationOptions,
  getResendInvitationMutationOptions,
  getUpdateInvitationMutationOptions,
} from '#generated/endpoints/invitations/invitations.ts'
import {
  getCreateMedicationMutationOptions,
  getDeleteMedicationMutationOptions,
  getRestoreMedicationMutationOptions,
  getUpdateMedicationMutationOptions,
} from '#generated/endpoints/medications/medications.ts'
import {
  getCreatePatientMutationOptions,
  getUpdatePatientMutationOptions,
} from '#generated/endpoints/patients/patients.ts'
import {
  getCreateProcessInstanceMutationOptions,
  getLeaveProcessInstanceMutationOptions,
} from '#generated/endpoints/process-instances/process-instances.ts'
import {
  getConfirmProcedureMutationOptions,
  getCreateProcedureMutationOptions,
  getDeleteProcedureMutationOptions,
  getRestoreProcedureMutationOptions,
  getUpdateProcedureMutationOptions,
} from '#generated/endpoints/procedures/procedures.ts'
import { getCompleteTaskMutationOptions } from '#generated/endpoints/tasks/tasks.ts'
import { getDeleteFamilyHistoryMutationOptions } from '#generated/endpoints/family-history/family-history.ts'
import {
  getCreateRegistrationLinkMutationOptions,
  getUpdateRegistrationLinkMutationOptions,
} from '#generated/endpoints/registration-links/registration-links.ts'
import { getSaveRecordStatementMutationOptions } from '#generated/endpoints/record-statements/record-statements.ts'
import { getSaveCareTeamShareMutationOptions } from '#generated/endpoints/care-team-shares/care-team-shares.ts'
import { getCreatePersonNoteMutationOptions } from '#generated/endpoints/people/people.ts'
import {
  getCreateSavedViewMutationOptions,
  getDeleteSavedViewMutationOptions,
  getUpdateSavedViewMutationOptions,
} from '#generated/endpoints/saved-views/saved-views.ts'
import {
  getCreateWorklistViewMutationOptions,
  getDeleteWorklistViewMutationOptions,
  getUpdateWorklistViewMutationOptions,
} from '#generated/endpoints/worklist-views/worklist-views.ts'
import {
  getCreateMeasurementMutationOptions,
  getImportMeasurementsMutationOptions,
  getRestoreMeasurementMutationOptions,
} from '#generated/endpoints/measurements/measurements.ts'
import {
  getCreateTestResultMutationOptions,
  getMarkTestResultsSeenMutationOptions,
  getUpdateTestResultMutationOptions,
} from '#generated/endpoints/test-results/test-results.ts'
import { getUpdateUserContentMutationOptions } from '#generated/endpoints/user-contents/user-contents.ts'
import { getUpdateUserPreferencesMutationOptions } from '#generated/endpoints/user-preferences/user-preferences.ts'
import {
  getClaimGuestUserMutationOptions,
  getUpdateUserMutationOptions,
} from '#generated/endpoints/users/users.ts'
import { testRows } from '#tests/support/table.ts'
import { keys } from './support/stale-keys.ts'

/** Record statements. */
const said = ['statements', 'statement'] as const

type Options = { onSuccess?: unknown }

async function staleAfter(options: (client: QueryClient) => Options) {
  const client = new QueryClient()
  for (const key of Object.values(keys)) client.setQueryData(key, {})
  const { onSuccess } = options(client)
  if (typeof onSuccess !== 'function') throw new Error('This write makes nothing stale.')
  await onSuccess({}, { token: 'invite', id: 'o', patientId: 'p' }, undefined, { client })
  return Object.entries(keys).flatMap(([name, key]) =>
    client.getQueryState(key)?.isInvalidated ? [name] : [],
  )
}

/** The patient's view of an active journey. */
const going = ['tasks', 'task', 'journeys', 'journey', 'journeyEvents', 'events', 'offered', 'definition']

/** The care team's view of it. */
const ofCareTeam = ['careJourneys', 'careJourney', 'attention']

/** The changes when the care team advances a journey. */
const moved = [...going, ...ofCareTeam]

/** What a person gains by joining a journey. */
const joined = ['patients', 'patient', 'careTeamShares', ...going, 'organizations', 'branding', 'notes']

/** Notes about people have addresses below their organization. */
const organizations = ['organizations', 'branding', 'notes']

/** A document, the lists it is in, and what was found in it. */
const ofDocuments = ['documents', 'document', 'found']

describe('what a write makes stale', () => {
  testRows([
    ['CALL-14: claiming', getClaimGuestUserMutationOptions, ['user', ...joined]],
    ['INV-03: accepting', getAcceptInvitationMutationOptions, ['user', ...joined, 'review']],
    ['INV-03: declining', getDeclineInvitationMutationOptions, ['review']],
    ['the active profile or a name', getUpdateUserMutationOptions, ['user']],
    ['CALL-18: the language', getUpdateUserPreferencesMutationOptions, ['user']],
    ['CALL-58, D-23: a consent', getCreateConsentDecisionMutationOptions, ['user', 'consents']],
    ['CALL-23: a new profile', getCreatePatientMutationOptions, ['patients', 'patient', 'careTeamShares']],
    [
      'CALL-25: a changed profile, single and list',
      getUpdatePatientMutationOptions,
      ['patients', 'patient', 'careTeamShares'],
    ],
    [
      'CALL-34: a resent invitation',
      getResendInvitationMutationOptions,
      ['invitations', 'review', 'otherReview', ...ofCareTeam],
    ],
    [
      'new invitations',
      getCreateInvitationsMutationOptions,
      ['invitations', 'review', 'otherReview', ...ofCareTeam],
    ],
    ['ORG-15: a changed organization', getUpdateOrganizationMutationOptions, organizations],
    ['ORG-15: another logo', getSaveOrganizationLogoMutationOptions, organizations],
    ['ORG-15: no logo', getDeleteOrganizationLogoMutationOptions, organizations],
    [
      'CALL-36: an expired invitation',
      getUpdateInvitationMutationOptions,
      ['invitations', 'review', 'otherReview', ...ofCareTeam],
    ],
    ['PROV-01: what somebody takes care of', getAcknowledgeAttentionItemMutationOptions, ofCareTeam],
    ['PROV-01: who has it', getAssignAttentionItemMutationOptions, ofCareTeam],
    ['PROV-01: what was put back', getRestoreAttentionItemMutationOptions, ofCareTeam],
    ['TASK-08: a completed task', getCompleteTaskMutationOptions, going],
    ['an enrolment', getCreateProcessInstanceMutationOptions, going],
    ['leaving a journey', getLeaveProcessInstanceMutationOptions, going],
    ['CALL-48: a deleted journey', getDeleteProcessInstanceMutationOptions, moved],
    ['CALL-50: an execution', getAddProcessInstanceExecutionMutationOptions, moved],
    ['CALL-52: a cancelled activity', getCancelProcessInstanceActivityMutationOptions, moved],
    [
      'CALL-54: a variable',
      getUpdateProcessInstanceVariableMutationOptions,
      ['journeys', 'journey', 'journeyEvents'],
    ],
    ['a new note about a person', getCreatePersonNoteMutationOptions, ['notes']],
    ['a changed share with a care team', getSaveCareTeamShareMutationOptions, ['careTeamShares']],
    ['a new view', getCreateSavedViewMutationOptions, ['savedViews']],
    ['a changed view', getUpdateSavedViewMutationOptions, ['savedViews']],
    ['a forgotten view', getDeleteSavedViewMutationOptions, ['savedViews']],
    ['a new view of the worklist', getCreateWorklistViewMutationOptions, ['worklistViews']],
    ['a changed view of the worklist', getUpdateWorklistViewMutationOptions, ['worklistViews']],
    ['a deleted view of the worklist', getDeleteWorklistViewMutationOptions, ['worklistViews']],
    ['INV-04: a new registration link', getCreateRegistrationLinkMutationOptions, ['links']],
    ['INV-04: a link turned off or on', getUpdateRegistrationLinkMutationOptions, ['links']],
    ['SHARE-05: a new share', getCreateHealthStoryShareMutationOptions, ['shares']],
    ['SHARE-05: a share turned off', getRevokeHealthStoryShareMutationOptions, ['shares']],
    ['HEALTH-03: a new condition', getCreateConditionMutationOptions, ['conditions', 'condition', ...said]],
    [
      'HEALTH-03: a changed condition',
      getUpdateConditionMutationOptions,
      ['conditions', 'condition', ...said],
    ],
    ['a deleted condition', getDeleteConditionMutationOptions, ['conditions', 'condition', ...said]],
    ['a condition brought back', getRestoreConditionMutationOptions, ['conditions', 'condition', ...said]],
    ['a confirmed condition', getConfirmConditionMutationOptions, ['conditions', 'condition', ...said]],
    ['a new measurement', getCreateMeasurementMutationOptions, ['measurements', 'measurement']],
    ['imported measurements', getImportMeasurementsMutationOptions, ['measurements', 'measurement']],
    ['a measurement brought back', getRestoreMeasurementMutationOptions, ['measurements', 'measurement']],
    ['a new allergy', getCreateAllergyMutationOptions, ['allergies', 'allergy', ...said]],
    ['an allergy brought back', getRestoreAllergyMutationOptions, ['allergies', 'allergy', ...said]],
    ['HEALTH-06: a deleted entry', getDeleteFamilyHistoryMutationOptions, ['relatives', ...said]],
    ['DATA-56: what is said in place of records', getSaveRecordStatementMutationOptions, [...said]],
    ['HEALTH-04: a new procedure', getCreateProcedureMutationOptions, ['procedures', 'procedure', ...said]],
    [
      'HEALTH-04: a changed procedure',
      getUpdateProcedureMutationOptions,
      ['procedures', 'procedure', ...said],
    ],
    ['a deleted procedure', getDeleteProcedureMutationOptions, ['procedures', 'procedure', ...said]],
    ['a procedure brought back', getRestoreProcedureMutationOptions, ['procedures', 'procedure', ...said]],
    ['a confirmed procedure', getConfirmProcedureMutationOptions, ['procedures', 'procedure', ...said]],
    [
      'HEALTH-02: a new immunization',
      getCreateImmunizationMutationOptions,
      ['immunizations', 'immunization', ...said],
    ],
    [
      'HEALTH-02: a changed immunization',
      getUpdateImmunizationMutationOptions,
      ['immunizations', 'immunization', ...said],
    ],
    [
      'a deleted immunization',
      getDeleteImmunizationMutationOptions,
      ['immunizations', 'immunization', ...said],
    ],
    [
      'a immunization brought back',
      getRestoreImmunizationMutationOptions,
      ['immunizations', 'immunization', ...said],
    ],
    [
      'a confirmed immunization',
      getConfirmImmunizationMutationOptions,
      ['immunizations', 'immunization', ...said],
    ],
    ['HEALTH-01: a new medicine', getCreateMedicationMutationOptions, ['medications', 'medication', ...said]],
    [
      'HEALTH-01: a changed medicine',
      getUpdateMedicationMutationOptions,
      ['medications', 'medication', ...said],
    ],
    ['a deleted medicine', getDeleteMedicationMutationOptions, ['medications', 'medication', ...said]],
    ['a medicine brought back', getRestoreMedicationMutationOptions, ['medications', 'medication', ...said]],
    ['DATA-56: a new result', getCreateTestResultMutationOptions, ['testResults', 'testResult', ...said]],
    ['a changed result', getUpdateTestResultMutationOptions, ['testResults', 'testResult', ...said]],
    ['results that were opened', getMarkTestResultsSeenMutationOptions, ['testResults', 'testResult']],
    ['HEALTH-05: a changed document', getUpdateDocumentMutationOptions, [...ofDocuments, ...said]],
    ['a deleted document', getDeleteDocumentMutationOptions, [...ofDocuments, ...said]],
    ['a document brought back', getRestoreDocumentMutationOptions, [...ofDocuments, ...said]],
    ['DOC-01: a document that arrived', getCompleteDocumentUploadMutationOptions, [...ofDocuments, ...said]],
    ['DOC-02: a document read again', getReanalyzeDocumentMutationOptions, [...ofDocuments, ...said]],
    [
      'DOC-03: findings that were accepted',
      getReviewDocumentMutationOptions,
      [...ofDocuments, 'conditions', 'condition', 'medications', 'medication', ...said],
    ],
    ['LIB-04: a content read or saved', getUpdateUserContentMutationOptions, ['contents', 'content']],
  ] as [string, (client: QueryClient) => Options, string[]][])('%s', async (_, options, stale) => {
    expect((await staleAfter(options)).toSorted()).toEqual(stale.toSorted())
  })
})
