import {
  type Medication,
  type MedicationDose,
  MedicationDoseUnit,
  MedicationRoute,
  type MedicationSchedule,
} from '#generated/model/index.ts'
import { measures, routes } from '../../kinds/medication.ts'
import { codingsOf, extensionText, nameOf, ownCodeIn } from '../fhir-values.ts'
import { at, line, list, number, oneOf, text } from '../json.ts'
import { ours } from '../../files/fhir-types.ts'
import { isRead, scheduleText, timingOf } from './timing.ts'

type Dosage = Pick<
  Medication,
  | 'dose'
  | 'dose_text'
  | 'frequency'
  | 'custom_schedule'
  | 'max_per_day'
  | 'route'
  | 'instruction_type'
  | 'instructions'
>

const none: Dosage = {
  dose: null,
  dose_text: null,
  frequency: null,
  custom_schedule: null,
  max_per_day: null,
  route: null,
  instruction_type: 'structured',
  instructions: null,
}

const units = Object.values(MedicationDoseUnit)

function unitOf(quantity: unknown): MedicationDoseUnit | undefined {
  const code = at(quantity, 'code')
  if (at(quantity, 'system') === ours('unit')) return oneOf(units, code)
  // `{tablet}` is an annotation of UCUM; names may be in the plural.
  const named = String(code ?? '').replaceAll(/[{}]/g, '')
  const word = line(at(quantity, 'unit'))?.toLowerCase().replace(/s$/, '')
  return (
    units.find((one) => measures[one] !== undefined && measures[one] === code) ??
    oneOf(units, named) ??
    oneOf(units, word)
  )
}

function doseOf(quantity: unknown): MedicationDose | null {
  const [value, unit] = [number(at(quantity, 'value')), unitOf(quantity)]
  return value !== null && unit ? { value, unit } : null
}

const quantityText = (quantity: unknown): string | null => {
  const value = number(at(quantity, 'value'))
  return value === null ? null : [value, line(at(quantity, 'unit'))].filter((one) => one !== null).join(' ')
}

/** Routes in the standard terms of Europe (EDQM) and in HL7 v3. */
const routeCodes: Readonly<Record<string, MedicationRoute>> = {
  '20053000': 'oral',
  PO: 'oral',
  '20035000': 'injection',
  '20045000': 'injection',
  '20066000': 'injection',
  IM: 'injection',
  IV: 'injection',
  SQ: 'injection',
  '20003000': 'topical',
  TOPICAL: 'topical',
  '20020000': 'inhaled',
  IPINHL: 'inhaled',
  '20067000': 'sublingual',
  SL: 'sublingual',
  '20070000': 'transdermal',
  TRNSDERMD: 'transdermal',
  '20061000': 'rectal',
  PR: 'rectal',
}

function routeOf(concept: unknown): MedicationRoute | undefined {
  const codes = codingsOf(concept).map(({ code }) => code)
  const all = Object.values(MedicationRoute)
  return (
    ownCodeIn(concept, 'route', all) ??
    all.find((one) => codes.includes(routes[one] ?? '')) ??
    codes.flatMap((code) => (Object.hasOwn(routeCodes, code) ? (routeCodes[code] ?? []) : []))[0]
  )
}

/** How many doses a day at most. */
function limitOf(ratio: unknown, dose: MedicationDose | null): number | null {
  const [value, days] = [number(at(ratio, 'numerator', 'value')), number(at(ratio, 'denominator', 'value'))]
  if (value === null || days !== 1 || at(ratio, 'denominator', 'code') !== 'd') return null
  const unit = unitOf(at(ratio, 'numerator'))
  if (!dose) return unit ? null : value
  return unit === dose.unit ? Number((value / dose.value).toPrecision(12)) : null
}

function oneDosage(dosage: unknown): { dosage: Dosage; lost: string[] } {
  const words = text(at(dosage, 'text'))
  const instructions = text(at(dosage, 'patientInstruction'))
  const [rate] = list(at(dosage, 'doseAndRate'))
  const quantity = at(rate, 'doseQuantity')
  const dose = doseOf(quantity)
  const route = routeOf(at(dosage, 'route'))
  const timing = timingOf(at(dosage, 'timing'))
  const isNeeded =
    at(dosage, 'asNeededBoolean') === true || at(dosage, 'asNeededCodeableConcept') !== undefined
  const own = extensionText(dosage, 'dose_text')
  const limit = limitOf(at(dosage, 'maxDosePerPeriod'), dose)
  const unread = [
    dose ? null : quantityText(quantity),
    quantity === undefined && rate !== undefined ? nameOf(at(rate, 'type')) : null,
    route ? null : nameOf(at(dosage, 'route')),
    isRead(timing) && !(isNeeded && timing.frequency) ? null : scheduleText(at(dosage, 'timing')),
  ].flatMap((one) => one ?? [])
  const isStructured =
    dose ??
    route ??
    own ??
    instructions ??
    limit ??
    (isNeeded || (isRead(timing) && timing.frequency)) ??
    null
  if (words && (unread.length > 0 || !isStructured)) {
    return {
      dosage: {
        ...none,
        instruction_type: 'free_text',
        instructions: [words, instructions].filter(Boolean).join('\n'),
      },
      lost: [],
    }
  }
  // Words that say how often, beside a dose: ours repeat what is structured.
  const isOurs = extensionText(dosage, 'instruction_type') !== null
  const isVague = !isNeeded && at(dosage, 'timing') === undefined && !isOurs
  const frequency = isNeeded ? 'as_needed' : isRead(timing) ? timing.frequency : null
  const schedule: MedicationSchedule | null = !isNeeded && isRead(timing) ? timing.schedule : null
  return {
    dosage: {
      ...none,
      dose,
      dose_text: own ?? (dose ? null : quantityText(quantity)),
      frequency,
      custom_schedule: schedule,
      max_per_day: isNeeded ? limit : null,
      route: route ?? null,
      instructions: instructions ?? (isVague ? words : null),
    },
    lost: dose || own ? unread : unread.filter((one) => one !== quantityText(quantity)),
  }
}

/** How a medicine is taken; several dosages only fit as text. */
export function readDosages(dosages: readonly unknown[]): { dosage: Dosage; lost: string[] } {
  const [first, ...others] = dosages
  if (first === undefined) return { dosage: none, lost: [] }
  if (others.length === 0) return oneDosage(first)
  const texts = dosages.flatMap((one) => text(at(one, 'text')) ?? [])
  if (texts.length === dosages.length) {
    return { dosage: { ...none, instruction_type: 'free_text', instructions: texts.join('\n') }, lost: [] }
  }
  const { dosage, lost } = oneDosage(first)
  const rest = others.map((one) => line(at(one, 'text')) ?? scheduleText(at(one, 'timing')))
  return { dosage, lost: [...lost, ...rest.flatMap((one) => one ?? [])] }
}
