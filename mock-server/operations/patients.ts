import type { Patient } from '#generated/model/index.ts'
import type { Caller } from '../engine/care-partners.ts'
import { partnerLevel, profilesLookedAfter } from '../engine/care-partners.ts'
import type { Operations } from '../contract.ts'
import { parentAccessOf } from '../engine/parent-access.ts'
import { forbidden, emptyBodyError } from '../failures.ts'
import type { PatientRow } from '../store/rows.ts'
import { isAdmin, patientFor, seesPatient } from './access.ts'
import { pageOf, searched } from './lists.ts'
import { nameOf, patientView } from './views.ts'

/** The profile as the caller sees it: to a care partner it is someone else's. */
function viewFor({ world, user }: Caller, patient: PatientRow): Patient {
  const level = patient.user === user.id ? undefined : partnerLevel(world, user.id, patient.id)
  const view = patientView(patient)
  const access = patient.user === user.id || level ? parentAccessOf(world, patient) : undefined
  return {
    ...view,
    ...(level && { is_self: false, care_partner_level: level }),
    ...(access && { parent_access: access }),
  }
}

export const patients = {
  listPatients: (call) => {
    const { user, world, query } = call
    const owner = query.user === 'current_user' ? user.id : query.user
    const { patients: all } = world.tables
    const asked =
      owner === user.id ? profilesLookedAfter(call) : [...(owner ? all.where('user', owner) : all.values())]
    const rows = asked.filter((patient) => seesPatient(call, patient))
    return pageOf(
      call,
      searched(rows, query.search, (patient) => [nameOf(patient)]),
      (patient) => viewFor(call, patient),
    )
  },

  createPatient: ({ body, user, world }) => {
    // one person has one profile of their own: what the system made is completed
    const own = body.is_self ? world.tables.patients.where('user', user.id) : []
    const made = own.find(({ isSelf, isSystemCreated }) => isSelf && isSystemCreated)
    const patient: PatientRow = {
      ...made,
      id: made?.id ?? world.newId('patient'),
      user: user.id,
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
      isSelf: body.is_self,
      isSystemCreated: false,
    }
    world.tables.patients.set(patient.id, patient)
    user.currentPatient ??= patient.id
    return patientView(patient)
  },

  getPatient: (call) => viewFor(call, patientFor(call, call.params.id)),

  updatePatient: (call) => {
    const { body, params, user } = call
    const patient = patientFor(call, params.id)
    // a care team reads the profiles of its patients, the person and administrators write them
    if (patient.user !== user.id && !isAdmin(user)) throw forbidden()
    if (Object.keys(body).length === 0) throw emptyBodyError()
    patient.firstName = body.first_name?.trim() ?? patient.firstName
    patient.lastName = body.last_name?.trim() ?? patient.lastName
    patient.isSelf = body.is_self ?? patient.isSelf
    if (body.avatar_style !== undefined) patient.avatarStyle = body.avatar_style
    if (body.call_time !== undefined) patient.callTime = body.call_time
    // the person has now seen to it (GATE-11)
    patient.isSystemCreated = false
    return viewFor(call, patient)
  },
} satisfies Partial<Operations>
