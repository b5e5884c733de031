import type { Language, MeasurementTargetSave } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { messages } from '../contract/messages.ts'
import { recordAudit } from '../engine/audit.ts'
import { invalid, notFound } from '../failures.ts'
import { fieldProblems, sentence } from '../records/checks.ts'
import { targetRows, targetView } from '../records/measurement-targets.ts'
import { type MeasurementTargetRow, targetKey } from '../store/measurement-target-row.ts'
import { uuidOf } from '../store/ids.ts'
import type { PatientRow } from '../store/rows.ts'
import { ownPatientFor } from './access.ts'
import { pageOf } from './lists.ts'
import { limitProblem, unitsOf } from './measurements.ts'
import { ownPerson } from './people.ts'
import { nameOf } from './views.ts'

type SaveCall = Call<'savePersonMeasurementTarget'>
type WriteCall = SaveCall | Call<'deletePersonMeasurementTarget'>
type Limits = Required<MeasurementTargetSave>

const limitNames = ['minimum', 'maximum', 'diastolic_minimum', 'diastolic_maximum'] as const

const withOpenLimits = (body: MeasurementTargetSave): Limits => ({
  minimum: null,
  maximum: null,
  diastolic_minimum: null,
  diastolic_maximum: null,
  note: null,
  ...body,
})

const below = (low: number | null, high: number | null, locale: Language) =>
  low === null || high === null || low < high
    ? null
    : sentence(
        { locale },
        'This must be above the lowest value.',
        'Cette valeur doit être au-dessus de la valeur la plus basse.',
      )

/** The problems of a target, by field. */
function problemsOf(kind: SaveCall['params']['kind'], target: Limits, locale: Language) {
  const { unit, minimum, maximum, diastolic_minimum: lowest, diastolic_maximum: highest } = target
  if (!unitsOf[kind].includes(unit)) return { unit: [messages[locale].choice(unit)] }
  const limit = (value: number | null) => (value === null ? null : limitProblem(unit, value, locale))
  const isEmpty = limitNames.every((name) => target[name] === null)
  const ofPressure = (value: number | null) =>
    value === null || kind === 'blood_pressure' ? null : messages[locale].invalid
  return fieldProblems({
    minimum: [isEmpty ? messages[locale].required : null, limit(minimum)],
    maximum: [limit(maximum), below(minimum, maximum, locale)],
    diastolic_minimum: [ofPressure(lowest)],
    diastolic_maximum: [ofPressure(highest), below(lowest, highest, locale)],
  })
}

const keyOf = ({ params }: WriteCall) => targetKey(params.id, params.patient_id, params.kind)

/** Without the values: administrators read the audit events. */
function record(call: WriteCall, action: 'created' | 'changed' | 'deleted', patient: PatientRow): void {
  recordAudit(call, {
    action,
    objectType: 'measurement_target',
    objectId: patient.id,
    objectName: nameOf(patient),
    organization: call.params.id,
  })
}

/** What care teams aim for in a person's measurements. */
export const measurementTargets = {
  listMeasurementTargets: (call) => {
    const { id } = ownPatientFor(call, call.query.patient)
    return pageOf(call, targetRows(call.world, id), (row) => targetView(call.world, row))
  },

  listPersonMeasurementTargets: (call) => {
    const { id } = ownPerson(call)
    const rows = targetRows(call.world, id).filter((row) => row.organization === call.params.id)
    return pageOf(call, rows, (row) => targetView(call.world, row))
  },

  savePersonMeasurementTarget: (call) => {
    const { world, user, params, body } = call
    const patient = ownPerson(call)
    const target = withOpenLimits(body)
    if (Object.keys(problemsOf(params.kind, target, call.locale)).length > 0) {
      throw invalid((locale) => problemsOf(params.kind, target, locale))
    }
    const { measurementTargets: table } = world.tables
    const before = table.get(keyOf(call))
    const row: MeasurementTargetRow = {
      ...target,
      id: before?.id ?? uuidOf(`measurement-target:${keyOf(call)}`),
      patient: patient.id,
      organization: params.id,
      kind: params.kind,
      setBy: user.id,
      setAt: world.clock.now(),
    }
    table.set(keyOf(call), row)
    record(call, before ? 'changed' : 'created', patient)
    return targetView(world, row)
  },

  deletePersonMeasurementTarget: (call) => {
    const patient = ownPerson(call)
    if (!call.world.tables.measurementTargets.delete(keyOf(call))) throw notFound()
    record(call, 'deleted', patient)
  },
} satisfies Partial<Operations>
