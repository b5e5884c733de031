import {
  MedicationDoseUnit,
  MedicationForm,
  MedicationFrequency,
  MedicationInstructionType,
  MedicationRoute,
  Weekday,
} from '#generated/model/index.ts'
import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'
import { type MedicationValues, emptyMedication } from './medication-values.ts'

export type MedicationDraft = {
  values: MedicationValues
  /** ISO time by this device's clock. */
  updatedAt: string
}

/** Uses the common draft prefix, so that all drafts are deleted together with the person's data (F21). */
const keyOf = (userId: string, patientId: string): string => `draft:${userId}:medication-${patientId}`

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLike = (value: unknown, sample: unknown): boolean =>
  Array.isArray(sample)
    ? Array.isArray(value) && value.every((one) => typeof one === 'string')
    : typeof value === typeof sample

const known: Partial<Record<keyof MedicationValues, readonly string[]>> = {
  form: ['', ...Object.values(MedicationForm)],
  doseUnit: ['', ...Object.values(MedicationDoseUnit)],
  frequency: ['', ...Object.values(MedicationFrequency)],
  route: ['', ...Object.values(MedicationRoute)],
  instructionType: Object.values(MedicationInstructionType),
  days: Object.values(Weekday),
  taking: ['yes', 'no'],
}

const isKnown = (values: Record<string, unknown>): boolean =>
  Object.entries(known).every(([name, choices]) =>
    [values[name]].flat().every((one) => choices.some((choice) => choice === one)),
  )

/** Parses a stored draft, which is untrusted; undefined unless complete. */
export function parseDraft(text: string | null): MedicationDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(stored) || !isRecord(stored.values) || typeof stored.updatedAt !== 'string')
      return undefined
    if (Number.isNaN(Date.parse(stored.updatedAt))) return undefined
    const { values } = stored
    const isWhole = Object.entries(emptyMedication).every(([name, sample]) => isLike(values[name], sample))
    return isWhole && isKnown(values)
      ? { values: { ...emptyMedication, ...values }, updatedAt: stored.updatedAt }
      : undefined
  } catch {
    return undefined
  }
}

export const draftStore = (userId: string, patientId: string) => ({
  read: () => parseDraft(readItem('local', keyOf(userId, patientId))),
  write: (values: MedicationValues) =>
    writeItem(
      'local',
      keyOf(userId, patientId),
      JSON.stringify({ values, updatedAt: new Date().toISOString() } satisfies MedicationDraft),
    ),
  remove: () => removeItem('local', keyOf(userId, patientId)),
})
