import type { UserAccount } from '#generated/model/index.ts'
import type { Call, Operations } from '../contract.ts'
import { changesBetween, recordAudit } from '../engine/audit.ts'
import { makeUser, userWithEmail } from '../engine/users/make-user.ts'
import { changeRefused } from '../engine/users/refusals.ts'
import { giveRoles, isOtherAdmin, rolesAfter, rolesIn } from '../engine/users/roles.ts'
import { accountStatus } from '../engine/users/status.ts'
import { sendTemporaryPassword } from '../engine/users/temporary-password.ts'
import { invalidField, notFound } from '../failures.ts'
import { accountOf, keepAccount } from '../store/accounts.ts'
import type { Sentence } from '../store/localized.ts'
import type { OrganizationRow, UserRow } from '../store/rows.ts'
import { expectRevision } from './revisions.ts'
import { userAccountView } from './user-account-view.ts'
import { nameOf } from './views.ts'

type Change =
  | Call<'updateUserRoles'>
  | Call<'deactivateUser'>
  | Call<'reactivateUser'>
  | Call<'resendTemporaryPassword'>

/** A user with an account, or a 404: guests have none. */
function accountFor({ world, params }: Change): UserRow {
  const user = world.tables.users.get(params.id)
  if (!user || user.isGuest) throw notFound()
  return user
}

function organizationFor({ world }: Pick<Change, 'world'>, id: string): OrganizationRow {
  const organization = world.tables.organizations.get(id)
  if (!organization) throw notFound()
  return organization
}

const emailTaken = (english: Sentence, french: Sentence) =>
  invalidField('email', { 'en-ca': english, 'fr-ca': french })

const rolesBefore = (call: Pick<Change, 'world'>, user: UserRow, organization: string) => ({
  role_types: [...rolesIn(call.world, user, organization)],
})

/** Who has an account already is given the roles in this organization, beside those that they have there. */
function addKnown(call: Call<'createUser'>, known: UserRow): UserAccount {
  const { world, body } = call
  const { organization } = body
  if (accountOf(world.tables, known.id).deactivatedAt !== null) {
    throw emailTaken(
      'The account with this address is deactivated. Reactivate it first.',
      'Le compte avec cette adresse est désactivé. Réactivez-le d’abord.',
    )
  }
  const held = rolesIn(world, known, organization)
  if (body.role_types.every((role) => held.includes(role))) {
    throw emailTaken(
      'This person is a user here already. Change the roles in the list of users.',
      'Cette personne utilise déjà le portail ici. Changez ses rôles dans la liste.',
    )
  }
  const before = rolesBefore(call, known, organization)
  giveRoles(world, known, { organization, wanted: [...held, ...body.role_types] })
  keepAccount(world.tables, known.id, { revision: accountOf(world.tables, known.id).revision + 1 })
  const after = rolesBefore(call, known, organization)
  recordAudit(call, {
    action: 'changed',
    objectType: 'user',
    objectId: known.id,
    objectName: nameOf(known),
    organization,
    changes: changesBetween(before, after, ['role_types']),
  })
  return userAccountView(known, world)
}

function addNew(call: Call<'createUser'>, names: Pick<UserRow, 'firstName' | 'lastName'>): UserAccount {
  const { world, body, origin } = call
  const { name } = organizationFor(call, body.organization)
  const { language_preference: language, organization, role_types: roles } = body
  const { user, password } = makeUser(world, {
    email: body.email,
    ...names,
    language,
    organization,
    roles,
  })
  sendTemporaryPassword(world, { user, language, organization: name, origin, password })
  recordAudit(call, {
    action: 'created',
    objectType: 'user',
    objectId: user.id,
    objectName: nameOf(user),
    organization,
    changes: changesBetween(undefined, body, ['email', 'language_preference', 'role_types']),
  })
  return userAccountView(user, world)
}

