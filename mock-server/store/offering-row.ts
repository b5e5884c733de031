import type { Language } from '#generated/model/index.ts'

/** How an organization offers one of its journeys; there is a row once somebody changed it. */
export type OfferingRow = {
  readonly definition: string
  readonly organization: string
  /** New people can join. */
  isOffered: boolean
  /** Patients find it without an invitation. */
  isDiscoverable: boolean
  /** From 1. */
  position: number
  languages: Language[]
  /** Grows with every change. */
  revision: number
}
