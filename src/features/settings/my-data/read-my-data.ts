import { listAccessEvents } from '#generated/endpoints/access-events/access-events.ts'
import { listAllergies } from '#generated/endpoints/allergies/allergies.ts'
import { getCalendarSubscription } from '#generated/endpoints/calendar-subscription/calendar-subscription.ts'
import {
  listCarePartners,
  listCarePartnerships,
} from '#generated/endpoints/care-partnerships/care-partnerships.ts'
import { listCareTeamShares } from '#generated/endpoints/care-team-shares/care-team-shares.ts'
import { listConditions } from '#generated/endpoints/conditions/conditions.ts'
import { listConsentDecisions } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import { getDocumentResults, listDocuments } from '#generated/endpoints/documents/documents.ts'
import { listFamilyHistory } from '#generated/endpoints/family-history/family-history.ts'
import { listHealthStoryShares } from '#generated/endpoints/health-story-shares/health-story-shares.ts'
import { getHealthStory } from '#generated/endpoints/health-story/health-story.ts'
import { listImmunizations } from '#generated/endpoints/immunizations/immunizations.ts'
import { listJourneyEvents } from '#generated/endpoints/journey-events/journey-events.ts'
import { listMeasurementTargets } from '#generated/endpoints/measurement-targets/measurement-targets.ts'
import { listMeasurements } from '#generated/endpoints/measurements/measurements.ts'
import { listMedications } from '#generated/endpoints/medications/medications.ts'
import { listOrganizations } from '#generated/endpoints/organizations/organizations.ts'
import { listPatients } from '#generated/endpoints/patients/patients.ts'
import { listProcedures } from '#generated/endpoints/procedures/procedures.ts'
import { listProcessInstances } from '#generated/endpoints/process-instances/process-instances.ts'
import { listRecordStatements } from '#generated/endpoints/record-statements/record-statements.ts'
import { listRecordSuggestions } from '#generated/endpoints/record-suggestions/record-suggestions.ts'
import { getReminderPreferences } from '#generated/endpoints/reminder-preferences/reminder-preferences.ts'
import { getSubmission } from '#generated/endpoints/submissions/submissions.ts'
import { getTaskDraft, getTaskForm, listTasks } from '#generated/endpoints/tasks/tasks.ts'
import { listTestResults } from '#generated/endpoints/test-results/test-results.ts'
import { listUserContents } from '#generated/endpoints/user-contents/user-contents.ts'
import { listUserSessions } from '#generated/endpoints/user-sessions/user-sessions.ts'
import { getCurrentUser } from '#generated/endpoints/users/users.ts'
import type { HealthStoryPerson, Patient, PatientReference } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { isLimited } from '#src/session/user/is-limited.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import { readEach, readPages } from '#src/api/read-pages.ts'
import type { Step } from './steps.ts'
import type { Writers } from './writers.ts'

/** Only the summary has the date of birth and emergency contact; backends without one omit them. */
async function personOf({ id }: Patient): Promise<HealthStoryPerson | null> {
  try {
    return (await getHealthStory(id)).patient
  } catch (error) {
    if (!(error instanceof ApiError && [404, 405, 501].includes(error.status))) throw error
    return null
  }
}

const whole = <Row>(results: Row[]) => ({ count: results.length, results })

