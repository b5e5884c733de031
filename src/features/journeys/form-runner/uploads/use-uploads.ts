import { useEffect, useState, useSyncExternalStore } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { createUpload } from '#generated/endpoints/uploads/uploads.ts'
import { rowsOf } from '../answers/answers.ts'
import type { FormValues } from '../run/form-values.ts'
import type { Issues } from '../answers/issues.ts'
import { createUploads, type Sending } from './uploads.ts'

/** Timeout in ms: enough for 50 MB on a slow connection. */
const PATIENCE = 15 * 60_000

type Source = { taskId: string; form: UseFormReturn<FormValues>; onAnswer: () => void }

/** The uploads of a form; a completed one is added to its question's answer. */
export function useUploads({ taskId, form, onAnswer }: Source) {
  const [uploads] = useState(() =>
    createUploads((field, file, { signal, onProgress }) =>
      createUpload(
        { task: taskId, field, file },
        { timeout: PATIENCE, onUploadProgress: ({ progress }) => onProgress(progress ?? 0) },
        signal,
      ),
    ),
  )
  useEffect(() =>
    uploads.onArrival((field, row) => {
      form.setValue(field, [...rowsOf(form.getValues(field)), row])
      if (form.getFieldState(field).error) void form.trigger(field)
      onAnswer()
    }),
  )
  const isSending = useSyncExternalStore(uploads.sending.subscribe, () => uploads.sending.get().length > 0)
  useEffect(() => () => uploads.dropAll(), [uploads])
  return { uploads, isSending }
}

/** Incomplete uploads block submission. */
export const uploadIssues = (sending: readonly Sending[]): Issues =>
  Object.fromEntries(
    sending.map(({ field, failure }) => [
      field,
      failure ? { code: 'notUploaded' as const } : { code: 'uploading' as const },
    ]),
  )
