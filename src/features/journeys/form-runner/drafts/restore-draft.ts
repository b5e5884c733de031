import type { FormData, FormDefinition, TaskDraft } from '#generated/model/index.ts'
import { answersFor, sameAnswers, typedAnswers, wasSent } from '../answers/answers.ts'
import type { DeviceDraft } from './device-draft.ts'

/** A draft to resume. `revision` is the base of the next save. */
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
  /** Both sides have changes the other lacks: the person chooses, so that nothing is lost silently. */
  | { kind: 'conflict'; draft: Resumable; other: TaskDraft }

/**
 * Chooses the newer of the device's and the server's draft, keeping answers whose questions still exist.
 * Compares revisions rather than timestamps, because the two clocks may differ.
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
  // The server has no draft any more: offers the local one instead of losing it.
  if (fromServer.kind === 'none') return { kind: 'resume', draft: fromDevice }
  if (!device.unsaved) return fromServer
  // Typed here after the last confirmed save.
  if (device.revision === revision) return { kind: 'resume', draft: fromDevice }
  // The last save arrived, but its response was lost.
  if (sameAnswers(own, theirs)) return { kind: 'resume', draft: { ...fromDevice, unsaved: false } }
  // An earlier save arrived, and more was typed here since.
  if (wasSent(device.unanswered, server)) return { kind: 'resume', draft: fromDevice }
  return { kind: 'conflict', draft: fromDevice, other: server }
}
