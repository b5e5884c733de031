import type { FamilyHistory } from '#generated/model/index.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import {
  type FhirFields,
  type Resource,
  type FhirContext,
  elementsOf,
  extensions,
  hl7,
  notes,
  ownCode,
  ucum,
  withoutEmpty,
} from '../files/fhir-types.ts'
import {
  type StoryFacts,
  type StoryItem,
  type Words,
  itemOf,
  labelled,
  present,
  sentence,
} from '../story/story-item.ts'

/** A relative's illness as text, for screen, print, shares and files. */
export function familyItem(words: Words, history: FamilyHistory): StoryItem {
  const { story } = words.t
  const { age_at_onset: onset, age_at_death: death, is_deceased: died } = history
  return itemOf(history, {
    title: `${story.relation[history.relation]()} – ${history.condition ?? story.noHistory()}`,
    facts: {
      relation: notHere('in the title'),
      condition: notHere('in the title'),
      age_at_onset: sentence(
        words,
        present(
          onset !== null && story.ageAtOnset({ age: onset }),
          death === null ? died && story.died() : story.diedAt({ age: death }),
        ).join(', '),
      ),
      is_deceased: notHere('beside the age at onset'),
      age_at_death: notHere('beside the age at onset'),
      notes: labelled(words, story.notes(), history.notes),
      patient_note: labelled(words, story.patientNote(), history.patient_note),
    } satisfies StoryFacts<FamilyHistory>,
  })
}

export const roleCode = `${hl7}/v3-RoleCode`

export const relations: Readonly<Record<FamilyHistory['relation'], string>> = {
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

export function familyResource({ words, patient }: FhirContext, history: FamilyHistory): Resource {
  const { condition, relation, age_at_onset: onset, age_at_death: death, is_deceased: died } = history
  return withoutEmpty({
    resourceType: 'FamilyMemberHistory',
    id: history.id,
    status: condition === null ? 'partial' : 'completed',
    patient,
    date: history.updated_at,
    // There is no element for who recorded it.
    extension: extensions({ source_text: history.source_text }),
    ...elementsOf({
      relation: {
        relationship: {
          coding: [
            { system: roleCode, code: relations[relation], display: words.t.story.relation[relation]() },
            ownCode('relation', relation),
          ],
          text: words.t.story.relation[relation](),
        },
      },
      is_deceased: death === null && died !== null && { deceasedBoolean: died },
      age_at_death: death !== null && { deceasedAge: years(death) },
      condition: condition !== null && {
        condition: [{ code: { text: condition }, ...(onset !== null && { onsetAge: years(onset) }) }],
      },
      age_at_onset: notHere('within the condition'),
      notes: { note: notes(history) },
      patient_note: notHere('beside the notes'),
    } satisfies FhirFields<FamilyHistory>),
  })
}
