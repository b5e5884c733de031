import type { Language } from '#generated/model/index.ts'

/** The settings of an organization's journey; a row exists only after the first change. */
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
