import type { AuditEvent } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import type { AuditEventRow } from '../store/audit-event-row.ts'
import { iso } from '../store/clock.ts'
import { pageOf } from './lists.ts'

const view = (row: AuditEventRow): AuditEvent => ({
  id: row.id,
  at: iso(row.at),
  actor_id: row.actor,
  actor_name: row.actorName,
  action: row.action,
  object_type: row.objectType,
  object_id: row.objectId,
  object_name: row.objectName,
  organization: row.organization,
  changes: [...row.changes],
  comment: row.comment,
})

/** The administrators' changes, newest first. */
export const auditEvents = {
  listAuditEvents: (call) => {
    const { object_type: type, object_type__in: types, object_id: id, organization } = call.query
    const { auditEvents: table } = call.world.tables
    const rows = (id === undefined ? [...table.values()] : table.where('objectId', id)).filter(
      (row) =>
        (type === undefined || row.objectType === type) &&
        (types === undefined || types.includes(row.objectType)) &&
        (organization === undefined || row.organization === organization),
    )
    return pageOf(call, rows.toReversed(), view)
  },
} satisfies Partial<Operations>
