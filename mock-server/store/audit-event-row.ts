import type { AuditAction, AuditChange, AuditObjectType } from '#generated/model/index.ts'

/** What an administrator changed; it stays when the thing is gone. */
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
