import type { MedicationField, MedicationValues } from './medication-values.ts'

/** The form state that medication questions need, from the one-page form or the wizard. */
export type MedicationFields = {
  values: MedicationValues
  set: (changes: Partial<MedicationValues>) => void
  bind: <Name extends MedicationField>(
    name: Name,
  ) => {
    id: string
    value: MedicationValues[Name]
    onChange: (value: MedicationValues[Name]) => void
    onBlur: () => void
    error: string | undefined
  }
}

/** The questions in order; each is a page of the wizard (HEALTH-07). */
export const sections = ['find', 'dose', 'often', 'way', 'when', 'why'] as const

export type Section = (typeof sections)[number]

export const fieldsOf = {
  find: ['name', 'form'],
  dose: ['strength', 'doseValue', 'doseUnit', 'doseText', 'din'],
  often: [
    'instructionType',
    'frequency',
    'times',
    'days',
    'everyNDays',
    'scheduleText',
    'maxPerDay',
    'instructions',
  ],
  way: ['route'],
  when: ['startDate', 'taking', 'endDate', 'stopReason'],
  why: ['reason', 'prescriber', 'reaction', 'notes'],
} as const satisfies Record<Section, readonly MedicationField[]>

/** The fields that the one-page form folds. */
export const rareFields = [
  'form',
  'route',
  'doseText',
  'din',
  'reason',
  'prescriber',
  'reaction',
  'notes',
] as const satisfies readonly MedicationField[]
