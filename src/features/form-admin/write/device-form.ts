import type { FormDefinition } from '#generated/model/index.ts'
import { FormDefinition as schema } from '#generated/zod/portageV1.schemas.zod.ts'
import { draftStore, isTime } from '#src/lib/browser/draft-store.ts'

/** Unsaved changes stored on this device: they survive a reload, a lost connection and an expired session. */
export type DeviceForm = {
  definition: FormDefinition
  /** The revision of the form they are based on. */
  revision: number
  /** ISO time by this device's clock. */
  at: string
}

export function parseForm({ definition, revision, at }: Record<string, unknown>): DeviceForm | undefined {
  const parsed = schema.safeParse(definition)
  if (!parsed.success || typeof revision !== 'number' || !isTime(at)) return undefined
  return { definition: parsed.data as FormDefinition, revision, at }
}

export const formDraft = (userId: string, formId: string) => draftStore(userId, `form:${formId}`, parseForm)
