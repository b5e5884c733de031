import type { CallContext, Operations } from '../contract.ts'
import { Failure, invalidField } from '../failures.ts'
import { iso } from '../store/clock.ts'
import { textIn } from '../store/localized.ts'
import type { AcknowledgementRow } from '../store/rows.ts'
import { acknowledge, itemFor, record } from './attention-changes.ts'
import { attentionView } from './attention-view.ts'
import { personReference } from './views.ts'

function takenBy({ world }: CallContext, { by, at }: AcknowledgementRow): Failure {
  const who = personReference(world, by)
  const detail = {
    'en-ca': `${who.display_name} already took care of this.`,
    'fr-ca': `${who.display_name} s’en occupe déjà.`,
  }
  return new Failure(409, (locale) => ({
    detail: textIn(locale, detail),
    code: 'already_acknowledged',
    acknowledged_by: who,
    acknowledged_at: iso(at),
  }))
}

const noReason = () =>
  invalidField('reason', {
    'en-ca': 'Say why you put back what somebody else takes care of.',
    'fr-ca': 'Dites pourquoi vous remettez dans la liste ce dont une autre personne s’occupe.',
  })

export const attentionItems = {
  acknowledgeAttentionItem: (call) => {
    const { world, body, user } = call
    const item = itemFor(call)
    const before = world.tables.acknowledgements.get(item.id)
    if (before && before.by !== user.id) throw takenBy(call, before)
    acknowledge(call, item, body.note)
    return attentionView(item, call)
  },

  restoreAttentionItem: (call) => {
    const item = itemFor(call)
    const { acknowledgements } = call.world.tables
    const before = acknowledgements.get(item.id)
    if (!before) return attentionView(item, call)
    const reason = call.body?.reason?.trim() || null
    const isOwn = before.by === call.user.id
    if (!isOwn && reason === null) throw noReason()
    acknowledgements.delete(item.id)
    record(call, item, { action: isOwn ? 'handed_back' : 'undone', text: reason })
    return attentionView(item, call)
  },

  createAttentionCall: (call) => {
    const item = itemFor(call)
    const { outcome, note } = call.body
    record(call, item, { action: 'called', outcome, text: note?.trim() || null })
    return attentionView(item, call)
  },
} satisfies Partial<Operations>
