import { MedicationFrequency, MedicationRoute } from '#generated/model/index.ts'
import type { SuggestionOverrides } from '#generated/model/index.ts'
import { dateProblem } from '#src/lib/date-rules.ts'
import type { Problem } from '#src/lib/problem.ts'
import { characters, isBlank } from '#src/lib/text-rules.ts'
import { yearProblem } from '#src/lib/year-rules.ts'
import type { Finding } from './decisions.ts'

/** What can be set right of a finding, as its form has it; '' where nothing is known. */
export type FindingValues = {
  name: string
  strength: string
  dose: string
  frequency: string
  route: string
  start: string
  year: string
}

/** A schedule of one's own needs more than this form asks. */
export const frequencies = Object.values(MedicationFrequency).filter((one) => one !== 'custom')
export const routes = Object.values(MedicationRoute)

const SHORTEST_NAME = 2
const LONGEST = { name: 120, strength: 60, dose: 120 } as const

export function valuesOfFinding(finding: Finding): FindingValues {
  const empty = { strength: '', dose: '', frequency: '', route: '', start: '', year: '' }
  switch (finding.kind) {
    case 'medication': {
      const { name, strength, dose_text: dose, frequency, route, start_date: start } = finding.found
      return {
        ...empty,
        name,
        strength: strength ?? '',
        dose: dose ?? '',
        frequency: frequency ?? '',
        route: route ?? '',
        start: start ?? '',
      }
    }
    case 'condition': {
      const { name, diagnosis_year: year } = finding.found
      return { ...empty, name, year: year === null ? '' : String(year) }
    }
  }
}

const tooLong = (text: string, max: number): Problem | undefined =>
  characters(text.trim()) > max ? { code: 'maxCharacters', max } : undefined

function nameProblem(name: string): Problem | undefined {
  if (isBlank(name)) return { code: 'required' }
  if (characters(name.trim()) < SHORTEST_NAME) return { code: 'minCharacters', min: SHORTEST_NAME }
  return tooLong(name, LONGEST.name)
}

/** What is wrong with the fields, by field; dates and years as everywhere in the record (VAL-48..50). */
export function findingProblems(
  values: FindingValues,
  today: string,
): Partial<Record<keyof FindingValues, Problem | undefined>> {
  const { name, strength, dose, start, year } = values
  return {
    name: nameProblem(name),
    strength: tooLong(strength, LONGEST.strength),
    dose: tooLong(dose, LONGEST.dose),
    start: start === '' ? undefined : dateProblem(start, { withinYears: 125 }, today),
    year: year.trim() === '' ? undefined : yearProblem(year.trim(), today),
  }
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

/** What differs from what was found. */
export function overridesFrom(finding: Finding, values: FindingValues): SuggestionOverrides {
  const before = valuesOfFinding(finding)
  const isChanged = (field: keyof FindingValues) => values[field].trim() !== before[field]
  const name = isChanged('name') ? { name: values.name.trim() } : {}
  switch (finding.kind) {
    case 'medication':
      return {
        ...name,
        ...(isChanged('strength') && { strength: orNull(values.strength) }),
        ...(isChanged('dose') && { dose_text: orNull(values.dose) }),
        ...(isChanged('frequency') && {
          frequency: frequencies.find((one) => one === values.frequency) ?? null,
        }),
        ...(isChanged('route') && { route: routes.find((one) => one === values.route) ?? null }),
        ...(isChanged('start') && { start_date: orNull(values.start) }),
      }
    case 'condition':
      return {
        ...name,
        ...(isChanged('year') && { diagnosis_year: values.year.trim() === '' ? null : Number(values.year) }),
      }
  }
}
