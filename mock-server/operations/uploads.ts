import type { FormFieldFile, Upload } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import type { Caller } from '../engine/care-partners.ts'
import { isLimitedFor } from '../engine/care-partners.ts'
import { formOfTask } from '../engine/forms.ts'
import { conflict, invalid, invalidField, limitedAccess, notFound } from '../failures.ts'
import { checkFile, mostBytes } from '../forms/check-files.ts'
import { addressOf } from '../media/uploads.ts'
import type { InstanceRow, TaskRow, UploadRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { taskFor } from './access.ts'
import { answeredTask, ownsStep } from './answering.ts'
import { tooBig, typeOf } from './sent-file.ts'

/** Whether the file belongs to the user's draft; a patient's step has one for all who look after them. */
const isOfDraft = (who: Caller, { by }: UploadRow, task: TaskRow, instance: InstanceRow): boolean =>
  by === who.user.id || (ownsStep(who, task, instance) && !task.careDrafts.has(by))

/** The files that the user can submit with a task, by id. */
export const uploadsFor = (
  who: Caller,
  task: TaskRow,
  instance: InstanceRow,
): ReadonlyMap<string, UploadRow> =>
  new Map(
    [...who.world.tables.uploads].filter(
      ([, upload]) => upload.task === task.id && isOfDraft(who, upload, task, instance),
    ),
  )

/** Whether the answers of its task were submitted with this file. */
function isSubmitted({ tables }: World, { id, task }: UploadRow): boolean {
  const { formData } = tables.submissions.get(tables.tasks.get(task)?.submission ?? '') ?? {}
  return Object.values(formData ?? {}).some(
    (answer) => Array.isArray(answer) && answer.some((one) => typeof one === 'object' && one['id'] === id),
  )
}

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
    const { task } = answeredTask(call, body.task)
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
    const by = call.user.id
    const row = { id: world.newId('upload'), task: task.id, by, name, size: bytes.length, contentType, bytes }
    world.tables.uploads.set(row.id, row)
    return uploadView(row)
  },

  getUpload: (call) => {
    const upload = call.world.tables.uploads.get(call.params.id)
    if (!upload) throw notFound()
    const { task, instance } = taskFor(call, upload.task)
    if (!isOfDraft(call, upload, task, instance) && !isSubmitted(call.world, upload)) throw notFound()
    // a file that was sent is an answer
    if (task.completedAt !== null && isLimitedFor(call, instance.patient)) throw limitedAccess()
    return { ...uploadView(upload), url: call.origin + addressOf(call.world, upload.id) }
  },
} satisfies Partial<Operations>
