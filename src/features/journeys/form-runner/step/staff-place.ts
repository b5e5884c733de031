import type { ProcessInstance, User } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { rolesOf } from '#src/session/user/roles.ts'

/** Whether the user is staff and no patient, and so has an own page of what patients see. */
export const isOnlyStaff = (user: User): boolean => !rolesOf(user).includes('patient')

type Place = { organizationId: string; journeyId: string; taskId: string }

/**
 * Where people who are not patients see a step: a care team on its own page of it, administrators on that of the
 * journey. Undefined for patients, also for those who are staff as well.
 */
export function staffPlaceOf(user: User, page: 'task' | 'submission', place: Place): string | undefined {
  if (!isOnlyStaff(user)) return undefined
  return rolesOf(user).includes('provider')
    ? paths.provider[page](place)
    : paths.admin.processInstance({ id: place.journeyId })
}

/** Where staff see a person's journey: the care team with the person's steps, administrators as its instance. */
export function staffJourneyOf(user: User, journey: ProcessInstance): string {
  const { id, organization, process_definition } = journey
  return rolesOf(user).includes('provider')
    ? paths.provider.patientActions({
        organizationId: organization,
        journeyId: process_definition,
        enrolmentId: id,
      })
    : paths.admin.processInstance({ id })
}
