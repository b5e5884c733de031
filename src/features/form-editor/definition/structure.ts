import type { FormDefinition, FormField, FormPage, FormRowField } from '#generated/model/index.ts'
import { freshKey, keysIn } from './keys.ts'
import { questionAt, type QuestionPlace } from './place.ts'
import { inRows } from './question-kinds.ts'
import { inField, inPage, type Rename } from './references.ts'

/** A form after a structural change, and the new place of the changed item. */
export type Changed<P = QuestionPlace> = { form: FormDefinition; place: P }

const clamp = (at: number, most: number): number => Math.max(0, Math.min(at, most))

export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, place) => place !== at)

export const withAt = <T>(list: readonly T[], at: number, item: T): T[] => [
  ...list.slice(0, clamp(at, list.length)),
  item,
  ...list.slice(clamp(at, list.length)),
]

export const replaced = <T>(list: readonly T[], at: number, change: (item: T) => T): T[] =>
  list.map((item, place) => (place === at ? change(item) : item))

export const changePage = (
  form: FormDefinition,
  page: number,
  change: (page: FormPage) => FormPage,
): FormDefinition => ({
  ...form,
  pages: replaced(form.pages, page, change),
})

/** The siblings of a question: those of its page, or of its group. */
export function siblingsOf(form: FormDefinition, { page, at, row }: QuestionPlace): readonly FormField[] {
  const fields = form.pages[page]?.fields ?? []
  if (row === undefined) return fields
  const group = fields[at]
  return group?.type === 'group' ? group.fields : []
}

function changeSiblings(
  form: FormDefinition,
  { page, at, row }: QuestionPlace,
  change: (fields: readonly FormField[]) => FormField[],
): FormDefinition {
  return changePage(form, page, (own) => {
    if (row === undefined) return { ...own, fields: change(own.fields) }
    return {
      ...own,
      fields: replaced(own.fields, at, (group) =>
        // Callers check inRows() first.
        group.type === 'group' ? { ...group, fields: change(group.fields) as FormRowField[] } : group,
      ),
    }
  })
}

const placeIn = ({ row, at }: QuestionPlace): number => row ?? at

const placed = (place: QuestionPlace, at: number): QuestionPlace =>
  place.row === undefined ? { ...place, at } : { ...place, row: at }

export const changeQuestion = (
  form: FormDefinition,
  place: QuestionPlace,
  change: (field: FormField) => FormField,
): FormDefinition => changeSiblings(form, place, (fields) => replaced(fields, placeIn(place), change))

export function insertQuestion(form: FormDefinition, place: QuestionPlace, field: FormField): Changed {
  const at = clamp(placeIn(place), siblingsOf(form, place).length)
  return {
    form: changeSiblings(form, place, (fields) => withAt(fields, at, field)),
    place: placed(place, at),
  }
}

export const removeQuestion = (form: FormDefinition, place: QuestionPlace): FormDefinition =>
  changeSiblings(form, place, (fields) => without(fields, placeIn(place)))

/** Moves a question; the target is the place after the question has been removed. */
export function moveQuestion(form: FormDefinition, from: QuestionPlace, to: QuestionPlace): Changed {
  const field = questionAt(form, from)
  if (!field || (to.row !== undefined && !inRows(field.type))) return { form, place: from }
  return insertQuestion(removeQuestion(form, from), to, field)
}

/** The place one step up (-1) or down (1), across pages; undefined at the ends. */
export function stepPlace(form: FormDefinition, place: QuestionPlace, by: -1 | 1): QuestionPlace | undefined {
  const next = placeIn(place) + by
  if (next >= 0 && next < siblingsOf(form, place).length) return placed(place, next)
  if (place.row !== undefined) return undefined
  const page = form.pages[place.page + by]
  if (!page) return undefined
  return { kind: 'question', page: place.page + by, at: by === 1 ? 0 : page.fields.length }
}

/** Duplicates a question after itself with a new key, which the rows of a copied group refer to. */
export function duplicateQuestion(form: FormDefinition, place: QuestionPlace): Changed {
  const field = questionAt(form, place)
  if (!field) return { form, place }
  const to = freshKey(field.key, keysIn(form))
  const copy = inField({ ...structuredClone(field), key: to }, { from: field.key, to })
  return insertQuestion(form, placed(place, placeIn(place) + 1), copy)
}

export function addPage(form: FormDefinition, at = form.pages.length, page?: FormPage): FormDefinition {
  const own = page ?? { key: freshKey('page', keysIn(form)), title: { 'en-ca': '' }, fields: [] }
  return { ...form, pages: withAt(form.pages, at, own) }
}

export const removePage = (form: FormDefinition, page: number): FormDefinition => ({
  ...form,
  pages: without(form.pages, page),
})

export function movePage(form: FormDefinition, from: number, to: number): FormDefinition {
  const page = form.pages[from]
  if (!page || to < 0 || to >= form.pages.length) return form
  return { ...form, pages: withAt(without(form.pages, from), to, page) }
}

/** Duplicates a page after itself with new question keys; references within the page point to the copies. */
export function duplicatePage(form: FormDefinition, at: number): FormDefinition {
  const page = form.pages[at]
  if (!page) return form
  const taken = keysIn(form)
  const copy = structuredClone(page)
  const renames = [copy, ...copy.fields].map((one): Rename => {
    const from = one.key
    one.key = freshKey(from, taken)
    taken.add(one.key)
    return { from, to: one.key }
  })
  return addPage(form, at + 1, renames.slice(1).reduce(inPage, copy))
}
