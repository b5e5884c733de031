import type { PostalAddress, Theme } from '#generated/model/index.ts'
import { changesBetween, recordAudit } from '../engine/audit.ts'
import { invalidField } from '../failures.ts'
import type { OrganizationRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { brandingView, organizationView } from './views.ts'

/** Where letters arrive; null when nothing is known. */
export const addressFrom = (sent: PostalAddress | null): PostalAddress | null =>
  sent && {
    ...sent,
    street: sent.street.trim(),
    city: sent.city.trim(),
  }

const KEY =
  /^(primary-(50|[1-9]00|950)|text-(title|titleLight|secondary|links)|background-(white|secondary))$/
const COLOUR = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([\d\s.,%/]+\))$/i

/**
 * The colours of an organization.
 * @throws Failure 400 for a name that no theme has (ORG-12), and for what is no colour: an address in it would be
 *   fetched by the browser of everyone who sees it (T05)
 */
export function themeFrom(sent: Theme | null): Theme | null {
  const isFine = Object.entries(sent ?? {}).every(
    ([key, value]) => KEY.test(key) && COLOUR.test(value.trim()),
  )
  if (isFine) return sent
  throw invalidField('theme', {
    'en-ca': 'Send known colour names with colours such as #0f766e.',
    'fr-ca': 'Envoyez des noms de couleur connus avec des couleurs comme #0f766e.',
  })
}

const fields = [
  'name',
  'postal_address',
  'contact_name',
  'email',
  'phone',
  'theme',
  'keeps_health_cards',
  'reviews_journeys',
  'teen_privacy_age',
  'icon',
  'logo',
  'logo_alt',
] as const

/** Makes a change, and keeps who made it, when, and how it was before; a change that changes nothing is none. */
export function changeOrganization(
  call: { readonly world: World; readonly user: UserRow; readonly origin: string },
  organization: OrganizationRow,
  change: () => void,
): void {
  const look = () => ({
    ...organizationView(organization, call.origin),
    ...brandingView(organization, call.origin),
    keeps_health_cards: organization.keepsHealthCards,
    reviews_journeys: organization.reviewsJourneys ?? false,
    teen_privacy_age: organization.teenPrivacyAge ?? null,
  })
  const before = look()
  change()
  const changes = changesBetween(before, look(), fields)
  if (changes.length === 0) return
  organization.revision += 1
  organization.updatedAt = call.world.clock.now()
  recordAudit(call, {
    action: 'changed',
    objectType: 'organization',
    objectId: organization.id,
    objectName: organization.name,
    organization: organization.id,
    changes,
  })
}
