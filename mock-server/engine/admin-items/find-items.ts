import type { AdminItemKind } from '#generated/model/index.ts'
import type { World } from '../../store/world.ts'
import type { AdminItemRow, FindItems } from './admin-item.ts'
import { accessReports } from './access-reports.ts'
import { bouncedInvitations } from './bounced-invitations.ts'
import { contentReviews } from './content-reviews.ts'
import { openIncidents } from './incidents.ts'
import { journeyReviews } from './journey-reviews.ts'
import { formsMissingFrench } from './missing-french.ts'
import { untakenAlerts } from './untaken-alerts.ts'
import { unpublishedDrafts } from './unpublished-drafts.ts'
import { unreadableThemes } from './unreadable-themes.ts'

/** In the order in which they are shown: people wait for the first ones. */
const finders = {
  untaken_alerts: untakenAlerts,
  access_report: accessReports,
  incident: openIncidents,
  bounced_invitation: bouncedInvitations,
  journey_review: journeyReviews,
  unreadable_theme: unreadableThemes,
  missing_french: formsMissingFrench,
  content_review: contentReviews,
  unpublished_draft: unpublishedDrafts,
} as const satisfies Record<AdminItemKind, FindItems>

/** All that needs an administrator, kind by kind, in each what waits longest first; without a moment it comes last. */
export const itemsOf = (world: World): readonly AdminItemRow[] =>
  Object.values(finders).flatMap((find) =>
    find(world).toSorted((a, b) => (a.since ?? Infinity) - (b.since ?? Infinity) || 0),
  )
