import type { FormRow, Upload } from '#generated/model/index.ts'
import { type SendingFailure, sendingFailure } from '#src/api/sending-failure.ts'
import {
  type FileSending,
  type SendOptions,
  type Sending as SendingFile,
  createFileSending,
} from '#src/lib/files/file-sending.ts'

type Question = { field: string }

export type Sending = SendingFile<Question, SendingFailure>

export type Uploads = Omit<FileSending<Question, Upload, SendingFailure>, 'start' | 'onArrival'> & {
  start: (field: string, file: File) => void
  /** Called for each completed upload, which the caller adds to the answer. Returns an unsubscribe function. */
  onArrival: (listener: Arrived) => () => void
}

type Arrived = (field: string, row: FormRow) => void

type Send = (field: string, file: File, options: SendOptions) => Promise<Upload>

const fileRow = ({ id, name, size, content_type }: Upload): FormRow => ({
  id,
  name,
  size,
  content_type,
})

export function createUploads(send: Send): Uploads {
  const files = createFileSending<Question, Upload, SendingFailure>({
    send: ({ field, file }, options) => send(field, file, options),
    failureOf: sendingFailure,
  })
  return {
    ...files,
    start: (field, file) => files.start({ field }, file),
    onArrival: (listener) =>
      files.onArrival(({ field }, upload) => {
        listener(field, fileRow(upload))
      }),
  }
}
