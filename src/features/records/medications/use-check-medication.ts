import { useText } from '#src/i18n/use-text.ts'
import { localToday } from '#src/lib/local-day.ts'
import type { Problem } from '#src/lib/problem.ts'
import { medicationProblems } from './medication-rules.ts'
import type { MedicationProblem, MedicationRule } from './medication-rules.ts'
import type { MedicationField, MedicationValues } from './medication-values.ts'

/** The words for the rules that only medications have. */
export function useMedicationTexts(): Readonly<Record<MedicationRule, string>> {
  const { t } = useText('records')
  const { din, positive, needUnit, needAmount, needTime } = t.records.medications
  return {
    din: din(),
    positive: positive(),
    needUnit: needUnit(),
    needAmount: needAmount(),
    needTime: needTime(),
  }
}

/** Checks a medication; what only medications have is said in their own words. */
export function useCheckMedication(): (
  values: MedicationValues,
) => Partial<Record<MedicationField, Problem | { words: string }>> {
  const { locale } = useText('records')
  const texts = useMedicationTexts()
  const worded = (problem: MedicationProblem) =>
    'rule' in problem ? { words: texts[problem.rule] } : problem
  return (values) =>
    Object.fromEntries(
      Object.entries(medicationProblems(values, { today: localToday(), locale })).map(([field, problem]) => [
        field,
        worded(problem),
      ]),
    )
}
