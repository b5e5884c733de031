import type { Operations } from '../contract.ts'
import { accessEvents } from './access-events.ts'
import { accountClosure } from './account-closure.ts'
import { adminItems } from './admin-items.ts'
import { adminOrganizations } from './admin-organizations.ts'
import { allergies } from './allergies.ts'
import { answerSuggestions } from './answer-suggestions.ts'
import { attentionAssignments } from './attention-assignments.ts'
import { attentionItems } from './attention-items.ts'
import { attentionLists } from './attention-lists.ts'
import { attentionMany } from './attention-many.ts'
import { auditEvents } from './audit-events.ts'
import { calendarSubscription } from './calendar-subscription.ts'
import { carePartnerships } from './care-partnerships.ts'
import { careTeamShares } from './care-team-shares.ts'
import { conditions } from './conditions.ts'
import { consentDecisions } from './consent-decisions.ts'
import { documents } from './documents.ts'
import { enrolmentAssignments } from './enrolment-assignments.ts'
import { enrolmentLists } from './enrolment-lists.ts'
import { enrolments } from './enrolments.ts'
import { familyHistory } from './family-history.ts'
import { faqs } from './faqs.ts'
import { formDrafts } from './form-drafts.ts'
import { formPublishing } from './form-publishing.ts'
import { forms } from './forms.ts'
import { healthLinks } from './health-links.ts'
import { healthStory } from './health-story.ts'
import { healthStoryShares } from './health-story-shares.ts'
import { immunizations } from './immunizations.ts'
import { instanceVariables } from './instance-variables.ts'
import { invitationAnswers } from './invitation-answers.ts'
import { invitations } from './invitations.ts'
import { journeyComments } from './journey-comments.ts'
import { journeyDefinitions } from './journey-definitions.ts'
import { journeyEvents } from './journey-events.ts'
import { journeyFilePictures } from './journey-file-pictures.ts'
import { journeyImports } from './journey-imports.ts'
import { journeyUpdates } from './journey-updates.ts'
import { measurements } from './measurements.ts'
import { mediaFiles } from './media-files.ts'
import { journeyPublishing } from './journey-publishing.ts'
import { journeyReviews } from './journey-reviews.ts'
import { medicationProducts } from './medication-products.ts'
import { medications } from './medications.ts'
import { organizationContents } from './organization-contents.ts'
import { organizationOfferings } from './organization-offerings.ts'
import { organizationSearch } from './organization-search.ts'
import { organizationJourneys } from './organization-journeys.ts'
import { organizations } from './organizations.ts'
import { patients } from './patients.ts'
import { people } from './people.ts'
import { messageTemplates } from './message-templates.ts'
import { personMessages } from './person-messages.ts'
import { personNotes } from './person-notes.ts'
import { personTrends } from './person-trends.ts'
import { processDefinitions } from './process-definitions.ts'
import { processInstances } from './process-instances.ts'
import { measurementTargets } from './measurement-targets.ts'
import { recordSuggestions } from './record-suggestions.ts'
import { recordStatements } from './record-statements.ts'
import { procedures } from './procedures.ts'
import { registrationLinks } from './registration-links.ts'
import { reminderPreferences } from './reminder-preferences.ts'
import { resources } from './resources.ts'
import { rolePermissionLists } from './role-permissions.ts'
import { savedViews } from './saved-views.ts'
import { submissions } from './submissions.ts'
import { tasks } from './tasks.ts'
import { testResults } from './test-results.ts'
import { uploads } from './uploads.ts'
import { userAccounts } from './user-accounts.ts'
import { userContents } from './user-contents.ts'
import { userLists } from './user-lists.ts'
import { userPreferences } from './user-preferences.ts'
import { userSessions } from './user-sessions.ts'
import { users } from './users.ts'
import { worklistViews } from './worklist-views.ts'

/** The handlers by operation. Operations missing here are answered by the generated mock. */
export const operations: Partial<Operations> = {
  ...accessEvents,
  ...accountClosure,
  ...adminItems,
  ...adminOrganizations,
  ...organizationSearch,
  ...allergies,
  ...answerSuggestions,
  ...attentionAssignments,
  ...attentionItems,
  ...attentionLists,
  ...attentionMany,
  ...auditEvents,
  ...calendarSubscription,
  ...healthLinks,
  ...carePartnerships,
  ...careTeamShares,
  ...conditions,
  ...consentDecisions,
  ...enrolmentAssignments,
  ...enrolmentLists,
  ...enrolments,
  ...familyHistory,
  ...faqs,
  ...formDrafts,
  ...formPublishing,
  ...forms,
  ...healthStory,
  ...healthStoryShares,
  ...immunizations,
  ...instanceVariables,
  ...invitationAnswers,
  ...invitations,
  ...journeyComments,
  ...journeyDefinitions,
  ...journeyEvents,
  ...journeyFilePictures,
  ...journeyImports,
  ...journeyUpdates,
  ...measurements,
  ...mediaFiles,
  ...journeyPublishing,
  ...journeyReviews,
  ...medicationProducts,
  ...medications,
  ...organizationContents,
  ...organizationJourneys,
  ...organizationOfferings,
  ...organizations,
  ...patients,
  ...people,
  ...messageTemplates,
  ...personMessages,
  ...personNotes,
  ...personTrends,
  ...processDefinitions,
  ...processInstances,
  ...recordStatements,
  ...measurementTargets,
  ...recordSuggestions,
  ...procedures,
  ...registrationLinks,
  ...reminderPreferences,
  ...resources,
  ...rolePermissionLists,
  ...savedViews,
  ...submissions,
  ...tasks,
  ...testResults,
  ...documents,
  ...uploads,
  ...userAccounts,
  ...userContents,
  ...userLists,
  ...userPreferences,
  ...userSessions,
  ...users,
  ...worklistViews,
}
