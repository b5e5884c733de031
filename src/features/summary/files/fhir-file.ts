import type { HealthStory } from '#generated/model/index.ts'
import { htmlLang } from '#src/i18n/locale.ts'
import { orderedAllergies } from '../story/allergy-order.ts'
import { phoneValue } from '#src/lib/validation/phone.ts'
import { present, type StoryItem, type StoryPart, type Words } from '../story/story-item.ts'
import { storySections } from '../view/story-view.ts'
import { allergyResource } from '../kinds/allergy.ts'
import { conditionResource } from '../kinds/condition.ts'
import { documentResource } from '../kinds/document.ts'
import { familyResource } from '../kinds/family-history.ts'
import { immunizationResource } from '../kinds/immunization.ts'
import { measurementResource } from '../kinds/measurement.ts'
import { medicationResource } from '../kinds/medication.ts'
import { procedureResource } from '../kinds/procedure.ts'
import { resultResource } from '../kinds/test-result.ts'
import {
  type Entry,
  type Reference,
  type Resource,
  coded,
  narrative,
  plainSpaces,
  unknownAs,
  urnOf,
  withoutEmpty,
} from './fhir-types.ts'

const loinc = 'http://loinc.org'

/** Section codes of the International Patient Summary. */
const codes: Readonly<Record<StoryPart, string>> = {
  allergies: '48765-2',
  medications: '10160-0',
  conditions: '11450-4',
  immunizations: '11369-6',
  procedures: '47519-4',
  family_history: '10157-6',
  test_results: '30954-2',
  measurements: '8716-3',
  documents: '55108-5',
}

/** Sections an IPS must contain, even if empty. */
const required: readonly StoryPart[] = ['allergies', 'medications', 'conditions']

type Options = { words: Words; story: HealthStory; newId: () => string }

function resourcesOf(
  words: Words,
  { sections }: HealthStory,
  patient: Reference,
): Record<StoryPart, Resource[]> {
  const context = { words, patient }
  const all = <Row>(rows: readonly Row[] | undefined, write: (of: typeof context, row: Row) => Resource) =>
    (rows ?? []).map((row) => write(context, row))
  return {
    allergies: all(orderedAllergies(sections.allergies?.results ?? []), allergyResource),
    medications: all(sections.medications?.results, medicationResource),
    conditions: all(sections.conditions?.results, conditionResource),
    immunizations: all(sections.immunizations?.results, immunizationResource),
    procedures: all(sections.procedures?.results, procedureResource),
    family_history: all(sections.family_history?.results, familyResource),
    test_results: all(sections.test_results?.results, resultResource),
    measurements: all(sections.measurements?.results, measurementResource),
    documents: all(sections.documents?.results, documentResource),
  }
}

function patientResource({ patient }: HealthStory): Resource {
  const { preferred_language: language, spoken_languages: spoken, implants } = patient
  const contact = patient.emergency_contact
  return withoutEmpty({
    resourceType: 'Patient',
    id: patient.id,
    text: narrative(present(patient.display_name, spoken, implants)),
    name: [{ text: patient.display_name }],
    ...(patient.date_of_birth === null ? unknownAs('_birthDate') : { birthDate: patient.date_of_birth }),
    communication: [
      ...(language
        ? [
            {
              language: { coding: [{ system: 'urn:ietf:bcp:47', code: htmlLang(language) }] },
              preferred: true,
            },
          ]
        : []),
      ...(spoken ? [{ language: { text: spoken } }] : []),
    ],
    contact: contact
      ? [
          {
            relationship: [
              {
                ...coded('http://terminology.hl7.org/CodeSystem/v2-0131', 'C'),
                ...(contact.relation && { text: contact.relation }),
              },
            ],
            name: { text: contact.name },
            telecom: [{ system: 'phone', value: phoneValue(contact.phone) ?? contact.phone }],
          },
        ]
      : undefined,
  })
}

const lineOf = ({ title, state, facts }: StoryItem) => [title, state, ...facts].filter(Boolean).join(' – ')

/**
 * A Health Story as an International Patient Summary: a FHIR R4 document bundle with a Composition, the Patient
 * and one resource per record (PS-CA). Sections that failed to load are `unavailable`; empty ones state the
 * known reason.
 * @param newId generates the ids of the bundle and its composition
 */
export function fhirBundle({ words, story, newId }: Options): object {
  const { patient } = story
  const subject: Reference = { reference: urnOf(patient.id), display: patient.display_name }
  const resources = resourcesOf(words, story, subject)
  const compositionId = newId()
  const sections = storySections(words, story)
    .filter(({ part, items, isFailed }) => items.length > 0 || isFailed || required.includes(part))
    .map(({ part, title, isFailed, empty, items }) => {
      const isEmpty = items.length === 0
      const said = story.sections[part]?.statement
      const reason = isFailed
        ? 'unavailable'
        : said === 'none_known'
          ? 'nilknown'
          : said === 'declined'
            ? 'withheld'
            : 'notasked'
      const lines = isFailed
        ? [words.t.story.failed({ section: title })]
        : isEmpty
          ? [empty]
          : items.map(lineOf)
      return {
        title,
        code: coded(loinc, codes[part]),
        text: narrative(lines),
        ...(isEmpty
          ? { emptyReason: coded('http://terminology.hl7.org/CodeSystem/list-empty-reason', reason) }
          : { entry: resources[part].map(({ id }) => ({ reference: urnOf(id) })) }),
      }
    })
  const composition: Resource = {
    resourceType: 'Composition',
    id: compositionId,
    language: htmlLang(words.locale),
    text: narrative([words.t.story.titleOf({ name: patient.display_name }), words.t.story.footer()]),
    status: 'final',
    type: coded(loinc, '60591-5', 'Patient summary Document'),
    subject,
    date: story.generated_at,
    author: [subject],
    title: words.t.story.titleOf({ name: patient.display_name }),
    section: sections,
  }
  const entry: Entry[] = [composition, patientResource(story), ...Object.values(resources).flat()].map(
    (resource) => ({ fullUrl: urnOf(resource.id), resource }),
  )
  return {
    resourceType: 'Bundle',
    id: newId(),
    meta: { profile: ['http://hl7.org/fhir/uv/ips/StructureDefinition/Bundle-uv-ips'] },
    language: htmlLang(words.locale),
    identifier: { system: 'urn:ietf:rfc:3986', value: urnOf(newId()) },
    type: 'document',
    timestamp: story.generated_at,
    entry: plainSpaces(entry),
  }
}

export const fhirFile = (options: Options): string => `${JSON.stringify(fhirBundle(options), null, 2)}\n`
