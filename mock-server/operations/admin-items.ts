import type { AdminItem, AdminItemCounts } from '#generated/model/index.ts'
import type { CallContext, Operations } from '../contract.ts'
import type { AdminItemRow } from '../engine/admin-items/admin-item.ts'
import { itemsOf } from '../engine/admin-items/find-items.ts'
import { minuteOf } from '../store/clock.ts'
import { foundRows } from '../store/found-rows.ts'
import { textIn } from '../store/localized.ts'
import { pageOf } from './lists.ts'
import { isoOrNull } from './views.ts'

const found = foundRows<AdminItemRow>()

function view(item: AdminItemRow, { world, locale }: CallContext): AdminItem {
  const organization =
    item.organization === null ? undefined : world.tables.organizations.get(item.organization)
  return {
    id: item.id,
    kind: item.kind,
    object_type: item.objectType,
    object_id: item.objectId,
    name: textIn(locale, item.name),
    organization: organization ? { id: organization.id, name: organization.name } : null,
    count: item.count,
    detail: item.detail && textIn(locale, item.detail),
    since: isoOrNull(item.since),
  }
}

function countsOf(items: readonly AdminItemRow[]): AdminItemCounts {
  const counts = {
    untaken_alerts: 0,
    access_report: 0,
    incident: 0,
    bounced_invitation: 0,
    journey_review: 0,
    unreadable_theme: 0,
    missing_french: 0,
    content_review: 0,
    unpublished_draft: 0,
  }
  for (const { kind } of items) counts[kind] += 1
  return counts
}

export const adminItems = {
  listAdminItems: (call) => {
    const { kind__in: kinds } = call.query
    const all = found(call.world, [minuteOf(call.world.clock.now())], () => itemsOf(call.world))
    const items = all.filter(({ notFor }) => notFor !== call.user.id)
    const wanted = kinds === undefined ? items : items.filter(({ kind }) => kinds.includes(kind))
    return { ...pageOf(call, wanted, (item) => view(item, call)), counts: countsOf(items) }
  },
} satisfies Partial<Operations>
