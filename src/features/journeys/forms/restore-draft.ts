import type { FormData, FormDefinition, TaskDraft } from '#generated/model/index.ts'
import { answersFor, sameAnswers, typedAnswers, wasSent } from './answers.ts'
import type { DeviceDraft } from './device-draft.ts'

/** A draft to go on with. `revision` is what the next save to the server is based on. */
export type Resumable = {
  form_data: FormData
  page: string | null
  updated_at: string
  revision: number
  unsaved: boolean
}

export type Restored =
  | { kind: 'none'; revision: number }
  | { kind: 'resume'; draft: Resumable }
  /** Both places hold answers that the other lacks: the person chooses, nothing is dropped in silence. */
  | { kind: 'conflict'; draft: Resumable; other: TaskDraft }

/**
 * What to open with: the newest of the copy on this device and the draft on the server, with the answers whose
 * questions still exist. A revision decides, not a clock, since the two clocks may differ.
 */
export function restoreDraft(
  definition: FormDefinition,
  device: DeviceDraft | undefined,
  server: TaskDraft,
): Restored {
  const own = device && typedAnswers(answersFor(definition, device.form_data))
  const theirs = typedAnswers(answersFor(definition, server.form_data))
  const { revision } = server
  const fromServer: Restored =
    Object.keys(theirs).length > 0
      ? {
          kind: 'resume',
          draft: {
            form_data: theirs,
            page: server.page,
            updated_at: server.updated_at ?? new Date().toISOString(),
            revision,
            unsaved: false,
          },
        }
      : { kind: 'none', revision }

  if (!device || !own || Object.keys(own).length === 0) return fromServer
  const { page, updated_at } = device
  const fromDevice: Resumable = { form_data: own, page, updated_at, revision, unsaved: true }
  // The server has no draft any more: what is left here is offered rather than lost.
  if (fromServer.kind === 'none') return { kind: 'resume', draft: fromDevice }
  if (!device.unsaved) return fromServer
  // Typed here after the last save that arrived.
  if (device.revision === revision) return { kind: 'resume', draft: fromDevice }
  // The last save arrived, but its answer did not.
  if (sameAnswers(own, theirs)) return { kind: 'resume', draft: { ...fromDevice, unsaved: false } }
  // An earlier one did, and more was typed here since.
  if (wasSent(device.unanswered, server)) return { kind: 'resume', draft: fromDevice }
  return { kind: 'conflict', draft: fromDevice, other: server }
}
