import type { RecordCode } from '#generated/model/index.ts'
import { partialDateProblem } from '#src/lib/dates/partial-date.ts'
import { ours } from '../files/fhir-types.ts'
import { at, line, list, number, oneOf, text } from './json.ts'

/** What an entry of a file needs from the rest of it. */
export type FileContext = {
  /** The resource that a reference names. */
  find: (reference: unknown) => unknown
  /** A reaction that the file does not name. */
  unknownReaction: string
}

type Coding = { system: string; code: string; display: string | null }

export const codingsOf = (concept: unknown): readonly Coding[] =>
  list(at(concept, 'coding')).flatMap((one) => {
    const [system, code] = [text(at(one, 'system')), text(at(one, 'code'))]
    return system && code ? [{ system, code, display: line(at(one, 'display')) }] : []
  })

/** A concept in words. */
export const nameOf = (concept: unknown): string | null =>
  line(at(concept, 'text')) ??
  list(at(concept, 'coding')).flatMap((one) => line(at(one, 'display')) ?? [])[0] ??
  null

export const codeIn = (concept: unknown, system: string): string | undefined =>
  codingsOf(concept).find((one) => one.system === system)?.code

/** The code of a status, whose system needs no check. */
export const statusOf = (concept: unknown): string | undefined => codingsOf(concept)[0]?.code

/** The first code that other systems know. */
export function recordCode(concept: unknown): RecordCode | null {
  const known = codingsOf(concept).find(({ system }) => !system.startsWith(ours('')))
  return known ? { system: known.system, code: known.code } : null
}

/** The value of one of our lists. */
export const ownCodeIn = <Value extends string>(
  concept: unknown,
  name: string,
  values: readonly Value[],
): Value | undefined => oneOf(values, codeIn(concept, ours(name)))

/** Our extension of an element. */
export function extensionOf(element: unknown, name: string): string | number | null {
  const found = list(at(element, 'extension')).find((one) => at(one, 'url') === ours(name))
  return text(at(found, 'valueString')) ?? number(at(found, 'valueInteger'))
}

export const extensionText = (element: unknown, name: string): string | null =>
  text(extensionOf(element, name))

/** A date as exact as it is in the file, without its time. */
export function dateOf(value: unknown): string | null {
  const [day] = /^\d{4}(-\d{2}){0,2}/.exec(text(value) ?? '') ?? []
  return day !== undefined && partialDateProblem(day) === undefined ? day : null
}

/** A date of an element that is a moment or a period. */
export const startOf = (resource: unknown, stem: string): string | null =>
  dateOf(at(resource, `${stem}DateTime`)) ?? dateOf(at(resource, `${stem}Period`, 'start'))

export const yearOf = (date: string | null): number | null =>
  date === null ? null : Number(date.slice(0, 4))

/** The notes of a resource, by what they are. */
export function notesOf(resource: unknown) {
  const said = list(at(resource, 'note')).flatMap((note) => {
    const words = text(at(note, 'text'))
    return words ? [{ words, kind: extensionText(note, 'note') }] : []
  })
  const join = (wanted: (kind: string | null) => boolean) =>
    said
      .filter(({ kind }) => wanted(kind))
      .map(({ words }) => words)
      .join('\n') || null
  return {
    reaction: join((kind) => kind === 'reaction'),
    notes: join((kind) => kind !== 'reaction'),
  }
}

function personName(name: unknown): string | null {
  const parts = [...list(at(name, 'given')), at(name, 'family')].flatMap((part) => line(part) ?? [])
  return line(at(name, 'text')) ?? (parts.join(' ') || null)
}

export function nameOfResource(resource: unknown): string | null {
  const name = at(resource, 'name')
  return line(name) ?? list(name).flatMap((one) => personName(one) ?? [])[0] ?? null
}

/** The name behind the first of these references that has one. */
export const nameBehind = ({ find }: FileContext, ...references: readonly unknown[]): string | null =>
  references.flatMap((one) => line(at(one, 'display')) ?? nameOfResource(find(one)) ?? [])[0] ?? null

type Field = { safeParse: (value: unknown) => { success: boolean } }

/** A text that is too long for its field is cut there; the whole of it joins the notes. */
export function cutTo(
  field: Field,
  words: string,
  notes: string | null,
): { short: string; notes: string | null } {
  const signs = [...words]
  if (signs.length < 2 || field.safeParse(words).success) return { short: words, notes }
  let length = Math.min(signs.length - 1, LONGEST)
  const cut = () => `${signs.slice(0, length).join('').trimEnd()}…`
  while (length > 1 && !field.safeParse(cut()).success) length -= 1
  return { short: cut(), notes: [notes, words].filter(Boolean).join('\n') }
}
/** Longer than any field that is one line. */
const LONGEST = 500

const ABSENT = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'
/** SNOMED CT: no known allergy, of a drug, of food; no current problems; no medicines. */
const NOTHING = new Set(['716186003', '409137002', '429625007', '160245001', '787481004'])

/** Whether a code says that there is nothing, or that nothing is known. */
export const isNothing = (concept: unknown): boolean =>
  codingsOf(concept).some(
    ({ system, code }) => system === ABSENT || (system === 'http://snomed.info/sct' && NOTHING.has(code)),
  )
