import type { FormDefinition } from '#generated/model/index.ts'
import { FormDefinition as schema } from '#generated/zod/portageV1.schemas.zod.ts'
import { draftStore, isTime } from '#src/lib/draft-store.ts'

/** What was typed and is not saved: it outlives a reload, a lost connection and an ended session. */
export type DeviceForm = {
  definition: FormDefinition
  /** The revision of the form that it was made from. */
  revision: number
  /** When it was written, by the clock of this device (ISO). */
  at: string
}

export function parseForm({ definition, revision, at }: Record<string, unknown>): DeviceForm | undefined {
  const parsed = schema.safeParse(definition)
  if (!parsed.success || typeof revision !== 'number' || !isTime(at)) return undefined
  return { definition: parsed.data as FormDefinition, revision, at }
}

export const formDraft = (userId: string, formId: string) => draftStore(userId, `form:${formId}`, parseForm)
