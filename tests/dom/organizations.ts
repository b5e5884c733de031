import type { OrganizationOverview } from '#generated/model/index.ts'
import { organization } from './journeys.ts'

/** An organization as administrators see it, with overrides. */
export const overview = (changes: Partial<OrganizationOverview> = {}): OrganizationOverview => ({
  ...organization,
  address: '120 Water Street, Kingston, Ontario K7L 1A1',
  postal_address: { street: '120 Water Street', city: 'Kingston', province: 'ON', postal_code: 'K7L 1A1' },
  contact_name: 'Samuel Roy',
  email: 'hello@lakeside.example',
  phone: '+16135550142',
  logo: null,
  logo_alt: null,
  member_count: 12,
  journey_count: 3,
  keeps_health_cards: false,
  reviews_journeys: false,
  teen_privacy_age: null,
  revision: 4,
  updated_at: '2026-11-18T15:04:00Z',
  ...changes,
})