/** Reads a profile's whole health record, all pages of all lists, and its shares. */
async function readProfile(profile: Patient, { storyOf }: Pick<Writers, 'storyOf'>) {
  const of = { patient: profile.id }
  const [person, statements, shares, careTeamShares, suggestions, accessEvents] = await Promise.all([
    personOf(profile),
    readPages((page) => listRecordStatements({ ...of, ...page })),
    readPages((page) => listHealthStoryShares({ ...of, ...page })),
    readPages((page) => listCareTeamShares(profile.id, page)),
    readPages((page) => listRecordSuggestions({ ...of, ...page })),
    readPages((page) => listAccessEvents(profile.id, page)),
  ])
  const documents = await readPages((page) => listDocuments({ ...of, ...page }))
  const [allergies, medications, conditions, immunizations, procedures, family, results] = await Promise.all([
    readPages((page) => listAllergies({ ...of, ...page })),
    readPages((page) => listMedications({ ...of, ...page })),
    readPages((page) => listConditions({ ...of, ...page })),
    readPages((page) => listImmunizations({ ...of, ...page })),
    readPages((page) => listProcedures({ ...of, ...page })),
    readPages((page) => listFamilyHistory({ ...of, ...page })),
    readPages((page) => listTestResults({ ...of, ...page })),
  ])
  const [measurements, targets] = await Promise.all([
    readPages((page) => listMeasurements({ ...of, ...page })),
    readPages((page) => listMeasurementTargets({ ...of, ...page })),
  ])
  const read = documents.filter(({ status }) => status === 'analyzed' || status === 'reviewed')
  const found = await readEach(read, async ({ id }) => ({ document: id, ...(await getDocumentResults(id)) }))
  const story = storyOf({
    profile,
    person,
    lists: {
      allergies: whole(allergies),
      medications: whole(medications),
      conditions: whole(conditions),
      immunizations: whole(immunizations),
      procedures: whole(procedures),
      family_history: whole(family),
      test_results: whole(results),
      measurements: whole(measurements),
      documents: whole(documents),
    },
    statements,
    targets,
  })
  return {
    profile,
    story,
    statements,
    shares,
    care_team_shares: careTeamShares,
    record_suggestions: suggestions,
    measurement_targets: targets,
    access_events: accessEvents,
    found_in_documents: found,
  }
}

/** Progress callback: the current step, and how much of it is done. */
export type Report = (step: Step, done?: number, total?: number) => void

/**
 * Reads all of the person's own data, as the server returns it; excludes those whom they help or treat. Fails
 * as a whole, because partial data would look complete.
 */
export async function readMyData(writers: Pick<Writers, 'storyOf'>, report: Report) {
  report('account')
  const [user, allProfiles, consents, organizations] = await Promise.all([
    getCurrentUser(),
    readPages((page) => listPatients({ user: 'current_user', ...page })),
    readPages((page) => listConsentDecisions(page)),
    readPages((page) => listOrganizations({ my_role_type: 'patient', ...page })),
  ])
  const profiles = allProfiles.filter(isOwn)
  // what only a young person may see is left out
  const open = profiles.filter((one) => !isLimited(one))
  const closed = new Set(profiles.filter(isLimited).map(({ id }) => id))
  const helped = new Set(allProfiles.filter((one) => !isOwn(one)).map(({ id }) => id))
  const isOfOwn = ({ patient }: { patient: PatientReference }) => !helped.has(patient.id)
  // guests have no settings
  const settings = user.is_guest
    ? null
    : {
        calendar: await getCalendarSubscription(),
        reminders: await getReminderPreferences(),
        sessions: await readPages((page) => listUserSessions(page)),
        helping: await readPages((page) => listCarePartnerships(page)),
        care_partners: await readEach(open, ({ id }) => readPages((page) => listCarePartners(id, page))),
      }
  report('journeys')
  const [allJourneys, allEvents, allTasks, library] = await Promise.all([
    readPages((page) => listProcessInstances({ my_role_type: 'patient', ...page })),
    readPages((page) => listJourneyEvents({ my_role_type: 'patient', ...page })),
    readPages((page) =>
      listTasks({ assignee: 'current_user', status__in: ['open', 'completed', 'cancelled'], ...page }),
    ),
    readPages((page) => listUserContents(page)),
  ])
  const [journeys, tasks] = [allJourneys.filter(isOfOwn), allTasks.filter(isOfOwn)]
  const events = allEvents.filter(isOfOwn)
  report('answers')
  const sent = tasks.flatMap(({ submission, patient }) =>
    submission === null || closed.has(patient.id) ? [] : submission,
  )
  const submissions = await readEach(
    sent,
    (id) => getSubmission(id),
    (done, total) => report('answers', done, total),
  )
  const drafts = await readEach(
    tasks.filter(({ draft_updated_at: savedAt }) => savedAt !== null),
    async ({ id, name }) => {
      const [draft, { definition }] = await Promise.all([getTaskDraft(id), getTaskForm(id)])
      return { task: id, task_name: name, definition, ...draft }
    },
  )
  report('records')
  const records = await readEach(
    open,
    (profile) => readProfile(profile, writers),
    (done, total) => report('records', done, total),
  )
  return {
    user,
    profiles,
    consents,
    organizations,
    settings,
    journeys,
    events,
    tasks,
    submissions,
    drafts,
    library,
    records,
  }
}

export type MyData = Awaited<ReturnType<typeof readMyData>>
