import type {
  FormFieldNumberRecord,
  Language,
  LocalizedText,
  MeasurementUnit,
} from '#generated/model/index.ts'
import { MeasurementLimits } from '#generated/zod/portageV1.schemas.zod.ts'

/** A measurement in an answer, in the unit of its kind. */
export type Measured = { readonly kind: FormFieldNumberRecord; readonly value: number; readonly at: string }

/** The unit that a question asks in, and what is shown of it. */
export const askedUnit: Readonly<Record<FormFieldNumberRecord, MeasurementUnit>> = {
  weight: 'kg',
  blood_glucose: 'mmol_L',
  temperature: 'celsius',
  pain: 'points',
  heart_rate: 'bpm',
}

const unitText: Readonly<Record<FormFieldNumberRecord, LocalizedText>> = {
  weight: { 'en-ca': 'kg', 'fr-ca': 'kg' },
  blood_glucose: { 'en-ca': 'mmol/L', 'fr-ca': 'mmol/L' },
  temperature: { 'en-ca': '°C', 'fr-ca': '°C' },
  pain: { 'en-ca': 'out of 10', 'fr-ca': 'sur 10' },
  heart_rate: { 'en-ca': 'beats per minute', 'fr-ca': 'battements par minute' },
}

export const measuredName: Readonly<Record<FormFieldNumberRecord, LocalizedText>> = {
  weight: { 'en-ca': 'Weight', 'fr-ca': 'Poids' },
  blood_glucose: { 'en-ca': 'Blood glucose', 'fr-ca': 'Glycémie' },
  temperature: { 'en-ca': 'Temperature', 'fr-ca': 'Température' },
  pain: { 'en-ca': 'Pain', 'fr-ca': 'Douleur' },
  heart_rate: { 'en-ca': 'Heart rate', 'fr-ca': 'Fréquence cardiaque' },
}

export function measuredText(locale: Language, { kind, value }: Measured): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
  return `${number}\u00a0${unitText[kind][locale]}`
}

/** Whether the health record takes a value. */
export const isPossible = (kind: FormFieldNumberRecord, value: number): boolean =>
  MeasurementLimits.shape[askedUnit[kind]].safeParse(value).success

const KG_PER_LB = 0.453_592_37

/** A value in the unit that questions of its kind ask in, to one decimal. */
export function inAskedUnit(value: number, unit: MeasurementUnit): number {
  if (unit === 'lb') return Math.round(value * KG_PER_LB * 10) / 10
  return unit === 'fahrenheit' ? Math.round(((value - 32) * 50) / 9) / 10 : value
}
