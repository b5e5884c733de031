import type { TestResult } from '#generated/model/index.ts'
import { dateAfter, dayAt, iso } from '../../clock.ts'
import type { OwnFields } from '../../record-tables.ts'
import { panelNames, tests } from './lab-tests.ts'
import type { PanelName } from './lab-tests.ts'
import type { RecordSeed } from './record-seed.ts'

type Own = OwnFields<TestResult>
type TestName = keyof typeof tests

/** The samples of one day: what was measured, and what came out. */
type Samples = {
  readonly profile: string
  readonly daysAgo: number
  readonly lab: string
  readonly isNew?: boolean
  /** Written down by the person, not by the laboratory. */
  readonly byHand?: boolean
  readonly panels: Partial<Record<PanelName, Partial<Record<TestName, number | Partial<Own>>>>>
}

const lakeside = 'Lakeside Community Laboratory'
const hospital = 'Northern General Hospital'

/** Results over three years: one of Maya's is too high, and one was once measured in another unit. */
const samples: readonly Samples[] = [
  {
    profile: 'maya',
    daysAgo: 9,
    lab: lakeside,
    isNew: true,
    panels: {
      diabetes: { a1c: 6.2, glucose: 5.8 },
      bloodCount: { hemoglobin: 131, whiteCells: 6.4, platelets: 248 },
      kidneys: { creatinine: 68, egfr: 92, potassium: 4.2, sodium: 140 },
    },
  },
  {
    profile: 'maya',
    daysAgo: 202,
    lab: lakeside,
    panels: {
      diabetes: { a1c: 5.9, glucose: 5.6 },
      lipids: { cholesterol: 4.8, ldl: 2.9, hdl: 1.5, triglycerides: 1.2 },
      vitamins: { ferritin: 48, vitaminD: 82 },
    },
  },
  {
    profile: 'maya',
    daysAgo: 300,
    lab: lakeside,
    panels: { infections: { urineCulture: { value_text: 'No growth', interpretation: 'normal' } } },
  },
  {
    profile: 'maya',
    daysAgo: 420,
    lab: lakeside,
    panels: {
      diabetes: { a1c: 5.7, glucose: 5.5 },
      hormones: { thyroid: 2.1 },
      bloodCount: { hemoglobin: 128, whiteCells: 5.9, platelets: 262 },
    },
  },
  {
    profile: 'maya',
    daysAgo: 640,
    lab: 'Portland Walk-in Clinic, Maine',
    byHand: true,
    panels: {
      diabetes: {
        glucose: {
          value: 97,
          unit: 'mg/dL',
          reference_low: 65,
          reference_high: 99,
          notes: 'Done when I was ill on holiday.',
        },
      },
    },
  },
  {
    profile: 'maya',
    daysAgo: 760,
    lab: lakeside,
    panels: {
      diabetes: { a1c: 5.6, glucose: 5.2 },
      lipids: { cholesterol: 5, ldl: 3.1, hdl: 1.4, triglycerides: 1.3 },
      vitamins: { ferritin: 36, vitaminD: 76 },
    },
  },
  {
    profile: 'maya',
    daysAgo: 1080,
    lab: lakeside,
    panels: {
      diabetes: { a1c: 5.5, glucose: 5.1 },
      bloodCount: { hemoglobin: 126, whiteCells: 6.1, platelets: 255 },
      hormones: { thyroid: 1.8 },
    },
  },
  {
    profile: 'rose',
    daysAgo: 3,
    lab: hospital,
    isNew: true,
    panels: {
      kidneys: {
        potassium: { value: 6.3, interpretation: 'critical_high', status: 'preliminary' },
        sodium: 133,
        creatinine: 128,
        egfr: 36,
      },
      heart: { heartFailure: 1840 },
    },
  },
  {
    profile: 'rose',
    daysAgo: 94,
    lab: hospital,
    panels: {
      kidneys: { potassium: 4.9, sodium: 136, creatinine: 112, egfr: 42 },
      diabetes: { a1c: 7.4 },
      bloodCount: { hemoglobin: 114 },
      hormones: { thyroid: 3.2 },
      heart: { heartFailure: 1210 },
    },
  },
  {
    profile: 'rose',
    daysAgo: 380,
    lab: hospital,
    panels: {
      kidneys: { potassium: 4.6, creatinine: 104, egfr: 47 },
      diabetes: { a1c: 7.1 },
      bloodCount: { hemoglobin: 118 },
    },
  },
]

function interpretationOf(
  value: number | null,
  low: number | null,
  high: number | null,
): Own['interpretation'] {
  if (value === null || (low === null && high === null)) return 'unknown'
  if (low !== null && value < low) return 'low'
  return high !== null && value > high ? 'high' : 'normal'
}

/** Laboratories write a value and its range with the same number of decimals. */
function decimalsOf(...values: readonly (number | null)[]): number | null {
  const digits = values.flatMap((value) =>
    value === null ? [] : [(String(value).split('.')[1] ?? '').length],
  )
  return digits.length === 0 ? null : Math.max(...digits)
}

function fieldsOf(
  samples: Samples,
  panel: PanelName,
  name: TestName,
  found: number | Partial<Own>,
  today: number,
): Own {
  const { code, names, unit, low, high } = tests[name]
  const own = typeof found === 'number' ? { value: found } : found
  const fields = {
    panel: panelNames[panel]['en-ca'],
    test_name: names['en-ca'],
    test_code: code,
    value: null,
    value_text: null,
    unit,
    reference_low: low,
    reference_high: high,
    reference_text: null,
    collected_at: dateAfter(today, -samples.daysAgo),
    resulted_at: samples.byHand ? null : iso(dayAt(today, -samples.daysAgo + 1, '13:30')),
    lab_name: samples.lab,
    status: 'final' as const,
    notes: null,
    is_new: samples.isNew ?? false,
    ...own,
  }
  return {
    decimals: decimalsOf(fields.value, fields.reference_low, fields.reference_high),
    interpretation: interpretationOf(fields.value, fields.reference_low, fields.reference_high),
    ...fields,
  }
}

const entries = <Name extends string, Value>(of: Partial<Record<Name, Value>>) =>
  Object.entries(of) as [Name, Value][]

/** @param today epoch ms: dates are relative to the start of the world */
export const testResultSeeds = (today: number): readonly RecordSeed<Own>[] =>
  samples.flatMap((one) =>
    entries(one.panels).flatMap(([panel, found]) =>
      entries(found).map(([name, value]) => ({
        key: `${one.profile}-${name}-${one.daysAgo}`,
        profile: one.profile,
        daysAgo: Math.max(one.daysAgo - 1, 0),
        source: one.byHand ? ('self_reported' as const) : ('import' as const),
        fields: fieldsOf(one, panel, name, value, today),
      })),
    ),
  )
