import type { InvitationStatus, Language } from '#generated/model/index.ts'
import { asthmaCheckIn } from './journeys/asthma-check-in.ts'
import { hipReplacement } from './journeys/hip-replacement.ts'
import { newParent } from './journeys/new-parent.ts'
import type { OrganizationName } from './organizations.ts'
import type { PersonName } from './people.ts'

/** The initial state of an invitation. `definition`: the journey it leads to. */
export type InvitationSeed = {
  readonly token: string
  readonly status: InvitationStatus
  readonly email: string
  readonly organization: OrganizationName
  readonly definition: string | null
  /** The language of its message; English by default. */
  readonly language?: Language
  /** When it was sent; null: not yet. */
  readonly sentDaysAgo: number | null
  readonly sentBy: PersonName | null
  /** The mail server of the address refused the message. */
  readonly isBounced?: true
  /** Who accepted it, and the journey (by its key) that it started. */
  readonly accepted?: { readonly by: PersonName; readonly journey: string }
}

export const invitationSeeds: readonly InvitationSeed[] = [
  {
    token: 'invite-lakeside',
    status: 'PENDING',
    email: 'jo@portage.test',
    organization: 'lakeside',
    definition: hipReplacement.id,
    sentDaysAgo: 2,
    sentBy: 'samuel',
  },
  // to a person with an account and three profiles
  {
    token: 'invite-lakeside-parent',
    status: 'PENDING',
    email: 'theo@portage.test',
    organization: 'lakeside',
    definition: newParent.id,
    sentDaysAgo: 5,
    sentBy: 'samuel',
  },
  // to a person who is already in that journey
  {
    token: 'invite-in-journey',
    status: 'PENDING',
    email: 'maya@portage.test',
    organization: 'lakeside',
    definition: hipReplacement.id,
    sentDaysAgo: 1,
    sentBy: 'samuel',
  },
  {
    token: 'invite-accepted',
    status: 'ACCEPTED',
    email: 'maya@portage.test',
    organization: 'lakeside',
    definition: hipReplacement.id,
    sentDaysAgo: 10,
    sentBy: 'samuel',
    accepted: { by: 'maya', journey: 'maya-hip' },
  },
  {
    token: 'invite-declined',
    status: 'DECLINED',
    email: 'denis@portage.test',
    organization: 'lakeside',
    definition: hipReplacement.id,
    sentDaysAgo: 21,
    sentBy: 'samuel',
  },
  {
    token: 'invite-revoked',
    status: 'CANCELLED',
    email: 'alex@portage.test',
    organization: 'lakeside',
    definition: newParent.id,
    sentDaysAgo: 3,
    sentBy: 'samuel',
  },
  {
    token: 'invite-expired',
    status: 'EXPIRED',
    email: 'sofia@portage.test',
    organization: 'lakeside',
    definition: hipReplacement.id,
    sentDaysAgo: 45,
    sentBy: 'samuel',
  },
  // the address has a slip in it, so the message came back
  {
    token: 'invite-bounced',
    status: 'PENDING',
    email: 'bernard.aubin@protage.test',
    organization: 'lakeside',
    definition: hipReplacement.id,
    language: 'fr-ca',
    sentDaysAgo: 4,
    sentBy: 'samuel',
    isBounced: true,
  },
  {
    token: 'invite-fleuve',
    status: 'PENDING',
    email: 'mireille@portage.test',
    organization: 'fleuve',
    definition: asthmaCheckIn.id,
    language: 'fr-ca',
    sentDaysAgo: 1,
    sentBy: null,
  },
  // leads to an organization alone
  {
    token: 'invite-northern',
    status: 'PENDING',
    email: 'kai@portage.test',
    organization: 'northern',
    definition: null,
    sentDaysAgo: null,
    sentBy: 'samuel',
  },
]
