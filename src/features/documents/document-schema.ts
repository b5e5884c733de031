import type { Document, DocumentUpdate } from '#generated/model/index.ts'
import type { Problem } from '#src/lib/problem.ts'
import { characters, isBlank, isOneLine } from '#src/lib/text-rules.ts'

/** As many characters as the contract takes. */
const LONGEST_NAME = 200
export const LONGEST_NOTES = 1000

/** What is wrong with the name of a document (VAL-35, VAL-38); it is one line. */
export function nameProblem(name: string): Problem | undefined {
  if (isBlank(name)) return { code: 'required' }
  if (!isOneLine(name.trim())) return { code: 'invalid' }
  return characters(name.trim()) > LONGEST_NAME ? { code: 'maxCharacters', max: LONGEST_NAME } : undefined
}

/** What is wrong with the notes: only their length can be. */
export const notesProblem = (notes: string): Problem | undefined =>
  characters(notes.trim()) > LONGEST_NOTES ? { code: 'maxCharacters', max: LONGEST_NOTES } : undefined

/** `Blood_test-march.PDF` as a person would write it: `Blood test march`. */
export function nameFromFile(fileName: string): string {
  const bare = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.pdf$/i, '')
    .replaceAll(/\p{Cf}|\p{Cc}/gu, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return [...bare].slice(0, LONGEST_NAME).join('')
}

/** What can be changed of a document, as its form has it. */
export type DocumentValues = Pick<Document, 'name' | 'category'> & { notes: string; date: string }

export const valuesOf = (document: Document): DocumentValues => ({
  name: document.name,
  notes: document.notes ?? '',
  category: document.category,
  date: document.document_date ?? '',
})

/** What of it differs from what is kept. */
export function changesOf(document: Document, values: DocumentValues): DocumentUpdate {
  const kept = valuesOf(document)
  const notes = values.notes.trim()
  return {
    ...(values.name.trim() !== kept.name && { name: values.name.trim() }),
    ...(notes !== kept.notes && { notes: notes === '' ? null : notes }),
    ...(values.category !== kept.category && { category: values.category }),
    ...(values.date !== kept.date && { document_date: values.date === '' ? null : values.date }),
  }
}
