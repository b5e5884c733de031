import type {
  Allergy,
  Condition,
  Document,
  FamilyHistory,
  HealthStorySections,
  Immunization,
  Procedure,
} from '#generated/model/index.ts'
import { isResolved, orderedAllergies } from './allergy-order.ts'
import { medicationItem } from './medication-item.ts'
import { resultItem } from './result-item.ts'
import { dateIn, itemOf, labelled, listIn, present, sentence } from './story-item.ts'
import type { StoryItem, StoryPart, Words } from './story-item.ts'

function allergyItem(words: Words, allergy: Allergy): StoryItem {
  const { story } = words.t
  const { reactions, reaction_text: other, severity, onset_year: year } = allergy
  const told = reactions.map((one) => (one === 'other' && other ? other : story.reaction[one]()))
  const isPast = isResolved(allergy)
  return itemOf(allergy, {
    title: allergy.allergen,
    isPast,
    state: isPast ? story.resolved() : story.severity[severity](),
    tone: !isPast && (severity === 'severe' || reactions.includes('anaphylaxis')) ? 'danger' : 'neutral',
    facts: present(
      labelled(words, story.reactions(), listIn(words, told)),
      present(
        story.allergyCategory[allergy.category](),
        year !== null && story.since({ date: String(year) }),
      ).join(', '),
      labelled(words, story.notes(), allergy.notes),
      labelled(words, story.patientNote(), allergy.patient_note),
    ),
  })
}

/** The types that the portal offers are translated; what somebody wrote stays as it is (D-75). */
function conditionType({ t }: Words, type: string): string {
  const known = Object.entries(t.story.conditionType).find(([one]) => one === type)
  return known ? known[1]() : type
}

function conditionItem(words: Words, condition: Condition): StoryItem {
  const { story } = words.t
  const { status, type, diagnosis_year: from, resolved_year: until } = condition
  const states = { active: null, resolved: story.resolved(), unknown: story.statusUnknown() }
  return itemOf(condition, {
    title: condition.name,
    state: states[status],
    facts: present(
      present(
        type && conditionType(words, type),
        from !== null && story.since({ date: String(from) }),
        until !== null && story.until({ date: String(until) }),
      ).join(', '),
      labelled(words, story.notes(), condition.notes),
      labelled(words, story.patientNote(), condition.patient_note),
    ),
  })
}

function immunizationItem(words: Words, dose: Immunization): StoryItem {
  const { story } = words.t
  const { dose_number: number, next_dose_date: next } = dose
  return itemOf(dose, {
    title: dose.vaccine_name,
    facts: present(
      present(
        dateIn(words, dose.date_received),
        number !== null && story.dose({ count: number }),
        dose.location,
      ).join(', '),
      present(dose.manufacturer, labelled(words, story.lot(), dose.lot_number)).join(', '),
      labelled(words, story.nextDose(), next && dateIn(words, next)),
      labelled(words, story.noticed(), dose.reaction),
      labelled(words, story.notes(), dose.notes),
      labelled(words, story.patientNote(), dose.patient_note),
    ),
  })
}

function procedureItem(words: Words, procedure: Procedure): StoryItem {
  const { story } = words.t
  const { date, body_site: site, facility } = procedure
  return itemOf(procedure, {
    title: procedure.name,
    facts: present(
      present(date && dateIn(words, date), site, facility).join(', '),
      labelled(words, story.outcome(), procedure.outcome),
      labelled(words, story.notes(), procedure.notes),
      labelled(words, story.patientNote(), procedure.patient_note),
    ),
  })
}

function familyItem(words: Words, history: FamilyHistory): StoryItem {
  const { story } = words.t
  const { age_at_onset: onset, age_at_death: death, is_deceased: died } = history
  return itemOf(history, {
    title: `${story.relation[history.relation]()} – ${history.condition ?? story.noHistory()}`,
    facts: present(
      sentence(
        words,
        present(
          onset !== null && story.ageAtOnset({ age: onset }),
          death === null ? died && story.died() : story.diedAt({ age: death }),
        ).join(', '),
      ),
      labelled(words, story.notes(), history.notes),
      labelled(words, story.patientNote(), history.patient_note),
    ),
  })
}

function documentItem(words: Words, document: Document): StoryItem {
  const { story } = words.t
  const date = document.document_date ?? document.uploaded_at
  return itemOf(document, {
    title: document.name,
    facts: present(
      present(story.documentCategory[document.category](), date && dateIn(words, date)).join(', '),
      labelled(words, story.notes(), document.notes),
    ),
  })
}

/** The records of each part in the words of one language; nothing of a part that is not there. */
export function storyItems(
  words: Words,
  sections: HealthStorySections,
): Partial<Record<StoryPart, StoryItem[]>> {
  const { allergies, medications, conditions, immunizations, procedures } = sections
  const { family_history, test_results, documents } = sections
  return {
    allergies: allergies && orderedAllergies(allergies.results).map((row) => allergyItem(words, row)),
    medications: medications?.results.map((row) => medicationItem(words, row)),
    conditions: conditions?.results.map((row) => conditionItem(words, row)),
    immunizations: immunizations?.results.map((row) => immunizationItem(words, row)),
    procedures: procedures?.results.map((row) => procedureItem(words, row)),
    family_history: family_history?.results.map((row) => familyItem(words, row)),
    test_results: test_results?.results.map((row) => resultItem(words, row)),
    documents: documents?.results.map((row) => documentItem(words, row)),
  }
}
