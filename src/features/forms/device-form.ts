import type { FormDefinition } from '#generated/model/index.ts'
import { FormDefinition as schema } from '#generated/zod/portageV1.schemas.zod.ts'
import { readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'

/** What was typed and is not saved: it outlives a reload, a lost connection and an ended session. */
export type DeviceForm = {
  definition: FormDefinition
  /** The revision of the form that it was made from. */
  revision: number
  /** When it was written, by the clock of this device (ISO). */
  at: string
}

/** Of the same family as the drafts of tasks, so that it goes when another person uses the device (F21). */
export const deviceKey = (user: string, form: string): string => `draft:${user}:form:${form}`

/** Reads what is stored; undefined for anything that is not a whole form. */
export function parseDeviceForm(text: string | null): DeviceForm | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { definition, revision, at }: { definition?: unknown; revision?: unknown; at?: unknown } = stored
    const parsed = schema.safeParse(definition)
    if (!parsed.success || typeof revision !== 'number' || typeof at !== 'string') return undefined
    if (Number.isNaN(Date.parse(at))) return undefined
    return { definition: parsed.data as FormDefinition, revision, at }
  } catch {
    return undefined
  }
}

export const readDeviceForm = (key: string): DeviceForm | undefined => parseDeviceForm(readItem('local', key))

/** False when this device cannot keep it (F54, F55). */
export const writeDeviceForm = (key: string, form: DeviceForm): boolean =>
  writeItem('local', key, JSON.stringify(form))

export const removeDeviceForm = (key: string): void => removeItem('local', key)
