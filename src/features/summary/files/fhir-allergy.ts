import type { Allergy } from '#generated/model/index.ts'
import { isResolved } from '../allergy-order.ts'
import type { Told } from './fhir-resources.ts'
import { codeOf, coded, hl7, notes, recorder, snomed, withoutEmpty } from './fhir-types.ts'
import type { Resource } from './fhir-types.ts'

const categories = {
  medication: 'medication',
  food: 'food',
  environment: 'environment',
  insect: 'biologic',
  latex: undefined,
  other: undefined,
} as const

/** Reactions in SNOMED CT, from the value set of the International Patient Summary. */
const manifestations: Readonly<Record<Allergy['reactions'][number], string | undefined>> = {
  hives: '126485001',
  rash: '271807003',
  swelling: undefined, // The value set only has angioedema, which is a diagnosis.
  trouble_breathing: '267036007',
  anaphylaxis: '39579001',
  nausea: '422587007',
  other: undefined,
}

/** A care team or its system confirms what it records; what a person says is not confirmed by anybody. */
const verification: Readonly<Record<Allergy['source'], string>> = {
  provider: 'confirmed',
  import: 'confirmed',
  document: 'unconfirmed',
  form: 'unconfirmed',
  self_reported: 'unconfirmed',
}

export function allergyResource({ words, patient }: Told, allergy: Allergy): Resource {
  const { reactions, reaction_text: other, severity, onset_year: year } = allergy
  const { reaction } = words.t.story
  const category = categories[allergy.category]
  const isSerious = severity === 'severe' || reactions.includes('anaphylaxis')
  return withoutEmpty({
    resourceType: 'AllergyIntolerance',
    id: allergy.id,
    clinicalStatus: coded(`${hl7}/allergyintolerance-clinical`, isResolved(allergy) ? 'resolved' : 'active'),
    verificationStatus: coded(`${hl7}/allergyintolerance-verification`, verification[allergy.source]),
    ...(category && { category: [category] }),
    ...(isSerious && { criticality: 'high' }),
    code: codeOf(allergy.allergen, allergy.code),
    patient,
    ...(year !== null && { onsetDateTime: String(year) }),
    recordedDate: allergy.created_at,
    recorder: recorder(allergy),
    reaction: [
      withoutEmpty({
        manifestation: reactions.map((one) =>
          codeOf(one === 'other' && other ? other : reaction[one](), snomed(manifestations[one])),
        ),
        ...(severity !== 'unknown' && { severity }),
      }),
    ],
    note: notes(allergy.notes, allergy.patient_note),
  })
}
