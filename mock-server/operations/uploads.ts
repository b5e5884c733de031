import type { FormFieldFile, Upload } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { formOfTask } from '../engine/forms.ts'
import { conflict, invalid, invalidField, notFound } from '../failures.ts'
import { checkFile, mostBytes } from '../forms/check-files.ts'
import { addressOf } from '../media/uploads.ts'
import type { TaskRow, UploadRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { taskFor } from './access.ts'
import { tooBig, typeOf } from './sent-file.ts'

/** The files that were sent for a task, by id. */
export const uploadsOf = ({ tables }: World, task: string): ReadonlyMap<string, UploadRow> =>
  new Map([...tables.uploads].filter(([, upload]) => upload.task === task))

const uploadView = ({ id, name, size, contentType }: UploadRow): Upload => ({
  id,
  name,
  size,
  content_type: contentType,
})

/** The question that a file answers, or a 400. */
function questionFor(world: World, task: TaskRow, key: string): FormFieldFile {
  const fields = formOfTask(world, task)?.pages.flatMap((page) => page.fields) ?? []
  const field = fields.find((one) => one.key === key)
  if (field?.type === 'file') return field
  throw invalidField('field', {
    'en-ca': 'This form has no such question for files.',
    'fr-ca': 'Ce formulaire ne contient pas cette question pour des fichiers.',
  })
}

/** The name without a path, and without signs that break a header or turn the direction of reading. */
const safeName = (name: string): string =>
  [...name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '').replace(/^.*[\\/]/, '')].slice(0, 255).join('') || 'file'

export const uploads = {
  createUpload: async (call) => {
    const { body, world, locale } = call
    const { task } = taskFor(call, body.task)
    if (task.completedAt !== null) {
      throw conflict(
        { 'en-ca': 'The task is already completed.', 'fr-ca': 'La tâche est déjà terminée.' },
        'already_completed',
      )
    }
    const field = questionFor(world, task, body.field)
    const most = field.max_bytes ?? mostBytes
    if (body.file.size > most) throw tooBig(most)
    const bytes = new Uint8Array(await body.file.arrayBuffer())
    const contentType = typeOf(bytes)
    const problem = checkFile(field, { size: bytes.length, contentType: contentType ?? '' }, { locale })
    if (problem !== null || !contentType) throw invalid(() => ({ file: [problem ?? ''] }))
    const name = safeName(body.file instanceof File ? body.file.name : 'file')
    const row = { id: world.newId('upload'), task: task.id, name, size: bytes.length, contentType, bytes }
    world.tables.uploads.set(row.id, row)
    return uploadView(row)
  },

  getUpload: (call) => {
    const upload = call.world.tables.uploads.get(call.params.id)
    if (!upload) throw notFound()
    taskFor(call, upload.task)
    return { ...uploadView(upload), url: call.origin + addressOf(call.world, upload.id) }
  },
} satisfies Partial<Operations>
