import type { AccessEvent } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { notFound } from '../failures.ts'
import type { AccessEventRow } from '../store/access-event-row.ts'
import { iso } from '../store/clock.ts'
import type { World } from '../store/world.ts'
import { ownPatientFor } from './access.ts'
import { pageOf } from './lists.ts'
import { isoOrNull } from './views.ts'

function view(world: World, row: AccessEventRow): AccessEvent {
  const organization =
    row.organization === null ? undefined : world.tables.organizations.get(row.organization)
  return {
    id: row.id,
    at: iso(row.at),
    count: row.count,
    actor_kind: row.actorKind,
    actor_name: row.actorName,
    organization: organization ? { id: organization.id, name: organization.name } : null,
    action: row.action,
    information: row.information,
    reported_at: isoOrNull(row.report?.at ?? null),
    comment: row.report?.comment ?? null,
    answered_at: isoOrNull(row.answer?.at ?? null),
    answer: row.answer?.text ?? null,
  }
}

/** Who else looked at a person's information, and the reports about it. */
export const accessEvents = {
  listAccessEvents: (call) => {
    const { world, query, params } = call
    const { id } = ownPatientFor(call, params.id)
    // the log grows by reads, after which answers are kept: reading the clock makes this one new each time
    const now = world.clock.now()
    const rows = [...world.tables.accessEvents.values()].filter(
      (row) =>
        row.patient === id &&
        row.at <= now &&
        (query.actor_kind === undefined || row.actorKind === query.actor_kind) &&
        (query.action === undefined || row.action === query.action) &&
        (query.information === undefined || row.information === query.information),
    )
    return pageOf(
      call,
      rows.toSorted((a, b) => b.at - a.at),
      (row) => view(world, row),
    )
  },

  reportAccessEvent: (call) => {
    const { world, params, body } = call
    const { id } = ownPatientFor(call, params.id)
    const row = world.tables.accessEvents.get(params.event_id)
    if (row?.patient !== id) throw notFound()
    const report = row.report ?? { at: world.clock.now(), comment: body.comment?.trim() ?? null }
    const reported = { ...row, report }
    world.tables.accessEvents.set(row.id, reported)
    return view(world, reported)
  },

  answerAccessReport: ({ world, params, body }) => {
    const row = world.tables.accessEvents.get(params.id)
    if (!row?.report) throw notFound()
    const answered = { ...row, answer: row.answer ?? { at: world.clock.now(), text: body.answer.trim() } }
    world.tables.accessEvents.set(row.id, answered)
    return view(world, answered)
  },
} satisfies Partial<Operations>
