import type { JourneyDesign } from '#generated/model/index.ts'
import { draftStore, isTime } from '#src/lib/browser/draft-store.ts'
import { isDesign } from '../design/read-design.ts'

/** Unsaved changes stored on this device. */
export type DeviceDraft = {
  readonly design: JourneyDesign
  /** The revision they are based on. */
  readonly revision: number
  /** ISO time by this device's clock. */
  readonly updatedAt: string
}

export function parseDraft({
  design,
  revision,
  updatedAt,
}: Record<string, unknown>): DeviceDraft | undefined {
  if (!isDesign(design) || typeof revision !== 'number' || !isTime(updatedAt)) return undefined
  return { design, revision, updatedAt }
}

export const journeyDraft = (userId: string, journeyId: string) =>
  draftStore(userId, `journey-${journeyId}`, parseDraft)
