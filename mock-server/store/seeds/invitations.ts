import type { InvitationStatus } from '#generated/model/index.ts'
import { asthmaCheckIn } from './journeys/asthma-check-in.ts'
import { hipReplacement } from './journeys/hip-replacement.ts'
import { newParent } from './journeys/new-parent.ts'
import type { OrganizationName } from './organizations.ts'

/** An invitation as it stands when a world begins. `definition`: the journey it leads to. */
export type InvitationSeed = {
  readonly token: string
  readonly status: InvitationStatus
  readonly email: string
  readonly organization: OrganizationName
  readonly definition: string | null
  /** When it was sent; null: not yet. */
  readonly sentDaysAgo: number | null
}

export const invitationSeeds: readonly InvitationSeed[] = [
  {
    token: 'invite-lakeside',
    status: 'PENDING',
    email: 'jo@portage.test',
    organization: 'lakeside',
    definition: hipReplacement.id,
    sentDaysAgo: 2,
  },
  {
    token: 'invite-lakeside-parent',
    status: 'PENDING',
    email: 'camille@portage.test',
    organization: 'lakeside',
    definition: newParent.id,
    sentDaysAgo: 5,
  },
  {
    token: 'invite-lakeside-accepted',
    status: 'ACCEPTED',
    email: 'maya@portage.test',
    organization: 'lakeside',
    definition: hipReplacement.id,
    sentDaysAgo: 10,
  },
  {
    token: 'invite-lakeside-declined',
    status: 'DECLINED',
    email: 'denis@portage.test',
    organization: 'lakeside',
    definition: hipReplacement.id,
    sentDaysAgo: 21,
  },
  {
    token: 'invite-lakeside-cancelled',
    status: 'CANCELLED',
    email: 'alex@portage.test',
    organization: 'lakeside',
    definition: newParent.id,
    sentDaysAgo: 30,
  },
  {
    token: 'invite-lakeside-expired',
    status: 'EXPIRED',
    email: 'sofia@portage.test',
    organization: 'lakeside',
    definition: hipReplacement.id,
    sentDaysAgo: 45,
  },
  {
    token: 'invite-fleuve',
    status: 'PENDING',
    email: 'mireille@portage.test',
    organization: 'fleuve',
    definition: asthmaCheckIn.id,
    sentDaysAgo: 1,
  },
  {
    token: 'invite-northern',
    status: 'PENDING',
    email: 'kai@portage.test',
    organization: 'northern',
    definition: null,
    sentDaysAgo: null,
  },
]
