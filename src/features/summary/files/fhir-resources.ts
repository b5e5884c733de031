import type {
  Condition,
  Document,
  FamilyHistory,
  Immunization,
  Procedure,
  TestResult,
} from '#generated/model/index.ts'
import type { Words } from '../story-item.ts'
import { codeOf, coded, hl7, notes, recorder, ucum, unknown, unknownAs, withoutEmpty } from './fhir-types.ts'
import type { Reference, Resource } from './fhir-types.ts'

/** Whose records they are, and in which language they are told. */
export type Told = { words: Words; patient: Reference }

export function conditionResource({ patient }: Told, condition: Condition): Resource {
  const { status, code, diagnosis_year: from, resolved_year: until } = condition
  return withoutEmpty({
    resourceType: 'Condition',
    id: condition.id,
    // Of one that nobody knows to be over, nothing is claimed.
    clinicalStatus:
      status === 'unknown'
        ? undefined
        : coded(`${hl7}/condition-clinical`, status === 'active' ? 'active' : 'resolved'),
    category: [coded(`${hl7}/condition-category`, 'problem-list-item')],
    code: codeOf(condition.name, code),
    subject: patient,
    ...(from !== null && { onsetDateTime: String(from) }),
    ...(until !== null && status === 'resolved' && { abatementDateTime: String(until) }),
    recordedDate: condition.created_at,
    recorder: recorder(condition),
    note: notes(condition.notes, condition.patient_note),
  })
}

export function immunizationResource({ patient }: Told, dose: Immunization): Resource {
  const { vaccine_code: code, dose_number: number } = dose
  return withoutEmpty({
    resourceType: 'Immunization',
    id: dose.id,
    status: 'completed',
    vaccineCode: codeOf(dose.vaccine_name, code),
    patient,
    occurrenceDateTime: dose.date_received,
    primarySource: false,
    ...(dose.manufacturer && { manufacturer: { display: dose.manufacturer } }),
    ...(dose.location && { location: { display: dose.location } }),
    lotNumber: dose.lot_number,
    ...(number !== null && { protocolApplied: [{ doseNumberPositiveInt: number }] }),
    note: notes(dose.reaction, dose.notes, dose.patient_note),
  })
}

export function procedureResource({ patient }: Told, procedure: Procedure): Resource {
  const { body_site: site, facility, outcome } = procedure
  return withoutEmpty({
    resourceType: 'Procedure',
    id: procedure.id,
    status: 'completed',
    code: { text: procedure.name },
    subject: patient,
    ...(procedure.date === null ? unknownAs('_performedDateTime') : { performedDateTime: procedure.date }),
    recorder: recorder(procedure),
    ...(facility && { location: { display: facility } }),
    ...(site && { bodySite: [{ text: site }] }),
    ...(outcome && { outcome: { text: outcome } }),
    note: notes(procedure.notes, procedure.patient_note),
  })
}

const relations: Readonly<Record<FamilyHistory['relation'], string>> = {
  mother: 'MTH',
  father: 'FTH',
  sibling: 'SIB',
  half_sibling: 'HSIB',
  child: 'CHILD',
  maternal_grandparents: 'MGRPRN',
  paternal_grandparents: 'PGRPRN',
  maternal_aunt_uncle: 'EXT',
  paternal_aunt_uncle: 'EXT',
  cousin: 'COUSN',
  other: 'FAMMEMB',
}

const years = (value: number) => ({ value, unit: 'a', system: ucum, code: 'a' })

export function familyResource({ words, patient }: Told, history: FamilyHistory): Resource {
  const { condition, age_at_onset: onset, age_at_death: death, is_deceased: died } = history
  return withoutEmpty({
    resourceType: 'FamilyMemberHistory',
    id: history.id,
    status: condition === null ? 'partial' : 'completed',
    patient,
    date: history.updated_at,
    relationship: coded(
      `${hl7}/v3-RoleCode`,
      relations[history.relation],
      words.t.story.relation[history.relation](),
    ),
    ...(death === null ? died !== null && { deceasedBoolean: died } : { deceasedAge: years(death) }),
    ...(condition !== null && {
      condition: [{ code: { text: condition }, ...(onset !== null && { onsetAge: years(onset) }) }],
    }),
    note: notes(history.notes, history.patient_note),
  })
}

const interpretations = {
  normal: 'N',
  low: 'L',
  high: 'H',
  critical_low: 'LL',
  critical_high: 'HH',
  abnormal: 'A',
  unknown: undefined,
} as const

/** LOINC codes have a check digit after a hyphen; others are made of the name. */
const loinc = (code: string) => (/^\d{1,5}-\d$/.test(code) ? { system: 'http://loinc.org', code } : null)

/** A result without a value says that it has none. */
function valueOf({ value, value_text: text, unit }: TestResult) {
  if (value !== null) return { valueQuantity: withoutEmpty({ value, unit }) }
  return text?.trim()
    ? { valueString: text }
    : { dataAbsentReason: coded(`${hl7}/data-absent-reason`, 'unknown') }
}

export function resultResource({ words, patient }: Told, result: TestResult): Resource {
  const { unit, reference_low: low, reference_high: high, reference_text: text } = result
  const quantity = (amount: number) => withoutEmpty({ value: amount, unit })
  const code = interpretations[result.interpretation]
  const hasRange = low !== null || high !== null || Boolean(text)
  return withoutEmpty({
    resourceType: 'Observation',
    id: result.id,
    status: result.status,
    category: [coded(`${hl7}/observation-category`, 'laboratory')],
    code: codeOf(result.test_name, loinc(result.test_code)),
    subject: patient,
    effectiveDateTime: result.collected_at,
    issued: result.resulted_at,
    performer: [result.lab_name ? { display: result.lab_name } : unknown],
    ...valueOf(result),
    ...(code && {
      interpretation: [
        coded(
          `${hl7}/v3-ObservationInterpretation`,
          code,
          words.t.story.interpretation[result.interpretation](),
        ),
      ],
    }),
    ...(hasRange && {
      referenceRange: [
        withoutEmpty({
          ...(low !== null && { low: quantity(low) }),
          ...(high !== null && { high: quantity(high) }),
          text,
        }),
      ],
    }),
    note: notes(result.notes, result.patient_note),
  })
}

export function documentResource({ words, patient }: Told, document: Document): Resource {
  return withoutEmpty({
    resourceType: 'DocumentReference',
    id: document.id,
    status: 'current',
    type: { text: words.t.story.documentCategory[document.category]() },
    subject: patient,
    date: document.uploaded_at ?? document.created_at,
    description: document.name,
    // The files stay in the portal; this tells that they are there.
    content: [
      { attachment: withoutEmpty({ contentType: document.content_type, title: document.file_name }) },
    ],
  })
}
