import type { FormDefinition, FormField, FormPage } from '#generated/model/index.ts'

/**
 * A position in a form, by index from 0, because keys may be missing, duplicated or incomplete while typed.
 * `row` is a question in the rows of the group at `at`.
 */
export type QuestionPlace = { kind: 'question'; page: number; at: number; row?: number }
export type Place =
  | { kind: 'form' }
  | { kind: 'page'; page: number }
  | QuestionPlace
  | { kind: 'alert'; at: number }
  | { kind: 'score'; at: number }

/** Serializes a place, for element ids and list keys. */
export function placeId(place: Place): string {
  switch (place.kind) {
    case 'form':
      return 'form'
    case 'page':
      return `page-${place.page}`
    case 'alert':
    case 'score':
      return `${place.kind}-${place.at}`
    case 'question':
      return `question-${place.page}-${place.at}${place.row === undefined ? '' : `-${place.row}`}`
  }
}

type Part = string | number

/** Converts a path in the definition to a place. */
export function placeOfPath(path: readonly Part[]): Place {
  const [first, page, second, at, third, row] = path
  if (first === 'alerts' && typeof page === 'number') return { kind: 'alert', at: page }
  if (first === 'scores' && typeof page === 'number') return { kind: 'score', at: page }
  if (first !== 'pages' || typeof page !== 'number') return { kind: 'form' }
  if (second !== 'fields' || typeof at !== 'number') return { kind: 'page', page }
  if (third !== 'fields' || typeof row !== 'number') return { kind: 'question', page, at }
  return { kind: 'question', page, at, row }
}

export const placeOfPointer = (pointer: string): Place =>
  placeOfPath(
    pointer
      .split('/')
      .slice(1)
      .map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
  )

export function pointerOf(place: Place): string {
  switch (place.kind) {
    case 'form':
      return ''
    case 'page':
      return `/pages/${place.page}`
    case 'alert':
    case 'score':
      return `/${place.kind}s/${place.at}`
    case 'question': {
      const question = `/pages/${place.page}/fields/${place.at}`
      return place.row === undefined ? question : `${question}/fields/${place.row}`
    }
  }
}

const pageAt = (form: FormDefinition, page: number): FormPage | undefined => form.pages[page]

/** The question at a place, including one in a group's rows. */
export function questionAt(form: FormDefinition, { page, at, row }: QuestionPlace): FormField | undefined {
  const field = form.pages[page]?.fields[at]
  if (row === undefined) return field
  return field?.type === 'group' ? field.fields[row] : undefined
}

export function exists(form: FormDefinition, place: Place): boolean {
  switch (place.kind) {
    case 'form':
      return true
    case 'page':
      return pageAt(form, place.page) !== undefined
    case 'alert':
      return form.alerts?.[place.at] !== undefined
    case 'score':
      return form.scores?.[place.at] !== undefined
    case 'question':
      return questionAt(form, place) !== undefined
  }
}

export type PlacedQuestion = { field: FormField; place: QuestionPlace; group?: FormField }

/** All questions and texts in form order, those of a group's rows right after it. */
export function questionsOf(form: FormDefinition): PlacedQuestion[] {
  return form.pages.flatMap(({ fields }, page) =>
    fields.flatMap((field, at): PlacedQuestion[] => {
      const place: QuestionPlace = { kind: 'question', page, at }
      const rows = field.type === 'group' ? field.fields : []
      return [
        { field, place },
        ...rows.map((inner, row) => ({ field: inner, place: { ...place, row }, group: field })),
      ]
    }),
  )
}
