import type { Immunization } from '#generated/model/index.ts'
import { notHere } from '#src/lib/objects/every-field.ts'
import {
  type FhirFields,
  type Resource,
  type FhirContext,
  codeOf,
  elementsOf,
  extensions,
  notes,
  withoutEmpty,
} from '../files/fhir-types.ts'
import {
  type StoryFacts,
  type StoryItem,
  type Words,
  dateIn,
  itemOf,
  labelled,
  present,
} from '../story/story-item.ts'

/** A vaccine dose as text, for screen, print, shares and files. */
export function immunizationItem(words: Words, dose: Immunization): StoryItem {
  const { story } = words.t
  const { dose_number: number, next_dose_date: next } = dose
  return itemOf(dose, {
    title: dose.vaccine_name,
    facts: {
      vaccine_name: notHere('the title'),
      vaccine_code: notHere('says the name again, for machines'),
      date_received: present(
        dateIn(words, dose.date_received),
        number !== null && story.dose({ count: number }),
        dose.location,
      ).join(', '),
      dose_number: notHere('beside the date'),
      location: notHere('beside the date'),
      manufacturer: present(dose.manufacturer, labelled(words, story.lot(), dose.lot_number)).join(', '),
      lot_number: notHere('beside the manufacturer'),
      next_dose_date: labelled(words, story.nextDose(), next && dateIn(words, next)),
      reaction: labelled(words, story.noticed(), dose.reaction),
      notes: labelled(words, story.notes(), dose.notes),
      patient_note: labelled(words, story.patientNote(), dose.patient_note),
    } satisfies StoryFacts<Immunization>,
  })
}

export function immunizationResource({ patient }: FhirContext, dose: Immunization): Resource {
  const { dose_number: number } = dose
  return withoutEmpty({
    resourceType: 'Immunization',
    id: dose.id,
    status: 'completed',
    patient,
    primarySource: false,
    performer: dose.source_text ? [{ actor: { display: dose.source_text } }] : [],
    ...elementsOf({
      vaccine_name: { vaccineCode: codeOf(dose.vaccine_name, dose.vaccine_code) },
      vaccine_code: notHere('beside the name'),
      date_received: { occurrenceDateTime: dose.date_received },
      manufacturer: dose.manufacturer ? { manufacturer: { display: dose.manufacturer } } : null,
      location: dose.location ? { location: { display: dose.location } } : null,
      lot_number: { lotNumber: dose.lot_number },
      dose_number: number !== null && { protocolApplied: [{ doseNumberPositiveInt: number }] },
      next_dose_date: { extension: extensions({ next_dose_date: dose.next_dose_date }) },
      reaction: { note: notes(dose) },
      notes: notHere('beside the reaction'),
      patient_note: notHere('beside the reaction'),
    } satisfies FhirFields<Immunization>),
  })
}
