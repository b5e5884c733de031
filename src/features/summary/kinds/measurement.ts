import type {
  Measurement,
  MeasurementKind,
  MeasurementTarget,
  MeasurementUnit,
} from '#generated/model/index.ts'
import { targetText } from '#src/lib/text/target-text.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import {
  coded,
  elementsOf,
  extensions,
  type FhirContext,
  type FhirFields,
  hl7,
  notes,
  recorder,
  type Resource,
  ucum,
  unknown,
  withoutEmpty,
} from '../files/fhir-types.ts'
import {
  dateIn,
  itemOf,
  labelled,
  numberIn,
  type StoryFacts,
  type StoryItem,
  type Words,
} from '../story/story-item.ts'

/** The symbol of each unit with one, and its UCUM code. */
export const units = {
  kg: { symbol: 'kg', code: 'kg' },
  lb: { symbol: 'lb', code: '[lb_av]' },
  mmHg: { symbol: 'mmHg', code: 'mm[Hg]' },
  mmol_L: { symbol: 'mmol/L', code: 'mmol/L' },
  celsius: { symbol: '°C', code: 'Cel' },
  fahrenheit: { symbol: '°F', code: '[degF]' },
  points: { symbol: null, code: '{score}' },
  bpm: { symbol: null, code: '/min' },
} as const satisfies Record<MeasurementUnit, { symbol: string | null; code: string }>

function withUnit({ t }: Words, value: string, unit: MeasurementUnit): string {
  if (unit === 'points' || unit === 'bpm') return t.story.measuredIn[unit]({ value })
  return `${value}\u00a0${units[unit].symbol}`
}

function valueIn(words: Words, { value, diastolic, unit }: Measurement): string {
  const shown = [value, diastolic].flatMap((one) => (one === null ? [] : numberIn(words, one))).join('/')
  return withUnit(words, shown, unit)
}

function targetIn(words: Words, target: MeasurementTarget): string {
  const { organization, note, set_by: by, set_at: at, unit } = target
  const texts = words.t.story.target
  const range = targetText(target, texts, (value) => numberIn(words, value))
  const said = texts.of({
    organization: organization.name,
    target: withUnit(words, range, unit),
    name: by.display_name,
    date: dateIn(words, at),
  })
  return note === null ? said : `${said}. ${note}`
}

/** A measurement as text, for screen, print, shares and files, with what the care teams aim for. */
export function measurementItem(
  words: Words,
  row: Measurement,
  targets: readonly MeasurementTarget[] = [],
): StoryItem {
  const { story } = words.t
  const value = valueIn(words, row)
  const day = dateIn(words, row.measured_at)
  const ofKind = targets.filter(({ kind }) => kind === row.kind)
  const targetFacts = Object.fromEntries(ofKind.map((target) => [target.id, targetIn(words, target)]))
  return itemOf(row, {
    title: story.measurement[row.kind](),
    brief: `${value}, ${day}`,
    facts: {
      kind: notHere('the title'),
      value,
      diastolic: notHere('beside the value'),
      unit: notHere('beside the value'),
      measured_at: day,
      notes: labelled(words, story.notes(), row.notes),
      patient_note: labelled(words, story.patientNote(), row.patient_note),
      ...targetFacts,
    } satisfies StoryFacts<Measurement>,
  })
}

const loinc = 'http://loinc.org'

/** LOINC codes, categories and, for vital signs, the profile of FHIR R4. */
export const codes = {
  weight: { code: '29463-7', category: 'vital-signs', profile: 'bodyweight' },
  blood_pressure: { code: '85354-9', category: 'vital-signs', profile: 'bp' },
  heart_rate: { code: '8867-4', category: 'vital-signs', profile: 'heartrate' },
  temperature: { code: '8310-5', category: 'vital-signs', profile: 'bodytemp' },
  blood_glucose: { code: '15074-8', category: 'laboratory', profile: null },
  pain: { code: '72514-3', category: 'survey', profile: null },
} as const satisfies Record<MeasurementKind, { code: string; category: string; profile: string | null }>

/** A blood pressure has its two values as components and none of its own. */
function quantitiesOf({ kind, value, diastolic, unit }: Measurement) {
  const quantity = (amount: number) => ({
    valueQuantity: {
      value: amount,
      unit: units[unit].symbol ?? units[unit].code,
      system: ucum,
      code: units[unit].code,
    },
  })
  if (kind !== 'blood_pressure') return quantity(value)
  return {
    component: [
      { code: coded(loinc, '8480-6', 'Systolic blood pressure'), ...quantity(value) },
      ...(diastolic === null
        ? []
        : [{ code: coded(loinc, '8462-4', 'Diastolic blood pressure'), ...quantity(diastolic) }]),
    ],
  }
}

export function measurementResource({ words, patient }: FhirContext, row: Measurement): Resource {
  const { code, category, profile } = codes[row.kind]
  return withoutEmpty({
    resourceType: 'Observation',
    id: row.id,
    meta: profile && { profile: [`http://hl7.org/fhir/StructureDefinition/${profile}`] },
    status: 'final',
    category: [coded(`${hl7}/observation-category`, category)],
    extension: extensions({ measurement: row.kind }),
    subject: patient,
    performer: [recorder(row) ?? unknown],
    ...elementsOf({
      kind: {
        code: {
          coding: [{ system: loinc, code }],
          text: words.t.story.measurement[row.kind](),
        },
      },
      value: quantitiesOf(row),
      diastolic: notHere('a component'),
      unit: notHere('within the value'),
      measured_at: { effectiveDateTime: row.measured_at },
      notes: { note: notes(row) },
      patient_note: notHere('beside the notes'),
    } satisfies FhirFields<Measurement>),
  })
}
