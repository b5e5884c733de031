import type { ProcessInstance, User } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { rolesOf } from '#src/session/user/roles.ts'

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
