/** As much of FHIR R4 as a summary is written in; the official JSON schema checks the whole in a test (B17). */
export type Coding = { system: string; code: string; display?: string }
export type CodeableConcept = { coding?: Coding[]; text?: string }
export type Reference = { reference: string; display?: string }
export type Narrative = { status: 'generated'; div: string }

export type Resource = { resourceType: string; id: string; text?: Narrative } & Record<string, unknown>
export type Entry = { fullUrl: string; resource: Resource }

export const coded = (system: string, code: string, display?: string): CodeableConcept => ({
  coding: [{ system, code, ...(display && { display }) }],
  ...(display && { text: display }),
})

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
