import type { PersonReference, RecordCode } from '#generated/model/index.ts'
import type { EveryField } from '#src/lib/every-field.ts'
import type { OwnFields, Words } from '../story-item.ts'

/** As much of FHIR R4 as a summary is written in; the official JSON schema checks the whole in a test (B17). */
export type Coding = { system: string; code: string; display?: string }
export type CodeableConcept = { coding?: Coding[]; text?: string }
export type Reference = { reference: string; display?: string }
export type Narrative = { status: 'generated'; div: string }

export type Resource = { resourceType: string; id: string; text?: Narrative } & Record<string, unknown>
export type Entry = { fullUrl: string; resource: Resource }

/** Whose records they are, and in which language they are told. */
export type Told = { readonly words: Words; readonly patient: Reference }

type Elements = Readonly<Record<string, unknown>>

/** The elements of a resource that say what each field of a record says. */
export type FhirFields<Row> = EveryField<OwnFields<Row>, Elements | false | null | undefined>

export const elementsOf = (fields: Readonly<Record<string, Elements | false | null | undefined>>): Elements =>
  Object.assign({}, ...Object.values(fields).filter(Boolean))

export const coded = (system: string, code: string, display?: string): CodeableConcept => ({
  coding: [{ system, code, ...(display && { display }) }],
  ...(display && { text: display }),
})

export const hl7 = 'http://terminology.hl7.org/CodeSystem'
export const ucum = 'http://unitsofmeasure.org'

/** What something is called, and its code where one is known. */
export const codeOf = (text: string, code: RecordCode | null): CodeableConcept => ({
  ...(code && { coding: [{ system: code.system, code: code.code }] }),
  text,
})

export const snomed = (code: string | undefined): RecordCode | null =>
  code ? { system: 'http://snomed.info/sct', code } : null

/** Texts as notes, without the empty ones. */
export const notes = (...texts: readonly (string | null)[]) =>
  texts.flatMap((text) => (text?.trim() ? [{ text }] : []))

/** Who wrote a record down, by name: people who use the portal are no resources of the bundle. */
export const recorder = ({ recorded_by: by }: { recorded_by: PersonReference | null }) =>
  by ? { display: by.display_name } : undefined

/** In place of an element that the International Patient Summary requires, when nobody knows its value. */
export const unknown = {
  extension: [{ url: 'http://hl7.org/fhir/StructureDefinition/data-absent-reason', valueCode: 'unknown' }],
}

/** The same for an element that is a plain value: JSON writes its extension beside it, with `_`. */
export const unknownAs = (element: `_${string}`) => ({ [element]: unknown })

/** Where a resource is found in its bundle. */
export const urnOf = (id: string): string => `urn:uuid:${id}`

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Words as XHTML, for who reads a resource and not its data; signs that XML does not know are left out. */
export const narrative = (lines: readonly string[]): Narrative => {
  const safe = (line: string) =>
    line.replaceAll(/[^\P{Cc}\n\t]|[\ufffe\uffff]/gu, '').replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? '')
  const paragraphs = lines.map((line) => `<p>${safe(line)}</p>`).join('')
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${paragraphs}</div>` }
}

/** Only what is there: FHIR has no empty values. */
export function withoutEmpty<Value extends object>(value: Value): Value {
  const kept = Object.entries(value).filter(
    ([, one]) => one !== null && one !== undefined && one !== '' && !(Array.isArray(one) && one.length === 0),
  )
  return Object.fromEntries(kept) as Value
}
