import type { InvitationRow } from './rows.ts'

/** A link for joining a journey (INV-04). Times are epoch ms. */
export type RegistrationLinkRow = {
  readonly id: string
  /** The last segment of its URL. */
  readonly token: string
  readonly organization: string
  readonly definition: string
  enabled: boolean
  readonly createdAt: number
  /** A user of the care team. */
  readonly createdBy: string
  /** Who joined by it, oldest first: each an invitation that the person accepted. */
  readonly registrations: Registration[]
}

export type Registration = { readonly invitation: InvitationRow; readonly at: number }
