import type { FormFieldFile, FormRow } from '#generated/model/index.ts'
import type { UploadRow } from '../store/rows.ts'
import type { CheckContext } from './check-context.ts'
import { formMessages } from './messages.ts'

/** 50 MB (VAL-55, D-57). */
export const mostBytes = 50 * 1024 * 1024

/** The problem of a file for a question (VAL-55..57), or null. */
export function checkFile(
  field: FormFieldFile,
  { size, contentType }: Pick<UploadRow, 'size'> & { readonly contentType: string },
  { locale }: Pick<CheckContext, 'locale'>,
): string | null {
  const words = formMessages[locale]
  if (size === 0) return words.fileEmpty
  if (size > (field.max_bytes ?? mostBytes)) return words.fileBig
  return field.accept.some((type) => type === contentType) ? null : words.fileType
}

/** The files that an answer refers to; undefined when it is no list of files. */
const idsOf = (answer: unknown): string[] | undefined => {
  if (!Array.isArray(answer)) return undefined
  const ids = answer.map((one: FormRow | string) => (typeof one === 'object' ? one['id'] : undefined))
  return ids.every((id) => typeof id === 'string') ? ids : undefined
}

/**
 * The files of an answer as the server keeps them, or what is wrong. A file that was never sent, or sent for another
 * task, is none.
 */
export function readFiles(
  field: FormFieldFile,
  answer: unknown,
  context: CheckContext,
): { answer: FormRow[] } | { problem: string } {
  const words = formMessages[context.locale]
  const ids = idsOf(answer)
  const files = ids?.map((id) => context.uploads?.get(id))
  if (!files || files.includes(undefined)) return { problem: words.fileGone }
  if (files.length > (field.max_files ?? 1)) return { problem: words.mostFiles(field.max_files ?? 1) }
  const rows: FormRow[] = []
  for (const file of files) {
    if (!file) continue
    const problem = checkFile(field, file, context)
    if (problem !== null) return { problem }
    rows.push({ id: file.id, name: file.name, size: file.size, content_type: file.contentType })
  }
  return { answer: rows }
}
