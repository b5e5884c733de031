import type { Theme } from '#generated/model/index.ts'
import { changesBetween, recordAudit } from '../engine/audit.ts'
import { invalidField } from '../failures.ts'
import type { OrganizationRow, UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { brandingView, organizationView } from './views.ts'

/** A text that is there, without blanks around it; null when nothing is left. */
export const textOrNull = (text: string | null) => text?.trim() || null

/** Spaces, signs without a shape of their own, and fillers that only look like letters. */
const BLANK = /^[\p{Cf}\s\u115f\u1160\u3164\uffa0\u2800]*$/u
/** Line ends, control characters, and signs that turn the direction of writing. */
const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

/**
 * The name of an organization.
 * @throws Failure 400 when there is nothing to see in it, or when it is more than one line of what can be seen
 */
export function nameFrom(sent: string): string {
  const name = sent.trim()
  if (!BLANK.test(name)) {
    if (!FORBIDDEN.test(name)) return name
    throw invalidField('name', { 'en-ca': 'Invalid.', 'fr-ca': 'Non valide.' })
  }
  throw invalidField('name', {
    'en-ca': 'This field may not be blank.',
    'fr-ca': 'Ce champ ne peut être vide.',
  })
}

const KEY =
  /^(primary-(50|[1-9]00|950)|text-(title|titleLight|secondary|links)|background-(white|secondary))$/
const COLOUR = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([\d\s.,%/]+\))$/i

/**
 * The colours of an organization.
 * @throws Failure 400 for a name that no theme has (ORG-12), and for what is no colour: an address in it would be
 *   fetched by everybody who sees it (T05)
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
