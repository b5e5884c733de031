import type { Condition } from '#generated/model/index.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import {
  coded,
  codeOf,
  elementsOf,
  extensions,
  type FhirFields,
  hl7,
  notes,
  recorder,
  type Resource,
  type FhirContext,
  withoutEmpty,
} from '../files/fhir-types.ts'
import {
  itemOf,
  labelled,
  present,
  sentence,
  type StoryFacts,
  type StoryItem,
  type Words,
} from '../story/story-item.ts'

/** Built-in types are translated; custom ones are shown as entered (D-75). */
function typeText({ t }: Words, type: string): string {
  const known = Object.entries(t.story.conditionType).find(([one]) => one === type)
  return known ? known[1]() : type
}

/** A condition as text, for screen, print, shares and files. */
export function conditionItem(words: Words, condition: Condition): StoryItem {
  const { story } = words.t
  const { name, status, type, diagnosis_year: from, resolved_year: until } = condition
  const since = from === null ? '' : story.since({ date: String(from) })
  const states = { active: null, resolved: story.resolved(), unknown: story.statusUnknown() }
  return itemOf(condition, {
    title: name,
    brief: sentence(words, since),
    isPast: status === 'resolved',
    state: states[status],
    facts: {
      name: notHere('the title'),
      code: notHere('says the name again, for machines'),
      status: notHere('the state'),
      type: present(
        type && typeText(words, type),
        since,
        until !== null && story.until({ date: String(until) }),
      ).join(', '),
      diagnosis_year: notHere('beside the type'),
      resolved_year: notHere('beside the type'),
      notes: labelled(words, story.notes(), condition.notes),
      patient_note: labelled(words, story.patientNote(), condition.patient_note),
    } satisfies StoryFacts<Condition>,
  })
}

export function conditionResource({ patient }: FhirContext, condition: Condition): Resource {
  const { status, diagnosis_year: from, resolved_year: until } = condition
  return withoutEmpty({
    resourceType: 'Condition',
    id: condition.id,
    category: [coded(`${hl7}/condition-category`, 'problem-list-item')],
    subject: patient,
    recordedDate: condition.created_at,
    recorder: recorder(condition),
    ...elementsOf({
      name: { code: codeOf(condition.name, condition.code) },
      code: notHere('beside the name'),
      type: { extension: extensions({ type: condition.type }) },
      // An unknown status claims nothing.
      status: status !== 'unknown' && { clinicalStatus: coded(`${hl7}/condition-clinical`, status) },
      diagnosis_year: from !== null && { onsetDateTime: String(from) },
      resolved_year: until !== null && status === 'resolved' && { abatementDateTime: String(until) },
      notes: { note: notes(condition) },
      patient_note: notHere('beside the notes'),
    } satisfies FhirFields<Condition>),
  })
}
