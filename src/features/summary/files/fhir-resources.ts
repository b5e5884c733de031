import type {
  Allergy,
  Condition,
  Document,
  FamilyHistory,
  Immunization,
  Medication,
  Procedure,
  TestResult,
} from '#generated/model/index.ts'
import { howTaken } from '../medication-item.ts'
import type { Words } from '../story-item.ts'
import { coded, withoutEmpty } from './fhir-types.ts'
import type { Coding, Reference, Resource } from './fhir-types.ts'

const hl7 = 'http://terminology.hl7.org/CodeSystem'

/** Whose records they are, and in which language they are told. */
export type Told = { words: Words; patient: Reference }

const notes = (...texts: readonly (string | null)[]) =>
  texts.flatMap((text) => (text?.trim() ? [{ text }] : []))

const categories = {
  medication: 'medication',
  food: 'food',
  environment: 'environment',
  insect: 'biologic',
  latex: undefined,
  other: undefined,
} as const

export function allergyResource({ words, patient }: Told, allergy: Allergy): Resource {
  const { reactions, reaction_text: other, severity, onset_year: year } = allergy
  const { reaction } = words.t.story
  const category = categories[allergy.category]
  return withoutEmpty({
    resourceType: 'AllergyIntolerance',
    id: allergy.id,
    clinicalStatus: coded(
      `${hl7}/allergyintolerance-clinical`,
      allergy.status === 'resolved' ? 'resolved' : 'active',
    ),
    verificationStatus: coded(`${hl7}/allergyintolerance-verification`, 'unconfirmed'),
    ...(category && { category: [category] }),
    ...(severity === 'severe' && { criticality: 'high' }),
    code: { text: allergy.allergen },
    patient,
    ...(year !== null && { onsetDateTime: String(year) }),
    recordedDate: allergy.created_at,
    reaction: [
      withoutEmpty({
        manifestation: reactions.map((one) => ({ text: one === 'other' && other ? other : reaction[one]() })),
        ...(severity !== 'unknown' && { severity }),
      }),
    ],
    note: notes(allergy.notes, allergy.patient_note),
  })
}

export function medicationResource({ words, patient }: Told, medication: Medication): Resource {
  const { din, start_date: start, end_date: end, currently_taking: taking } = medication
  const dosage = howTaken(words, medication)
  const coding: Coding[] = din ? [{ system: 'http://hl7.org/fhir/NamingSystem/ca-hc-din', code: din }] : []
  return withoutEmpty({
    resourceType: 'MedicationStatement',
    id: medication.id,
    status: taking ? 'active' : 'completed',
    medicationCodeableConcept: withoutEmpty({
      coding,
      text: [medication.name, medication.strength].filter(Boolean).join(' '),
    }),
    subject: patient,
    effectivePeriod: start || end ? withoutEmpty({ start, end }) : undefined,
    dateAsserted: medication.updated_at,
    reasonCode: medication.reason ? [{ text: medication.reason }] : undefined,
    dosage: dosage
      ? [withoutEmpty({ text: dosage, asNeededBoolean: medication.frequency === 'as_needed' || undefined })]
      : undefined,
    note: notes(medication.instructions, medication.reaction, medication.notes, medication.patient_note),
  })
}

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
    code: withoutEmpty({
      coding: code ? [{ system: code.system, code: code.code }] : [],
      text: condition.name,
    }),
    subject: patient,
    ...(from !== null && { onsetDateTime: String(from) }),
    ...(until !== null && status === 'resolved' && { abatementDateTime: String(until) }),
    recordedDate: condition.created_at,
    note: notes(condition.notes, condition.patient_note),
  })
}

export function immunizationResource({ patient }: Told, dose: Immunization): Resource {
  const { vaccine_code: code, dose_number: number } = dose
  return withoutEmpty({
    resourceType: 'Immunization',
    id: dose.id,
    status: 'completed',
    vaccineCode: withoutEmpty({
      coding: code ? [{ system: code.system, code: code.code }] : [],
      text: dose.vaccine_name,
    }),
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
    performedDateTime: procedure.date,
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

const years = (value: number) => ({ value, unit: 'a', system: 'http://unitsofmeasure.org', code: 'a' })

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
const isLoinc = (code: string) => /^\d{1,5}-\d$/.test(code)

export function resultResource({ words, patient }: Told, result: TestResult): Resource {
  const { value, unit, reference_low: low, reference_high: high, reference_text: text } = result
  const quantity = (amount: number) => withoutEmpty({ value: amount, unit })
  const code = interpretations[result.interpretation]
  const hasRange = low !== null || high !== null || Boolean(text)
  return withoutEmpty({
    resourceType: 'Observation',
    id: result.id,
    status: result.status,
    category: [coded(`${hl7}/observation-category`, 'laboratory')],
    code: withoutEmpty({
      coding: isLoinc(result.test_code) ? [{ system: 'http://loinc.org', code: result.test_code }] : [],
      text: result.test_name,
    }),
    subject: patient,
    effectiveDateTime: result.collected_at,
    issued: result.resulted_at,
    ...(result.lab_name && { performer: [{ display: result.lab_name }] }),
    ...(value === null ? { valueString: result.value_text } : { valueQuantity: quantity(value) }),
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
