import type { Medication } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { messages } from '../contract/messages.ts'
import type { RecordCheck } from '../records/checks.ts'
import { fieldProblems, orderProblem, partialDateProblem, sentence } from '../records/checks.ts'
import { recordOperations } from '../records/record-kind.ts'
import { blankMedication } from '../store/blank-records.ts'
import type { OwnFields } from '../store/record-tables.ts'

type Own = OwnFields<Medication>
type Sort = 'name' | 'start_date' | 'end_date' | 'updated_at'

function stillTakenProblem({ currently_taking: taking, end_date: end }: Own, check: RecordCheck) {
  if (!taking || end === null) return null
  return sentence(
    check,
    'A medicine that is taken now has no end.',
    'Un médicament que la personne prend encore n’a pas de fin.',
  )
}

/** A free-text schedule requires `custom`, and must not be empty. */
function scheduleProblem({ frequency, custom_schedule: schedule }: Own, check: RecordCheck) {
  if (frequency !== 'custom') return schedule === null ? null : messages[check.locale].invalid
  if (schedule !== null && (schedule.times.length > 0 || schedule.text?.trim())) return null
  return sentence(
    check,
    'Add a time, or describe when it is taken.',
    'Ajoutez une heure ou décrivez quand le médicament est pris.',
  )
}

const wordsProblem = ({ instruction_type: type, instructions }: Own, { locale }: RecordCheck) =>
  type === 'free_text' && !instructions?.trim() ? messages[locale].required : null

const limitProblem = ({ frequency, max_per_day: most }: Own, { locale }: RecordCheck) =>
  most !== null && frequency !== 'as_needed' ? messages[locale].invalid : null

export const medicationRecords = recordOperations<Own, Sort>({
  name: 'medication',
  table: ({ medications: table }) => table,
  blank: blankMedication,
  // by default, a medication with an end is no longer taken; one that is taken has no reason for stopping
  derive: (fields, sent) => {
    const taking = sent.currently_taking === undefined && sent.end_date ? false : fields.currently_taking
    return { ...fields, currently_taking: taking, stop_reason: taking ? null : fields.stop_reason }
  },
  problems: (fields, check) =>
    fieldProblems({
      custom_schedule: [scheduleProblem(fields, check)],
      max_per_day: [limitProblem(fields, check)],
      instructions: [wordsProblem(fields, check)],
      start_date: [partialDateProblem(fields.start_date, check)],
      end_date: [
        partialDateProblem(fields.end_date, check, { mayBeAhead: true }),
        orderProblem(fields.end_date, fields.start_date, check),
        stillTakenProblem(fields, check),
      ],
    }),
  texts: ({ name, strength, reason, prescriber_text: prescriber, notes }) => [
    name,
    strength,
    reason,
    prescriber,
    notes,
  ],
  sortKeys: {
    name: ({ name }) => name,
    start_date: ({ start_date: date }) => date,
    end_date: ({ end_date: date }) => date,
    updated_at: ({ updated_at: at }) => at,
  },
  defaultOrdering: ['name'],
})

export const medications = {
  listMedications: (call) =>
    medicationRecords.list(
      call,
      ({ currently_taking: taking }) =>
        call.query.currently_taking === undefined || taking === call.query.currently_taking,
    ),
  createMedication: (call) => medicationRecords.create(call),
  getMedication: (call) => medicationRecords.get(call),
  updateMedication: (call) => medicationRecords.update(call),
  deleteMedication: (call) => medicationRecords.remove(call),
  confirmMedication: (call) => medicationRecords.confirm(call),
  restoreMedication: (call) => medicationRecords.restore(call),
} satisfies Partial<Operations>
