import type { Allergy } from '#generated/model/index.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import { isResolved } from '../story/allergy-order.ts'
import {
  coded,
  codeOf,
  elementsOf,
  extensions,
  type FhirFields,
  hl7,
  notes,
  ownCode,
  recorder,
  type Resource,
  snomed,
  type FhirContext,
  withoutEmpty,
} from '../files/fhir-types.ts'
import {
  itemOf,
  labelled,
  listIn,
  present,
  type StoryFacts,
  type StoryItem,
  type Words,
} from '../story/story-item.ts'

const isSerious = ({ severity, reactions }: Allergy) =>
  severity === 'severe' || reactions.includes('anaphylaxis')

/** An allergy as text, for screen, print, shares and files. */
export function allergyItem(words: Words, allergy: Allergy): StoryItem {
  const { story } = words.t
  const { reactions, reaction_text: other, onset_year: year } = allergy
  const reactionNames = reactions.map((one) => (one === 'other' && other ? other : story.reaction[one]()))
  const isPast = isResolved(allergy)
  const reaction = labelled(words, story.reactions(), listIn(words, reactionNames))
  return itemOf(allergy, {
    title: allergy.allergen,
    brief: reaction ?? '',
    isPast,
    state: isPast ? story.resolved() : story.severity[allergy.severity](),
    tone: !isPast && isSerious(allergy) ? 'danger' : 'neutral',
    facts: {
      allergen: notHere('the title'),
      code: notHere('says the name again, for machines'),
      status: notHere('the state'),
      severity: notHere('the state'),
      reactions: reaction,
      reaction_text: notHere('among the reactions'),
      category: present(
        story.allergyCategory[allergy.category](),
        year !== null && story.since({ date: String(year) }),
      ).join(', '),
      onset_year: notHere('beside the category'),
      notes: labelled(words, story.notes(), allergy.notes),
      patient_note: labelled(words, story.patientNote(), allergy.patient_note),
    } satisfies StoryFacts<Allergy>,
  })
}

export const categories = {
  medication: 'medication',
  food: 'food',
  environment: 'environment',
  insect: 'biologic',
  latex: undefined,
  other: undefined,
} as const

/** Reactions in SNOMED CT, from the value set of the International Patient Summary. */
export const manifestations: Readonly<Record<Allergy['reactions'][number], string | undefined>> = {
  hives: '126485001',
  rash: '271807003',
  swelling: undefined, // The value set only has angioedema, which is a diagnosis.
  trouble_breathing: '267036007',
  anaphylaxis: '39579001',
  nausea: '422587007',
  other: undefined,
}

/** Records from a care team or its system are confirmed; a person's own are unconfirmed. */
const verification: Readonly<Record<Allergy['source'], string>> = {
  provider: 'confirmed',
  import: 'confirmed',
  document: 'unconfirmed',
  form: 'unconfirmed',
  file: 'unconfirmed',
  self_reported: 'unconfirmed',
}

export function allergyResource({ words, patient }: FhirContext, allergy: Allergy): Resource {
  const { reactions, reaction_text: other, severity, onset_year: year } = allergy
  const { reaction } = words.t.story
  const category = categories[allergy.category]
  return withoutEmpty({
    resourceType: 'AllergyIntolerance',
    id: allergy.id,
    verificationStatus: coded(`${hl7}/allergyintolerance-verification`, verification[allergy.source]),
    patient,
    recordedDate: allergy.created_at,
    recorder: recorder(allergy),
    ...elementsOf({
      allergen: { code: codeOf(allergy.allergen, allergy.code) },
      code: notHere('beside the allergen'),
      status: {
        clinicalStatus: coded(
          `${hl7}/allergyintolerance-clinical`,
          isResolved(allergy) ? 'resolved' : 'active',
        ),
      },
      category: {
        ...(category && { category: [category] }),
        extension: extensions({
          category: category === allergy.category ? null : allergy.category,
          // Without a reaction, FHIR has no place for it.
          severity: reactions.length === 0 && severity !== 'unknown' ? severity : null,
        }),
      },
      severity: isSerious(allergy) && { criticality: 'high' },
      onset_year: year !== null && { onsetDateTime: String(year) },
      reactions: reactions.length > 0 && {
        reaction: [
          withoutEmpty({
            manifestation: reactions.map((one) =>
              codeOf(
                one === 'other' && other ? other : reaction[one](),
                snomed(manifestations[one]) ?? ownCode('reaction', one),
              ),
            ),
            ...(severity !== 'unknown' && { severity }),
          }),
        ],
      },
      reaction_text: notHere('among the reactions'),
      notes: { note: notes(allergy) },
      patient_note: notHere('beside the notes'),
    } satisfies FhirFields<Allergy>),
  })
}
