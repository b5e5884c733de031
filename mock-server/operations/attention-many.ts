import type { AttentionOutcome, AttentionResults } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import type { Attention } from '../engine/attention.ts'
import { refuseStranger } from './attention-assignments.ts'
import type { ManyWrite } from './attention-changes.ts'
import { acknowledge, assign, itemOf, record } from './attention-changes.ts'
import { refuseTwice } from './each-once.ts'

/** Changes each item on its own: one that is settled, or another person's, leaves the others unaffected. */
const changeEach = (
  call: ManyWrite,
  ids: readonly string[],
  change: (item: Attention) => AttentionOutcome,
): AttentionResults => ({
  results: ids.map((id) => {
    const item = itemOf(call, id)
    return { id, outcome: item ? change(item) : 'gone' }
  }),
})

/** What a member of a care team does with many items at once. */
export const attentionMany = {
  acknowledgeAttentionItems: (call) => {
    refuseTwice('ids', call.body.ids)
    return changeEach(call, call.body.ids, (item) => {
      const done = call.world.tables.acknowledgements.get(item.id)
      if (done && done.by !== call.user.id) return 'changed'
      acknowledge(call, item, call.body.note)
      return 'done'
    })
  },

  restoreAttentionItems: (call) => {
    refuseTwice('ids', call.body.ids)
    return changeEach(call, call.body.ids, (item) => {
      const { acknowledgements } = call.world.tables
      const done = acknowledgements.get(item.id)
      if (!done) return 'done'
      if (done.by !== call.user.id) return 'changed'
      acknowledgements.delete(item.id)
      record(call, item, { action: 'handed_back', text: null })
      return 'done'
    })
  },

  assignAttentionItems: (call) => {
    const { items } = call.body
    const ids = items.map(({ id }) => id)
    refuseTwice('items', ids)
    // before anything changes
    for (const { id, assignee } of items) {
      const item = itemOf(call, id)
      if (item) refuseStranger(call, item.organization, assignee)
    }
    const wanted = new Map(items.map((one) => [one.id, one]))
    return changeEach(call, ids, (item) => {
      const { acknowledgements, assignments } = call.world.tables
      const { assignee, previous } = wanted.get(item.id) ?? { assignee: null, previous: null }
      const holder = assignments.get(item.id)?.to ?? null
      if (acknowledgements.has(item.id) || holder !== previous) return 'changed'
      assign(call, item, assignee)
      return 'done'
    })
  },
} satisfies Partial<Operations>
