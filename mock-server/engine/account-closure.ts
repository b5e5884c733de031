import type { AccountClosureRefused } from '#generated/model/index.ts'
import { newCode } from '../cognito/codes.ts'
import type { Failure } from '../failures.ts'
import { conflict } from '../failures.ts'
import type { AccountRow } from '../store/account-row.ts'
import { accountOf, keepAccount, closingUsers } from '../store/accounts.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'
import { sendClosureMail } from './account-closure-mail.ts'
import { endPartnershipsOf } from './care-partners.ts'
import { isOngoing, profilesOf } from './join-journey.ts'
import { leaveJourney } from './journeys.ts'
import { isOtherAdmin } from './users/roles.ts'
import { endShares } from './withdrawal.ts'
import type { Sentences } from '../store/localized.ts'

/** How long a code counts, how soon another one is sent, and the time to change one's mind, in ms (contract). */
export const codeLifetime = 30 * 60_000
const resendPause = 3 * 60_000
const timeToChange = 30 * 86_400_000

const wrongAllowed = 5

type Code = AccountClosureRefused['code']

const words: Readonly<Record<Code, Sentences>> = {
  wrong_code: { 'en-ca': 'This code is incorrect.', 'fr-ca': 'Ce code est incorrect.' },
  code_expired: { 'en-ca': 'This code has expired.', 'fr-ca': 'Ce code est expiré.' },
  too_many_attempts: {
    'en-ca': 'Too many wrong codes. Ask for another one.',
    'fr-ca': 'Trop de codes incorrects. Demandez-en un autre.',
  },
  last_admin: {
    'en-ca': 'Nobody else is an administrator. Make somebody else one first.',
    'fr-ca': 'Personne d’autre n’a le rôle d’administration. Donnez-le d’abord à quelqu’un d’autre.',
  },
}

const refused = (code: Code): Failure => conflict(words[code], code)

function mustLeaveAnAdmin(world: World, user: UserRow): void {
  if (user.roles.includes('admin') && !isOtherAdmin(world, user)) throw refused('last_admin')
}

/**
 * Requests the closure of an account: sends a code, unless one was just sent or the request is confirmed.
 * @param origin scheme and host of the portal, for the links in the message
 */
export function requestClosure(world: World, user: UserRow, origin: string): AccountRow {
  const account = accountOf(world.tables, user.id)
  const { closureCode, closesAt } = account
  if (closesAt !== null) return account
  mustLeaveAnAdmin(world, user)
  const now = world.clock.now()
  if (closureCode && now < closureCode.sentAt + resendPause) return account
  const code = newCode(world.pool)
  sendClosureMail(world, user, { kind: 'code', code, link: `${origin}/settings/account` })
  return keepAccount(world.tables, user.id, { closureCode: { code, sentAt: now, wrong: 0 } })
}

/**
 * Confirms the request with its code; the account closes when the time to change one's mind is over.
 * @throws Failure 409 for a code that does not confirm it
 */
export function confirmClosure(
  world: World,
  user: UserRow,
  { code, origin }: { readonly code: string; readonly origin: string },
): AccountRow {
  const account = accountOf(world.tables, user.id)
  if (account.closesAt !== null) return account
  mustLeaveAnAdmin(world, user)
  const now = world.clock.now()
  const { closureCode } = account
  if (!closureCode || now >= closureCode.sentAt + codeLifetime) throw refused('code_expired')
  if (closureCode.wrong >= wrongAllowed) throw refused('too_many_attempts')
  if (closureCode.code !== code) {
    const wrong = closureCode.wrong + 1
    keepAccount(world.tables, user.id, { closureCode: { ...closureCode, wrong } })
    throw refused(wrong < wrongAllowed ? 'wrong_code' : 'too_many_attempts')
  }
  const closesAt = now + timeToChange
  sendClosureMail(world, user, { kind: 'confirmed', closesAt, link: `${origin}/settings/privacy` })
  return keepAccount(world.tables, user.id, { closureCode: null, closesAt })
}

/** The person keeps their account. */
export function cancelClosure(world: World, user: UserRow): void {
  const { closesAt } = accountOf(world.tables, user.id)
  if (closesAt !== null) sendClosureMail(world, user, { kind: 'kept' })
  keepAccount(world.tables, user.id, { closureCode: null, closesAt: null })
}

/** Closes every account whose day has come by the world's clock. */
export function closeDueAccounts(world: World): void {
  const now = world.clock.now()
  const { tables } = world
  for (const id of closingUsers(tables)) {
    const { closesAt } = accountOf(tables, id)
    const user = tables.users.get(id)
    if (user && closesAt !== null && closesAt <= now) closeAccount(world, user, closesAt)
  }
}

function closeAccount(world: World, user: UserRow, at: number): void {
  const { tables, pool } = world
  const { revision } = accountOf(tables, user.id)
  keepAccount(tables, user.id, {
    deactivatedAt: at,
    closedAt: at,
    closesAt: null,
    revision: revision + 1,
  })
  const account = user.sub === null ? undefined : pool.users.find(user.sub)
  if (account) account.enabled = false
  if (user.sub !== null) pool.revokeAll(user.sub)
  endShares(world, user)
  endPartnershipsOf(world, user)
  for (const { id } of profilesOf(world, user)) {
    for (const instance of tables.instances.where('patient', id)) {
      if (isOngoing(instance)) leaveJourney(world, instance, { at, by: user.id, reason: null })
    }
  }
  for (const { careDrafts } of tables.tasks.values())
    if (careDrafts.has(user.id)) careDrafts.set(user.id, null)
  for (const invitation of tables.invitations.values()) {
    const isOwn = invitation.email.toLowerCase() === user.email?.toLowerCase()
    if (isOwn && invitation.status === 'PENDING') invitation.status = 'CANCELLED'
  }
  sendClosureMail(world, user, { kind: 'closed' })
}
