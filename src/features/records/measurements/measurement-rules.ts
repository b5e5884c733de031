import { type Measurement, MeasurementKind, type MeasurementUnit } from '#generated/model/index.ts'

export const kinds = Object.values(MeasurementKind)

/** The units of each kind; metric, the default in Canada, comes first. */
export const unitsOf = {
  weight: ['kg', 'lb'],
  blood_pressure: ['mmHg'],
  blood_glucose: ['mmol_L'],
  temperature: ['celsius', 'fahrenheit'],
  pain: ['points'],
  heart_rate: ['bpm'],
} as const satisfies Record<MeasurementKind, readonly [MeasurementUnit, ...MeasurementUnit[]]>

export const kindFrom = (text: string | null): MeasurementKind | undefined =>
  kinds.find((kind) => kind === text)

const KG_PER_LB = 0.453_592_37

/** Converts between units of the same kind, to one decimal. */
export function convert(value: number, from: MeasurementUnit, to: MeasurementUnit): number {
  if (from === to) return value
  return Math.round(converted(value, to) * 10) / 10
}

function converted(value: number, to: MeasurementUnit): number {
  switch (to) {
    case 'kg':
      return value * KG_PER_LB
    case 'lb':
      return value / KG_PER_LB
    case 'celsius':
      return ((value - 32) * 5) / 9
    case 'fahrenheit':
      return (value * 9) / 5 + 32
    default:
      return value
  }
}

/** The form only asks about values outside; the contract's limits are those that refuse. */
const usual: Readonly<Record<MeasurementKind, readonly [number, number] | null>> = {
  weight: null,
  blood_pressure: [80, 180],
  blood_glucose: [4, 15],
  temperature: [35, 39.5],
  pain: null,
  heart_rate: [40, 130],
}
const usualDiastolic = [45, 120] as const

/** A weight that differs from the last one by more than this share may be a typing error. */
const FAR = 0.1

type Typed = Pick<Measurement, 'kind' | 'unit' | 'value' | 'diastolic'>

/** What is unusual about a possible value, so that the form can ask; undefined if nothing is. */
export function unusualOf(typed: Typed, before: Measurement | undefined): 'high' | 'low' | 'far' | undefined {
  const { kind, unit, value, diastolic } = typed
  if (kind === 'weight') {
    const last = before && convert(before.value, before.unit, unit)
    return last && Math.abs(value - last) > last * FAR ? 'far' : undefined
  }
  const range = usual[kind]
  const metric = convert(value, unit, unitsOf[kind][0])
  if (!range) return undefined
  const [least, most] = usualDiastolic
  if (metric > range[1] || (diastolic !== null && diastolic > most)) return 'high'
  return metric < range[0] || (diastolic !== null && diastolic < least) ? 'low' : undefined
}
