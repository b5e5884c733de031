import type { CarePartnerLevel, CarePartnershipStatus } from '#generated/model/index.ts'

/** Someone who helps a person with an account of their own, or is invited to. Rows are replaced, never changed. */
export type CarePartnershipRow = {
  readonly id: string
  readonly patient: string
  /** In lower case. */
  readonly email: string
  /** The account that accepted; null before. */
  readonly partner: string | null
  readonly level: CarePartnerLevel
  /** The last day; ISO text. */
  readonly until: string | null
  readonly status: CarePartnershipStatus
  readonly invitedBy: string
  /** Epoch ms. */
  readonly invitedAt: number
  readonly acceptedAt: number | null
}
