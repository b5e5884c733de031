import type { AuditAction, AuditChange, AuditObjectType } from '#generated/model/index.ts'

/** A change by an administrator; it outlives its subject. */
export type AuditEventRow = {
  readonly id: string
  /** Epoch ms. */
  readonly at: number
  readonly actor: string
  readonly actorName: string
  readonly action: AuditAction
  readonly objectType: AuditObjectType
  readonly objectId: string
  readonly objectName: string
  readonly organization: string | null
  readonly changes: readonly AuditChange[]
  readonly comment: string | null
}
