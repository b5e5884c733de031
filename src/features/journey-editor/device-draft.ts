import type { JourneyDesign } from '#generated/model/index.ts'
import { readItem, removeItem, writeItem } from '#src/lib/safe-storage.ts'
import { isDesign } from './read-design.ts'

/** What was typed and not saved, on this device. */
export type DeviceDraft = {
  readonly design: JourneyDesign
  /** The revision that it was made from. */
  readonly revision: number
  /** By the clock of this device (ISO). */
  readonly updatedAt: string
}

/** Named as other drafts are: they leave the device together, with the person (F21). */
const keyOf = (userId: string, journeyId: string): string => `draft:${userId}:journey-${journeyId}`

/** Reads what is stored; undefined for anything that is no whole draft: what stands there is input. */
export function parseDraft(text: string | null): DeviceDraft | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    if (typeof stored !== 'object' || stored === null) return undefined
    const { design, revision, updatedAt }: Partial<Record<string, unknown>> = { ...stored }
    if (!isDesign(design) || typeof revision !== 'number' || typeof updatedAt !== 'string') return undefined
    return Number.isNaN(Date.parse(updatedAt)) ? undefined : { design, revision, updatedAt }
  } catch {
    return undefined
  }
}

/** The draft of one person of one journey. */
export const draftStore = (userId: string, journeyId: string) => ({
  read: () => parseDraft(readItem('local', keyOf(userId, journeyId))),
  write: (design: JourneyDesign, revision: number) =>
    writeItem(
      'local',
      keyOf(userId, journeyId),
      JSON.stringify({ design, revision, updatedAt: new Date().toISOString() } satisfies DeviceDraft),
    ),
  remove: () => removeItem('local', keyOf(userId, journeyId)),
})
