import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/local-day.ts'
import type { FormProblems } from '../use-record-form.ts'
import { medicationProblems } from './medication-rules.ts'
import type { MedicationProblem } from './medication-rules.ts'
import type { MedicationValues } from './medication-values.ts'

/** Checks a medication; what only medications have is said in their own words. */
export function useCheckMedication(): (values: MedicationValues) => FormProblems<MedicationValues> {
  const { t, locale } = useText('records')
  const texts = t.records.medications
  const worded = (problem: MedicationProblem) => {
    switch (problem.code) {
      case 'din':
      case 'positive':
      case 'needUnit':
      case 'needAmount':
      case 'needTime':
        return { words: texts[problem.code]() }
      default:
        return problem
    }
  }
  return (values) =>
    Object.fromEntries(
      Object.entries(medicationProblems(values, { today: localToday(), locale })).map(([field, problem]) => [
        field,
        worded(problem),
      ]),
    )
}

/** Which field stands for which name of the contract. */
export const wireNames = {
  name: 'name',
  din: 'din',
  form: 'form',
  strength: 'strength',
  dose: 'doseValue',
  dose_text: 'doseText',
  frequency: 'frequency',
  custom_schedule: 'times',
  max_per_day: 'maxPerDay',
  route: 'route',
  instruction_type: 'instructionType',
  instructions: 'instructions',
  start_date: 'startDate',
  currently_taking: 'taking',
  end_date: 'endDate',
  stop_reason: 'stopReason',
  reason: 'reason',
  reaction: 'reaction',
  prescriber_text: 'prescriber',
  notes: 'notes',
} as const satisfies Readonly<Record<string, keyof MedicationValues>>
