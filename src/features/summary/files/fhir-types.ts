import type { PersonReference, RecordCode } from '#generated/model/index.ts'
import type { EveryField } from '#src/lib/objects/every-field.ts'
import type { OwnFields, Words } from '../story/story-item.ts'

/** The subset of FHIR R4 in use; a test validates the whole file against the official JSON schema (B17). */
export type Coding = { system: string; code: string; display?: string }
export type CodeableConcept = { coding?: Coding[]; text?: string }
export type Reference = { reference: string; display?: string }
export type Narrative = { status: 'generated'; div: string }

export type Resource = { resourceType: string; id: string; text?: Narrative } & Record<string, unknown>
export type Entry = { fullUrl: string; resource: Resource }

/** The person the records belong to, and the language of the texts. */
export type FhirContext = { readonly words: Words; readonly patient: Reference }

type Elements = Readonly<Record<string, unknown>>

/** The FHIR elements for each field of a record. */
export type FhirFields<Row> = EveryField<OwnFields<Row>, Elements | false | null | undefined>

export const elementsOf = (fields: Readonly<Record<string, Elements | false | null | undefined>>): Elements =>
  Object.assign({}, ...Object.values(fields).filter(Boolean))

export const coded = (system: string, code: string, display?: string): CodeableConcept => ({
  coding: [{ system, code, ...(display && { display }) }],
  ...(display && { text: display }),
})

export const hl7 = 'http://terminology.hl7.org/CodeSystem'
export const ucum = 'http://unitsofmeasure.org'

/** A concept as text, with its code if known. */
export const codeOf = (text: string, code: RecordCode | null): CodeableConcept => ({
  ...(code && { coding: [{ system: code.system, code: code.code }] }),
  text,
})

export const snomed = (code: string | undefined): RecordCode | null =>
  code ? { system: 'http://snomed.info/sct', code } : null

/** Names our own codes and extensions: for what FHIR cannot express, so that an import reads back all of an export. */
export const ours = (name: string) => `urn:portage:record:${name}`

/** A value of a list of the contract that has no code elsewhere. */
export const ownCode = (list: string, code: string): RecordCode => ({ system: ours(list), code })

/** Fields without an element in FHIR as extensions, skipping empty ones. */
export const extensions = (fields: Readonly<Record<string, string | number | null>>) =>
  Object.entries(fields).flatMap(([name, value]) => {
    if (value === null || value === '') return []
    return [
      { url: ours(name), ...(typeof value === 'number' ? { valueInteger: value } : { valueString: value }) },
    ]
  })

/** Texts as notes, skipping empty ones; those that are more than a note say so. */
export const notes = ({ reaction = null, notes: own, patient_note: patientNote }: Noted) => [
  ...noteOf(reaction, 'reaction'),
  ...noteOf(own),
  ...noteOf(patientNote, 'patient_note'),
]

type Noted = { reaction?: string | null; notes: string | null; patient_note: string | null }

const noteOf = (text: string | null, kind?: string) =>
  text?.trim() ? [{ ...(kind && { extension: extensions({ note: kind }) }), text }] : []

type Recorded = { source_text: string | null; recorded_by: PersonReference | null }

/** The author of a record, by name: portal users are no resources of the bundle. */
export const recorder = ({ source_text: text, recorded_by: by }: Recorded) => {
  const display = text ?? by?.display_name
  return display ? { display } : undefined
}

/** Stands in for an element that the International Patient Summary requires, when its value is unknown. */
export const unknown = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
}

/** The same for a primitive element: JSON puts its extension next to it, prefixed with `_`. */
export const unknownAs = (element: `_${string}`) => ({ [element]: unknown })

/** The URL of a resource within its bundle. */
export const urnOf = (id: string): string => `urn:uuid:${id}`

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XHTML, for readers of the narrative; characters invalid in XML are removed. */
export const narrative = (lines: readonly string[]): Narrative => {
  const safe = (line: string) =>
    line.replaceAll(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '').replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')
  const paragraphs = lines.map((line) => `<p>${safe(line)}</p>`).join('')
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${paragraphs}</div>` }
}

/** Removes empty values, which FHIR does not allow. */
export function withoutEmpty<Value extends object>(value: Value): Value {
  const kept = Object.entries(value).filter(
    ([, one]) => one !== null && one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0),
  )
  return Object.fromEntries(kept) as Value
}

/** Strings in FHIR have no no-break spaces. */
export const plainSpaces = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' ')) as Value
