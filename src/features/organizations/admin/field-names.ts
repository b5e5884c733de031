import type { Texts } from '#src/i18n/texts.ts'

/** Labels of the fields of an organization and its approved messages by contract name. */
export function fieldNames(t: Texts): (field: string) => string {
  const { details, logo, messages } = t.organization
  const { form } = messages
  const names = new Map([
    ['name', details.name()],
    ['postal_address', details.address()],
    ['contact_name', details.contact()],
    ['email', details.email()],
    ['phone', details.phone()],
    ['theme', t.provider.organizationSettings.colours.title()],
    ['keeps_health_cards', t.adminOrganizations.healthCards.keep()],
    ['reviews_journeys', t.adminOrganizations.reviews.keep()],
    ['teen_privacy_age', t.adminOrganizations.privacyAge.age()],
    ['icon', t.adminOrganizations.icon.title()],
    ['logo', logo.title()],
    ['logo_alt', logo.alt()],
    ['subject.en-ca', form.subjectEnglish()],
    ['subject.fr-ca', form.subjectFrench()],
    ['text.en-ca', form.textEnglish()],
    ['text.fr-ca', form.textFrench()],
    ['sent', messages.sentCount()],
  ])
  return (field) => names.get(field) ?? field
}
