import * as z from 'zod/mini'
import type { Document } from '#generated/model/index.ts'
import {
  DocumentCategory,
  documentUpdateNameMax,
  DocumentUpdate,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { choice, line, optionalLines, optionalRememberedDate } from '#src/form-kit/fields.ts'

/** The editable fields of a document (DATA-52, VAL-35, VAL-38). */
export const documentSchema = z.object({
  name: line(DocumentUpdate.shape.name),
  notes: optionalLines(DocumentUpdate.shape.notes),
  category: choice(DocumentCategory),
  document_date: optionalRememberedDate({ whole: true }),
})

export type DocumentInput = z.input<typeof documentSchema>
export type DocumentChecked = z.output<typeof documentSchema>

/** Suggests a name: `Blood_test-march.PDF` becomes `Blood test march`. */
export function nameFromFile(fileName: string): string {
  const bare = fileName
    .replace(/^.*[\\/]/, '')
    .replace(/\.pdf$/i, '')
    .replaceAll(/\p{Cf}|\p{Cc}/gu, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
  return [...bare].slice(0, documentUpdateNameMax).join('')
}

export const toFormValues = (document: Document): DocumentInput => ({
  name: document.name,
  notes: document.notes ?? '',
  category: document.category,
  document_date: document.document_date ?? '',
})
