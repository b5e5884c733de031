import type { Texts } from '#src/i18n/texts.ts'

/** Labels of an organization's fields by contract name. */
export function fieldNames(t: Texts): (field: string) => string {
  const { details, logo } = t.organization
  const names = new Map([
    ['name', details.name()],
    ['postal_address', details.address()],
    ['contact_name', details.contact()],
    ['email', details.email()],
    ['phone', details.phone()],
    ['theme', t.provider.organizationSettings.colours.title()],
    ['keeps_health_cards', t.adminOrganizations.healthCards.keep()],
    ['icon', t.adminOrganizations.icon.title()],
    ['logo', logo.title()],
    ['logo_alt', logo.alt()],
  ])
  return (field) => names.get(field) ?? field
}
