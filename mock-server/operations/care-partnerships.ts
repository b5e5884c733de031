import type { CarePartnership, CarePartnershipRefused } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { sendCarePartnerMail } from '../engine/care-partner-mail.ts'
import { endPartnership, invitationsToHelp } from '../engine/care-partners.ts'
import { isOver } from '../engine/care-team-shares.ts'
import { isWithdrawn } from '../engine/withdrawal.ts'
import type { Failure } from '../failures.ts'
import { conflict, invalidField, notFound } from '../failures.ts'
import type { CarePartnershipRow } from '../store/care-partnership-row.ts'
import { iso } from '../store/clock.ts'
import type { Sentences } from '../store/localized.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { ownPatientFor } from './access.ts'
import { pageOf } from './lists.ts'
import { isoOrNull, patientReference, personReference } from './views.ts'

type OneCall = Call<'acceptCarePartnership'> | Call<'endCarePartnership'>

/** How many care partners and invitations a profile can have. */
const MAX_PARTNERS = 10

const refusals: Readonly<Record<CarePartnershipRefused['code'], Sentences>> = {
  already_invited: {
    'en-ca': 'You have already invited this person.',
    'fr-ca': 'Vous avez déjà invité cette personne.',
  },
  too_many: {
    'en-ca': `You can have ${MAX_PARTNERS} care partners.`,
    'fr-ca': `Vous pouvez avoir ${MAX_PARTNERS} personnes proches aidantes.`,
  },
  ended: { 'en-ca': 'This invitation has ended.', 'fr-ca': 'Cette invitation a pris fin.' },
}

const refused = (code: CarePartnershipRefused['code']): Failure => conflict(refusals[code], code)

const view = (world: World, row: CarePartnershipRow): CarePartnership => ({
  id: row.id,
  patient: patientReference(world, row.patient),
  partner_name: row.partner === null ? null : personReference(world, row.partner).display_name,
  partner_email: row.email,
  level: row.level,
  until: row.until,
  status: row.status,
  invited_by: personReference(world, row.invitedBy),
  invited_at: iso(row.invitedAt),
  accepted_at: isoOrNull(row.acceptedAt),
})

const newestFirst = (rows: readonly CarePartnershipRow[]) =>
  rows.filter(({ status }) => status !== 'ended').toSorted((a, b) => b.invitedAt - a.invitedAt)

const emailOf = ({ email }: UserRow): string => email?.toLowerCase() ?? ''

/** Whether the user is the care partner, or the invitation was sent to their address. */
const isPartner = ({ partner, email }: CarePartnershipRow, user: UserRow): boolean =>
  partner === null ? email === emailOf(user) : partner === user.id

/** @throws Failure 404 for everyone but the two sides */
function partnershipFor({ world, user, params }: OneCall): { row: CarePartnershipRow; isPartner: boolean } {
  const row = world.tables.carePartnerships.get(params.id)
  if (!row) throw notFound()
  const isHelper = isPartner(row, user) && !isWithdrawn(world, row.patient)
  if (!isHelper && world.tables.patients.get(row.patient)?.user !== user.id) throw notFound()
  return { row, isPartner: isHelper }
}

/** The account that looks after the profile. */
const ownerOf = ({ tables }: World, { patient }: CarePartnershipRow): UserRow | undefined =>
  tables.users.get(tables.patients.get(patient)?.user ?? '')

const nameOfUser = (world: World, user: UserRow) =>
  personReference(world, user.id).display_name || emailOf(user)

/** People with an account who help someone with their care. */
export const carePartnerships = {
  listCarePartners: (call) => {
    const { id } = ownPatientFor(call, call.params.id)
    const rows = newestFirst(call.world.tables.carePartnerships.where('patient', id))
    return pageOf(call, rows, (row) => view(call.world, row))
  },

  inviteCarePartner: (call) => {
    const { world, user, body, origin } = call
    const patient = ownPatientFor(call, call.params.id)
    const email = body.email.trim().toLowerCase()
    if (email === emailOf(user)) {
      throw invalidField('email', {
        'en-ca': 'This is your own address.',
        'fr-ca': 'C’est votre propre adresse.',
      })
    }
    if (body.until !== null && isOver(world, body.until)) {
      throw invalidField('until', {
        'en-ca': 'Choose today or a later day.',
        'fr-ca': 'Choisissez aujourd’hui ou une date ultérieure.',
      })
    }
    const { carePartnerships: table } = world.tables
    const before = newestFirst(table.where('patient', patient.id))
    if (before.some((one) => one.email === email)) throw refused('already_invited')
    if (before.length >= MAX_PARTNERS) throw refused('too_many')
    const row: CarePartnershipRow = {
      id: world.newId('care-partnership'),
      patient: patient.id,
      email,
      partner: null,
      level: body.level,
      until: body.until,
      status: 'invited',
      invitedBy: user.id,
      invitedAt: world.clock.now(),
      acceptedAt: null,
    }
    table.set(row.id, row)
    const name = patientReference(world, patient.id).display_name || nameOfUser(world, user)
    sendCarePartnerMail(world, { kind: 'invited', name, to: email, language: user.language, origin })
    return view(world, row)
  },

  listCarePartnerships: (call) => {
    const { world, user } = call
    const helped = world.tables.carePartnerships.where('partner', user.id)
    const rows = newestFirst([...invitationsToHelp(world, user), ...helped])
    const shown = rows.filter(({ patient }) => !isWithdrawn(world, patient))
    return pageOf(call, shown, (row) => view(world, row))
  },

  acceptCarePartnership: (call) => {
    const { world, user, origin } = call
    const { row, isPartner: isHelper } = partnershipFor(call)
    if (!isHelper) throw notFound()
    if (row.status === 'ended') throw refused('ended')
    if (row.status === 'active') return view(world, row)
    const accepted = { ...row, status: 'active', partner: user.id, acceptedAt: world.clock.now() } as const
    world.tables.carePartnerships.set(row.id, accepted)
    // no role at all counts as patient (PROD-08)
    if (user.roles.length > 0 && !user.roles.includes('patient')) user.roles = ['patient', ...user.roles]
    const owner = ownerOf(world, row)
    const name = nameOfUser(world, user)
    const language = owner?.language ?? ''
    sendCarePartnerMail(world, { kind: 'accepted', name, to: owner?.email, language, origin })
    return view(world, accepted)
  },

  endCarePartnership: (call) => {
    const { world, user, origin } = call
    const { row, isPartner: isHelper } = partnershipFor(call)
    if (row.status === 'ended') return view(world, row)
    const ended = endPartnership(world, row)
    const other = isHelper ? ownerOf(world, row) : world.tables.users.get(row.partner ?? '')
    const unanswered = isHelper ? 'declined' : 'cancelled'
    sendCarePartnerMail(world, {
      kind: row.status === 'invited' ? unanswered : 'ended',
      name: nameOfUser(world, user),
      to: isHelper ? other?.email : row.email,
      language: other?.language ?? user.language,
      origin,
    })
    return view(world, ended)
  },
} satisfies Partial<Operations>
