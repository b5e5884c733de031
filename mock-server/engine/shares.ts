import type { HealthStoryShareStatus } from '#generated/model/index.ts'
import { Failure, notFound, refuse, unauthorized } from '../failures.ts'
import { textIn } from '../store/localized.ts'
import { parentAccessOf } from './parent-access.ts'
import type { ShareRow } from '../store/share-row.ts'
import type { World } from '../store/world.ts'

/** How long a link and its passcode are valid, in ms (SHARE-02). */
export const shareLifetime = 48 * 3_600_000

/** Wrong passcodes that may be tried before a share is locked. */
export const shareAttempts = 5

/** How many shares of one Health Story may be active at a time, and how many notes one may gather. */
export const mostActiveShares = 20
export const mostNotes = 20

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** An unguessable secret: this many random bytes, base64url. */
export const newSecret = (bytes: number): string => base64url(crypto.getRandomValues(new Uint8Array(bytes)))

/** Six random digits. */
export const newPasscode = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(6)), (value) => value % 10).join('')

export function shareStatusAt(share: ShareRow, now: number): HealthStoryShareStatus {
  if (share.revokedAt !== null) return 'revoked'
  if (now >= share.expiresAt) return 'expired'
  return share.attemptsLeft > 0 ? 'active' : 'locked'
}

/**
 * The share of a link that can still be opened, locked ones too.
 * @throws Failure 404, the same for one that expired, was turned off, or never was: no answer tells them apart
 */
export function openShare(world: World, token: string): ShareRow {
  const share = byToken(world, token)
  const status = share && shareStatusAt(share, world.clock.now())
  if (!share || status === 'revoked' || status === 'expired') throw notFound()
  return share
}

const byToken = (world: World, token: string): ShareRow | undefined =>
  [...world.tables.shares.values()].find((one) => one.token === token && !isOfLimited(world, one))

/** Whether a parent made it, whose access is limited now. */
function isOfLimited(world: World, { patient }: ShareRow): boolean {
  const row = world.tables.patients.get(patient)
  return row !== undefined && parentAccessOf(world, row)?.level === 'limited'
}

/**
 * Tries a passcode; the right one opens the share and is written down with the reader's name.
 * @returns the access token
 * @throws Failure 400 with the tries that are left, 403 when there are none, 404 as openShare
 */
export function unlockShare(
  world: World,
  token: string,
  { passcode, recipientName }: { passcode: string; recipientName: string },
): { access: string; share: ShareRow } {
  const share = openShare(world, token)
  if (share.attemptsLeft === 0) throw locked()
  if (passcode.replaceAll(/[\s-]/g, '') !== share.passcode) {
    share.attemptsLeft -= 1
    throw share.attemptsLeft === 0 ? locked() : wrongPasscode(share.attemptsLeft)
  }
  share.attemptsLeft = shareAttempts
  share.openings.push({ openedAt: world.clock.now(), recipientName: recipientName.trim() })
  const access = newSecret(24)
  share.accesses.add(access)
  return { access, share }
}

const wrongPasscode = (left: number) =>
  new Failure(400, (locale) => ({
    detail: textIn(locale, { 'en-ca': 'Incorrect passcode.', 'fr-ca': 'Code d’accès incorrect.' }),
    code: 'incorrect_passcode',
    attempts_remaining: left,
  }))

const locked = () =>
  refuse(
    403,
    { 'en-ca': 'Verification limit exceeded.', 'fr-ca': 'Limite de vérifications atteinte.' },
    { code: 'verification_limit_exceeded' },
  )

/** Whether an access token was given out for any share, also for one that has ended since. */
export const opensShare = (world: World, access: string): boolean =>
  [...world.tables.shares.values()].some((one) => one.accesses.has(access))

/**
 * The share that an access token opens.
 * @param bearer what the call was sent with
 * @throws Failure 401 when it opens nothing or another share, 410 when it did until the share ended
 */
export function accessedShare(world: World, token: string, bearer: string | null): ShareRow {
  const share = byToken(world, token)
  if (!share || bearer === null || !share.accesses.has(bearer)) throw unauthorized(bearer !== null)
  const status = shareStatusAt(share, world.clock.now())
  if (status === 'revoked' || status === 'expired') throw ended(status)
  return share
}

const ended = (code: 'expired' | 'revoked') =>
  refuse(
    410,
    code === 'expired'
      ? { 'en-ca': 'This link has expired.', 'fr-ca': 'Ce lien est expiré.' }
      : { 'en-ca': 'This link was turned off.', 'fr-ca': 'Ce lien a été désactivé.' },
    { code },
  )
