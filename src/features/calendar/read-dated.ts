import { listImmunizations } from '#generated/endpoints/immunizations/immunizations.ts'
import { listMedications } from '#generated/endpoints/medications/medications.ts'
import { listPatients } from '#generated/endpoints/patients/patients.ts'
import { listProcessInstances } from '#generated/endpoints/process-instances/process-instances.ts'
import { listTasks } from '#generated/endpoints/tasks/tasks.ts'
import { readPages } from '#src/api/read-pages.ts'
import { isLimited } from '#src/session/user/is-limited.ts'
import { isOwn } from '#src/session/user/is-own.ts'
import type { CalendarKind, Dated } from './calendar-entries.ts'

const none = Promise.resolve([])

/**
 * Reads what has a date, of all profiles of the current user; only the chosen kinds are requested.
 * @throws if a list fails: half a calendar would look complete
 */
export async function readDated(kinds: readonly CalendarKind[]): Promise<Dated> {
  const has = (kind: CalendarKind) => kinds.includes(kind)
  const all = await readPages((page) => listPatients({ user: 'current_user', ...page }))
  const profiles = all.filter(isOwn)
  const open = profiles.filter((one) => !isLimited(one))
  const [tasks, journeys, medications, immunizations] = await Promise.all([
    has('steps')
      ? readPages((page) => listTasks({ assignee: 'current_user', completed_at__isnull: true, ...page }))
      : none,
    has('checkIns')
      ? readPages((page) =>
          listProcessInstances({ my_role_type: 'patient', completed_at__isnull: true, ...page }),
        )
      : none,
    has('medications')
      ? Promise.all(
          open.map(({ id }) =>
            readPages((page) => listMedications({ patient: id, currently_taking: true, ...page })),
          ),
        )
      : none,
    has('doses')
      ? Promise.all(open.map(({ id }) => readPages((page) => listImmunizations({ patient: id, ...page }))))
      : none,
  ])
  return { profiles, tasks, journeys, medications: medications.flat(), immunizations: immunizations.flat() }
}
