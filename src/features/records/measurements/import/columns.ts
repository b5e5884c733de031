import type { MeasurementKind, MeasurementUnit } from '#generated/model/index.ts'
import { unitsOf } from '../measurement-rules.ts'

/** What the cells of a column hold; `lower` and `pressure` (128/82) belong to a blood pressure. */
type Value = { holds: 'value'; kind: MeasurementKind; unit: MeasurementUnit | null }
export type Column = { name: string } & (
  | { holds: 'date' | 'time' | 'notes' | 'upper' | 'lower' | 'pressure' | 'nothing' | 'otherUnit' }
  | Value
)

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[_\s]+/g, ' ')

/** Names of columns in exports of devices and apps, in English and French; the first that fits decides. */
const names = [
  ['notes', /\b(notes?|comments?|commentaires?|remarques?)\b/],
  ['upper', /\b(systol\w*|sys|upper|superieure)\b/],
  ['lower', /\b(diastol\w*|dia|lower|inferieure)\b/],
  ['pressure', /\b(blood pressure|tension|pression)\b/],
  ['heart_rate', /\b(pulse|heart rate|bpm|pouls|(frequence|rythme) cardiaque)\b/],
  ['blood_glucose', /(glucose|blood sugar|glycemi)/],
  ['weight', /\b(weight|poids)\b/],
  ['temperature', /\btemp(erature)?\b/],
  ['pain', /\b(pain|douleur)\b/],
  ['date', /\b(date|day|jour|timestamp|measured at|horodatage)\b/],
  ['time', /\b(time|heure)\b/],
] as const

function unitIn(kind: MeasurementKind, name: string): MeasurementUnit | null {
  const [metric, other] = unitsOf[kind] as readonly [MeasurementUnit, MeasurementUnit?]
  if (!other) return metric
  if (kind === 'weight') {
    if (/\b(lbs?|pounds?|livres?)\b/.test(name)) return other
    return /\bkg|kilo/.test(name) ? metric : null
  }
  if (/°\s?f|fahrenheit|\(f\)/.test(name)) return other
  return /°\s?c|celsius|\(c\)/.test(name) ? metric : null
}

export function columnOf(name: string): Column {
  const text = plain(name)
  const [holds] = names.find(([, pattern]) => pattern.test(text)) ?? []
  switch (holds) {
    case undefined:
      return { name, holds: 'nothing' }
    case 'blood_glucose':
      // A factor would be a guess about what the meter measures.
      if (/mg ?\/ ?dl/.test(text)) return { name, holds: 'otherUnit' }
      return { name, holds: 'value', kind: holds, unit: unitIn(holds, text) }
    case 'heart_rate':
    case 'weight':
    case 'temperature':
    case 'pain':
      return { name, holds: 'value', kind: holds, unit: unitIn(holds, text) }
    default:
      return { name, holds }
  }
}

export const hasValues = ({ holds }: Column): boolean =>
  holds === 'value' || holds === 'upper' || holds === 'pressure'