/** Another status of the account, kept with the reason. */
function changeStatus(call: Call<'deactivateUser'> | Call<'reactivateUser'>, isOff: boolean): UserAccount {
  const { world, body } = call
  const user = accountFor(call)
  const { id: organization } = organizationFor(call, body.organization)
  const { revision, deactivatedAt } = accountOf(world.tables, user.id)
  expectRevision(call, revision)
  if (isOff && user.id === call.user.id) throw changeRefused(ownOr(call, 'own_account'))
  if (isOff === (deactivatedAt !== null)) throw changeRefused(isOff ? 'deactivated' : 'active')
  keepAccount(world.tables, user.id, {
    deactivatedAt: isOff ? world.clock.now() : null,
    closedAt: null,
    revision: revision + 1,
  })
  const account = user.sub === null ? undefined : world.pool.users.find(user.sub)
  if (account) account.enabled = !isOff
  if (isOff && user.sub !== null) world.pool.revokeAll(user.sub)
  recordAudit(call, {
    action: isOff ? 'deactivated' : 'reactivated',
    objectType: 'user',
    objectId: user.id,
    objectName: nameOf(user),
    organization,
    comment: body.comment?.trim() || null,
  })
  return userAccountView(user, world)
}

/** The error for changing your own account; being the last administrator takes precedence. */
const ownOr = <Code extends string>(call: Pick<Change, 'world' | 'user'>, code: Code) =>
  isOtherAdmin(call.world, call.user) ? code : ('last_admin' as const)

export const userAccounts = {
  createUser: (call) => {
    const { world, body } = call
    organizationFor(call, body.organization)
    const names = {
      firstName: body.first_name.trim(),
      lastName: body.last_name.trim(),
    }
    const known = userWithEmail(world, body.email)
    if (known) return { outcome: 'added', user: addKnown(call, known) }
    if (world.pool.users.hasAccount(body.email)) {
      throw emailTaken(
        'Somebody is signing up with this address right now. Try again when that is done.',
        'Une inscription avec cette adresse est en cours. Réessayez quand elle sera terminée.',
      )
    }
    return { outcome: 'created', user: addNew(call, names) }
  },

  updateUserRoles: (call) => {
    const { world, body } = call
    const user = accountFor(call)
    const { id: organization } = organizationFor(call, body.organization)
    const { revision, deactivatedAt } = accountOf(world.tables, user.id)
    expectRevision(call, revision)
    if (deactivatedAt !== null) throw changeRefused('deactivated')
    const wanted = body.role_types
    if (user.roles.includes('admin') && !wanted.includes('admin') && user.id === call.user.id) {
      throw changeRefused(ownOr(call, 'own_admin_role'))
    }
    if (rolesAfter(world, user, { organization, wanted }).length === 0) throw changeRefused('no_role_left')
    const before = rolesBefore(call, user, organization)
    giveRoles(world, user, { organization, wanted })
    keepAccount(world.tables, user.id, { revision: revision + 1 })
    recordAudit(call, {
      action: 'changed',
      objectType: 'user',
      objectId: user.id,
      objectName: nameOf(user),
      organization,
      changes: changesBetween(before, rolesBefore(call, user, organization), ['role_types']),
    })
    return userAccountView(user, world)
  },

  deactivateUser: (call) => changeStatus(call, true),

  reactivateUser: (call) => changeStatus(call, false),

  resendTemporaryPassword: (call) => {
    const { world, origin } = call
    const user = accountFor(call)
    const status = accountStatus(world, user)
    const account = user.sub === null ? undefined : world.pool.users.find(user.sub)
    if (status === 'deactivated' || status === 'closed') throw changeRefused('deactivated')
    if (account?.status !== 'FORCE_CHANGE_PASSWORD') throw changeRefused('active')
    const [first] = world.tables.memberships.of(user.id)
    const organization = first && world.tables.organizations.get(first.organization)
    sendTemporaryPassword(world, {
      user,
      language: user.language || 'en-ca',
      organization: organization?.name ?? 'Portage',
      origin,
    })
    recordAudit(call, {
      action: 'sent',
      objectType: 'user',
      objectId: user.id,
      objectName: nameOf(user),
      organization: organization?.id ?? null,
    })
    return userAccountView(user, world)
  },
} satisfies Partial<Operations>
