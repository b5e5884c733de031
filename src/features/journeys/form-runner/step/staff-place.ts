import type { User } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import { rolesOf } from '#src/session/user/roles.ts'

type Place = { organizationId: string; journeyId: string; taskId: string }

/**
 * Where people who are not patients see a step: a care team on its own page of it, administrators on that of the
 * journey. Undefined for patients, also for those who are staff as well.
 */
export function staffPlaceOf(user: User, page: 'task' | 'submission', place: Place): string | undefined {
  const roles = rolesOf(user)
  if (roles.includes('patient')) return undefined
  return roles.includes('provider')
    ? paths.provider[page](place)
    : paths.admin.processInstance({ id: place.journeyId })
}
