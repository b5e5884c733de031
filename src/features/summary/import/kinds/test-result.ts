import type { TestInterpretation, TestResult, TestResultStatus } from '#generated/model/index.ts'
import { TestResultCreate } from '#generated/zod/portageV1.schemas.zod.ts'
import { interpretations } from '../../kinds/test-result.ts'
import { ours } from '../../files/fhir-types.ts'
import {
  codeIn,
  cutTo,
  dateOf,
  extensionOf,
  extensionText,
  type FileContext,
  nameBehind,
  nameOf,
  notesOf,
  startOf,
  statusOf,
} from '../fhir-values.ts'
import { at, line, list, number, text } from '../json.ts'
import type { Reading } from '../reading.ts'

const statuses: Readonly<Record<string, TestResultStatus>> = {
  registered: 'preliminary',
  preliminary: 'preliminary',
  amended: 'corrected',
  corrected: 'corrected',
}

const unitOf = (quantity: unknown): string | null => line(at(quantity, 'unit')) ?? line(at(quantity, 'code'))

/** The value of a result or of a part of it. Less than or more than a number is a text. */
function valueOf(observation: unknown): Pick<TestResult, 'value' | 'value_text' | 'unit'> {
  const quantity = at(observation, 'valueQuantity')
  const value = number(at(quantity, 'value')) ?? number(at(observation, 'valueInteger'))
  const comparator = line(at(quantity, 'comparator'))
  const unit = unitOf(quantity)
  if (comparator && value !== null) {
    return {
      value: null,
      value_text: [comparator, value, unit].filter((one) => one !== null).join(' '),
      unit: null,
    }
  }
  const words =
    extensionText(observation, 'value_text') ??
    line(at(observation, 'valueString')) ??
    nameOf(at(observation, 'valueCodeableConcept'))
  return { value, value_text: words, unit }
}

function interpretationOf(observation: unknown): TestInterpretation {
  const [said] = list(at(observation, 'interpretation'))
  const code = statusOf(said)
  if (code === 'AA') return 'abnormal'
  const known = Object.entries(interpretations).find(([, one]) => one !== undefined && one === code)
  return (known?.[0] as TestInterpretation | undefined) ?? 'unknown'
}

function rangeOf(observation: unknown) {
  const [range] = list(at(observation, 'referenceRange'))
  return {
    low: number(at(range, 'low', 'value')),
    high: number(at(range, 'high', 'value')),
    words: line(at(range, 'text')),
    unit: unitOf(at(range, 'low')) ?? unitOf(at(range, 'high')),
  }
}

const loinc = 'http://loinc.org'

/** One result for each part of an observation, or for the whole. */
export function readResults(resource: unknown, file: FileContext): Reading<TestResult>[] {
  const status = String(at(resource, 'status') ?? '')
  if (status === 'entered-in-error' || status === 'cancelled') return [{ left: 'error' }]
  const parts = list(at(resource, 'component'))
  if (parts.length === 0) return [readResult(resource, resource, file)]
  return parts.map((part) => readResult(part, resource, file))
}

function readResult(part: unknown, resource: unknown, file: FileContext): Reading<TestResult> {
  const code = at(part, 'code')
  const name = nameOf(code)
  if (!name) return { left: 'noName' }
  const status = String(at(resource, 'status') ?? '')
  const issued = text(at(resource, 'issued'))
  const day = startOf(resource, 'effective') ?? dateOf(issued)
  if (day?.length !== 10) return { left: 'noDate' }
  const { value, value_text: words, unit } = valueOf(part)
  if (value === null && words === null) return { left: 'noResult' }
  const { short, notes } = cutTo(TestResultCreate.shape.value_text, words ?? '', notesOf(resource).notes)
  const range = rangeOf(part)
  const lab = nameBehind(file, ...list(at(resource, 'performer')))
  const decimals = number(extensionOf(resource, 'decimals'))
  const isPart = part !== resource
  return {
    fields: {
      panel: extensionText(resource, 'panel') ?? (isPart ? nameOf(at(resource, 'code')) : null),
      test_name: name,
      // Without a code, the server makes one of the name.
      test_code: codeIn(code, loinc) ?? codeIn(code, ours('test')) ?? '',
      value,
      value_text: words && short,
      decimals,
      unit: unit ?? range.unit,
      reference_low: range.low,
      reference_high: range.high,
      reference_text: range.words,
      interpretation: interpretationOf(part),
      collected_at: day,
      resulted_at: issued,
      lab_name: lab,
      status: Object.hasOwn(statuses, status) ? (statuses[status] ?? 'final') : 'final',
      is_new: false,
      notes,
    },
    source: extensionText(resource, 'source_text') ?? lab,
    lost: [],
  }
}
