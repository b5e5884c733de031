import type { Call } from '../contract.ts'
import type { Attention } from '../engine/attention.ts'
import { attentionIn } from '../engine/attention.ts'
import type { AttentionStep } from '../engine/attention-history.ts'
import { recordAttention } from '../engine/attention-history.ts'
import { stepFor } from '../engine/definitions.ts'
import { notFound } from '../failures.ts'
import { textIn } from '../store/localized.ts'
import { worksFor } from './access.ts'
import { patientReference } from './views.ts'

export type AttentionWrite =
  | Call<'acknowledgeAttentionItem'>
  | Call<'restoreAttentionItem'>
  | Call<'assignAttentionItem'>
  | Call<'createAttentionCall'>
  | Call<'getAttentionNeighbours'>
export type ManyWrite =
  | Call<'acknowledgeAttentionItems'>
  | Call<'restoreAttentionItems'>
  | Call<'assignAttentionItems'>

/** The item if the caller may handle it; undefined also once it is resolved. */
export function itemOf(call: AttentionWrite | ManyWrite, wanted: string): Attention | undefined {
  for (const organization of call.world.tables.organizations.keys()) {
    if (!worksFor(call, organization)) continue
    const item = attentionIn(call.world, organization).find(({ id }) => id === wanted)
    if (item) return item
  }
  return undefined
}

/** The item of a call, or a 404. */
export function itemFor(call: AttentionWrite): Attention {
  const item = itemOf(call, call.params.id)
  if (!item) throw notFound()
  return item
}

/** Keeps who did what, under a name that says whom and what it is about. */
export function record(
  call: AttentionWrite | ManyWrite,
  item: Attention,
  step: Omit<AttentionStep, 'by'>,
): void {
  const { id, instance, task, invitation, organization } = item
  const patient = instance && patientReference(call.world, instance.patient).display_name
  const name = instance
    ? `${textIn('en-ca', stepFor(instance, task).name)} (${patient})`
    : (invitation?.email ?? '')
  recordAttention(call.world, { id, name, organization }, { ...step, by: call.user })
}

/** Marks an item as handled; again by the same person replaces the note. The item is no other person's. */
export function acknowledge(
  call: AttentionWrite | ManyWrite,
  item: Attention,
  sent: string | undefined,
): void {
  const { acknowledgements } = call.world.tables
  const before = acknowledgements.get(item.id)
  const note = sent?.trim() || null
  acknowledgements.set(item.id, { by: call.user.id, at: before?.at ?? call.world.clock.now(), note })
  if (!before) record(call, item, { action: 'taken', text: note })
  else if (before.note !== note) record(call, item, { action: 'note_changed', text: note })
}

/** Assigns an item, or hands it back to the team (null). */
export function assign(call: AttentionWrite | ManyWrite, item: Attention, assignee: string | null): void {
  const { assignments } = call.world.tables
  if (assignee === (assignments.get(item.id)?.to ?? null)) return
  if (assignee === null) assignments.delete(item.id)
  else assignments.set(item.id, { to: assignee })
  record(call, item, { action: assignee === null ? 'unassigned' : 'assigned', to: assignee, text: null })
}
