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

/** The item if the caller may handle it, or a 404; resolved items are a 404 too. */
export function itemFor(call: AttentionWrite): Attention {
  for (const organization of call.world.tables.organizations.keys()) {
    if (!worksFor(call, organization)) continue
    const item = attentionIn(call.world, organization).find(({ id }) => id === call.params.id)
    if (item) return item
  }
  throw notFound()
}

/** Keeps who did what, under a name that says whom and what it is about. */
export function record(call: AttentionWrite, item: Attention, step: Omit<AttentionStep, 'by'>): void {
  const { id, instance, task, invitation, organization } = item
  const patient = instance && patientReference(call.world, instance.patient).display_name
  const name = instance
    ? `${textIn('en-ca', stepFor(instance, task).name)} (${patient})`
    : (invitation?.email ?? '')
  recordAttention(call.world, { id, name, organization }, { ...step, by: call.user })
}
