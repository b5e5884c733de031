import type { AuditAction, AuditChange } from '#generated/model/index.ts'
import type { CallContext } from '../contract.ts'
import { recordAudit } from '../engine/audit.ts'
import { definitionOf } from '../engine/definitions.ts'
import { textIn } from '../store/localized.ts'
import type { InstanceRow, UserRow } from '../store/rows.ts'
import { patientReference } from './views.ts'

type Who = Pick<CallContext, 'world'> & { readonly user: UserRow }

/** Records an action on another person's journey; the record outlives the journey. */
export function recordInstanceAudit(
  who: Who,
  instance: InstanceRow,
  action: AuditAction,
  changes: readonly AuditChange[] = [],
): void {
  const patient = patientReference(who.world, instance.patient).display_name
  recordAudit(who, {
    action,
    objectType: 'process_instance',
    objectId: instance.id,
    objectName: `${textIn('en-ca', definitionOf(instance).name)}, ${patient}`,
    organization: instance.organization,
    changes,
  })
}
