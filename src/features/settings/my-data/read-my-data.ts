import { getCalendarSubscription } from '#generated/endpoints/calendar-subscription/calendar-subscription.ts'
import {
  listCarePartners,
  listCarePartnerships,
} from '#generated/endpoints/care-partnerships/care-partnerships.ts'
import { listConsentDecisions } from '#generated/endpoints/consent-decisions/consent-decisions.ts'
import { listJourneyEvents } from '#generated/endpoints/journey-events/journey-events.ts'
import { listOrganizations } from '#generated/endpoints/organizations/organizations.ts'
import { listPatients } from '#generated/endpoints/patients/patients.ts'
import { listProcessInstances } from '#generated/endpoints/process-instances/process-instances.ts'
import { getReminderPreferences } from '#generated/endpoints/reminder-preferences/reminder-preferences.ts'
import { getSubmission } from '#generated/endpoints/submissions/submissions.ts'
import { getTaskDraft, getTaskForm, listTasks } from '#generated/endpoints/tasks/tasks.ts'
import { listUserContents } from '#generated/endpoints/user-contents/user-contents.ts'
import { getCurrentUser } from '#generated/endpoints/users/users.ts'
import type { PatientReference } from '#generated/model/index.ts'
import { isLimited } from '#src/session/user/is-limited.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import { readEach, readPages } from '#src/api/read-pages.ts'
import { readProfile } from './read-profile.ts'
import type { Step } from './steps.ts'
import type { Writers } from './writers.ts'

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
