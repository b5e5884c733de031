import type { MeasurementImportRow, MeasurementUnit } from '#generated/model/index.ts'
import { MeasurementImportRow as schema } from '#generated/zod/portageV1.schemas.zod.ts'
import type { FileKind } from '#src/lib/files/file-rules.ts'
import { zipEntry } from '#src/lib/files/zip-entry.ts'
import { limitProblem } from '../form/measurement-schema.ts'

export const appleXml: FileKind = {
  name: 'XML',
  endings: ['.xml'],
  type: 'text/xml',
  otherTypes: ['application/xml'],
  begins: /^(\u00ef\u00bb\u00bf)?\s*</,
}
export const appleZip: FileKind = {
  name: 'ZIP',
  endings: ['.zip'],
  type: 'application/zip',
  otherTypes: ['application/x-zip-compressed', 'application/octet-stream'],
  begins: /^PK/,
}

/** What is read of the export of Apple Health; `newest` and `total` differ if there are too many. */
export type AppleExport = { rows: MeasurementImportRow[]; total: number; implausible: number }

type Tag = Readonly<Record<string, string>>
type Value = Pick<MeasurementImportRow, 'kind' | 'value' | 'unit'>

/** Glucose weighs 180.156 g/mol. */
const MG_DL_PER_MMOL_L = 18.0156
const KG_PER_STONE = 6.350_293_18

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

/** A value in a unit of the contract; undefined for units that are not known. */
function valueOf(type: string, value: number, unit: string): Value | undefined {
  const as = (kind: Value['kind'], to: MeasurementUnit, amount: number, decimals = 1): Value => ({
    kind,
    unit: to,
    value: rounded(amount, decimals),
  })
  switch (`${type} ${unit.replace(/<[^<>]*>/, '')}`) {
    case 'BodyMass kg':
      return as('weight', 'kg', value)
    case 'BodyMass g':
      return as('weight', 'kg', value / 1000)
    case 'BodyMass st':
      return as('weight', 'kg', value * KG_PER_STONE)
    case 'BodyMass lb':
      return as('weight', 'lb', value)
    case 'BloodGlucose mmol/L':
      return as('blood_glucose', 'mmol_L', value)
    case 'BloodGlucose mg/dL':
      return as('blood_glucose', 'mmol_L', value / MG_DL_PER_MMOL_L)
    case 'BodyTemperature degC':
      return as('temperature', 'celsius', value)
    case 'BodyTemperature degF':
      return as('temperature', 'fahrenheit', value)
    case 'RestingHeartRate count/min':
      return as('heart_rate', 'bpm', value, 0)
    default:
      return undefined
  }
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,6})|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
    code ? String.fromCodePoint(Number(code)) : (signs[name ?? ''] ?? whole),
  )

/** `2026-01-15 07:30:12 -0500` as ISO text without seconds. */
function momentOf(written = ''): string | undefined {
  const at = new Date(written.replace(/^(\S+) (\S+) ([+-]\d{2})(\d{2})$/, '$1T$2$3:$4'))
  if (Number.isNaN(at.getTime())) return undefined
  at.setSeconds(0, 0)
  return at.toISOString().replace('.000Z', 'Z')
}

const sourceOf = ({ sourceName = '' }: Tag): string | null => {
  const name = plain(sourceName)
  return name && schema.shape.source_text.safeParse(name).success ? name : null
}

const PREFIX = 'HKQuantityTypeIdentifier'

/** Collects the records of an export; the two values of a blood pressure are records of their own. */
function collector(now: number) {
  const rows: MeasurementImportRow[] = []
  const seen = new Set<string>()
  const halves = new Map<string, number>()
  let implausible = 0
  function add(row: MeasurementImportRow) {
    const key = [row.kind, row.measured_at, row.value, row.diastolic, row.unit].join(' ')
    // Records within a correlation are there twice.
    if (seen.has(key)) return
    seen.add(key)
    const isLow = row.diastolic === null || row.diastolic === undefined
    const fits =
      limitProblem(row.unit, row.value) === undefined &&
      (isLow ||
        (limitProblem('diastolic', row.diastolic ?? 0) === undefined && Number(row.diastolic) < row.value))
    if (fits && Date.parse(row.measured_at) <= now) rows.push(row)
    else implausible += 1
  }
  function read(tag: Tag) {
    const type = tag['type']?.startsWith(PREFIX) ? tag['type'].slice(PREFIX.length) : ''
    const [value, at] = [Number(tag['value'] || Number.NaN), momentOf(tag['startDate'])]
    if (!at || !Number.isFinite(value)) return
    const source = sourceOf(tag)
    const shared = { measured_at: at, notes: null, source_text: source }
    const [, half] = /^BloodPressure(Systolic|Diastolic)$/.exec(type) ?? []
    if (half) {
      const pair = `${tag['startDate'] ?? ''} ${tag['sourceName'] ?? ''}`
      halves.set(`${half} ${pair}`, Math.round(value))
      const [upper, lower] = [halves.get(`Systolic ${pair}`), halves.get(`Diastolic ${pair}`)]
      if (upper === undefined || lower === undefined) return
      add({ kind: 'blood_pressure', unit: 'mmHg', value: upper, diastolic: lower, ...shared })
      return
    }
    const measured = valueOf(type, value, plain(tag['unit'] ?? ''))
    if (measured) add({ ...measured, diastolic: null, ...shared })
  }
  return { read, result: () => ({ rows, implausible }) }
}

const RECORD = /<Record\s([^>]*)>/g
const ATTRIBUTE = /(\w{1,40})="([^"]*)"/g
/** What is read in vain is no export. */
const LONGEST_TAG = 100_000

const isExport = (name: string): boolean => /\.xml$/i.test(name) && !/cda\.xml$/i.test(name)

const startsLikeZip = async (file: Blob) =>
  new TextDecoder().decode(await file.slice(0, 2).arrayBuffer()) === 'PK'

/**
 * Reads the export of Apple Health, which may be larger than the memory, piece by piece.
 * @param most how many values are kept, the newest first
 * @throws if it is no such export
 */
export async function readAppleExport(file: File, most: number, now = Date.now()): Promise<AppleExport> {
  const content = (await startsLikeZip(file)) ? await zipEntry(file, isExport) : file.stream()
  const reader = content.getReader()
  const { read, result } = collector(now)
  const decoder = new TextDecoder()
  let rest = ''
  let isHealth = false
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    rest += decoder.decode(value, { stream: true })
    isHealth ||= rest.includes('<HealthData')
    let end = 0
    for (const tag of rest.matchAll(RECORD)) {
      read(
        Object.fromEntries(
          [...(tag[1] ?? '').matchAll(ATTRIBUTE)].map(([, name = '', text = '']) => [name, text]),
        ),
      )
      end = tag.index + tag[0].length
    }
    // A tag may be cut in two; what comes before it is done.
    rest = rest.slice(Math.max(end, rest.lastIndexOf('<'), rest.length - LONGEST_TAG))
  }
  if (!isHealth) throw new Error('This is no export of Apple Health.')
  const { rows, implausible } = result()
  const newest = rows
    .toSorted((one, other) => other.measured_at.localeCompare(one.measured_at))
    .slice(0, most)
  return { rows: newest, total: rows.length, implausible }
}
