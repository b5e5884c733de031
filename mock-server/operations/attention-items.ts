import type { CallContext, Operations } from '../contract.ts'
import type { Attention } from '../engine/attention.ts'
import { attentionIn, severityOf, severityRank } from '../engine/attention.ts'
import { Failure, invalidField } from '../failures.ts'
import { iso, minuteOf } from '../store/clock.ts'
import { foundRows } from '../store/found-rows.ts'
import { textIn } from '../store/localized.ts'
import type { AcknowledgementRow } from '../store/rows.ts'
import { caredOrganization } from './access.ts'
import { itemFor, record } from './attention-changes.ts'
import { attentionView } from './attention-view.ts'
import { ordered, pageOf, withoutPage } from './lists.ts'
import type { SortKeys } from './lists.ts'
import { personReference } from './views.ts'

const sortKeys = {
  // the mildest first, as `level` sorts everywhere
  severity: (item) => -severityRank(item),
  since: ({ since }) => since,
} satisfies SortKeys<string, Attention>

const found = foundRows<Attention>()

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
  listAttentionItems: (call) => {
    const { organization, status, kind__in: kinds, process_definition: definition, patient } = call.query
    const { severity__in: severities, assigned_to: assignee, ordering } = call.query
    const { clock, tables } = call.world
    const { id } = caredOrganization(call, organization)
    const question = [withoutPage(call.query), minuteOf(clock.now()), assignee === 'me' && call.user.id]
    const wanted = assignee === 'me' ? call.user.id : undefined
    const rows = found(call.world, question, () =>
      ordered(
        attentionIn(call.world, id).filter(
          (item) =>
            (status === undefined || tables.acknowledgements.has(item.id) === (status === 'acknowledged')) &&
            (kinds === undefined || kinds.includes(item.kind)) &&
            (severities === undefined || severities.includes(severityOf(item))) &&
            (assignee === undefined || tables.assignments.get(item.id)?.to === wanted) &&
            (definition === undefined || item.definition === definition) &&
            (patient === undefined || item.instance?.patient === patient),
        ),
        ordering,
        sortKeys,
      ),
    )
    return pageOf(call, rows, (item) => attentionView(item, call))
  },

  acknowledgeAttentionItem: (call) => {
    const { world, body, user } = call
    const item = itemFor(call)
    const before = world.tables.acknowledgements.get(item.id)
    if (before && before.by !== user.id) throw takenBy(call, before)
    const note = body.note?.trim() || null
    const at = before?.at ?? world.clock.now()
    world.tables.acknowledgements.set(item.id, { by: user.id, at, note })
    if (!before) record(call, item, { action: 'taken', text: note })
    else if (before.note !== note) record(call, item, { action: 'note_changed', text: note })
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
} satisfies Partial<Operations>
