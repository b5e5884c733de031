import type { CallOutcome } from '#generated/model/index.ts'
import type { AttentionHistoryRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { recordAudit } from './audit.ts'

/** A change, by whom, and to whom where it was assigned. */
export type AttentionStep = {
  readonly action: AttentionHistoryRow['action']
  readonly by: UserRow
  readonly to?: string | null
  readonly outcome?: CallOutcome
  readonly text: string | null
}

/** The subject of the change: an item by its id, its name in the audit events, and its organization. */
type Subject = { readonly id: string; readonly name: string; readonly organization: string }

/** Adds to the history of an item, and to the audit events. Entries are never changed or removed. */
export function recordAttention(
  world: World,
  subject: Subject,
  { action, by, to = null, outcome, text }: AttentionStep,
): void {
  const { attentionHistory } = world.tables
  const before = attentionHistory.get(subject.id) ?? []
  const entry = { action, at: world.clock.now(), by: by.id, to, ...(outcome && { outcome }), text }
  attentionHistory.set(subject.id, [...before, entry])
  recordAudit(
    { world, user: by },
    {
      action,
      objectType: 'attention_item',
      objectId: subject.id,
      objectName: subject.name,
      organization: subject.organization,
      // what was said on the phone is not for administrators, who read the audit events
      comment: action === 'called' ? null : text,
    },
  )
}
