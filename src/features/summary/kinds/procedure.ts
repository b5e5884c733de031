import type { Procedure } from '#generated/model/index.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import {
  elementsOf,
  type FhirFields,
  notes,
  recorder,
  type Resource,
  type FhirContext,
  unknownAs,
  withoutEmpty,
} from '../files/fhir-types.ts'
import {
  dateIn,
  itemOf,
  labelled,
  present,
  type StoryFacts,
  type StoryItem,
  type Words,
} from '../story/story-item.ts'

/** A procedure as text, for screen, print, shares and files. */
export function procedureItem(words: Words, procedure: Procedure): StoryItem {
  const { story } = words.t
  const { date, body_site: site, facility } = procedure
  const when = present(date && dateIn(words, date), site, facility).join(', ')
  return itemOf(procedure, {
    title: procedure.name,
    brief: when,
    facts: {
      name: notHere('the title'),
      date: when,
      body_site: notHere('beside the date'),
      facility: notHere('beside the date'),
      outcome: labelled(words, story.outcome(), procedure.outcome),
      notes: labelled(words, story.notes(), procedure.notes),
      patient_note: labelled(words, story.patientNote(), procedure.patient_note),
    } satisfies StoryFacts<Procedure>,
  })
}

export function procedureResource({ patient }: FhirContext, procedure: Procedure): Resource {
  const { date, body_site: site, facility, outcome } = procedure
  return withoutEmpty({
    resourceType: 'Procedure',
    id: procedure.id,
    status: 'completed',
    subject: patient,
    recorder: recorder(procedure),
    ...elementsOf({
      name: { code: { text: procedure.name } },
      date: date === null ? unknownAs('_performedDateTime') : { performedDateTime: date },
      facility: facility ? { location: { display: facility } } : null,
      body_site: site ? { bodySite: [{ text: site }] } : null,
      outcome: outcome ? { outcome: { text: outcome } } : null,
      notes: { note: notes(procedure) },
      patient_note: notHere('beside the notes'),
    } satisfies FhirFields<Procedure>),
  })
}
