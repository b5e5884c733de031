import type { Language } from '#generated/model/index.ts'
import { setPassword } from '../../cognito/users.ts'
import { iso } from '../../store/clock.ts'
import type { UserRow } from '../../store/rows.ts'
import type { World } from '../../store/world.ts'
import { newSecret } from '../shares.ts'

/** A random password that meets the policy of the pool, valid for one sign-in (IDENT-35). */
const newTemporaryPassword = (): string => `${newSecret(9)}-aA1`

type Message = { readonly link: string; readonly password: string; readonly organization: string }

const english = ({ link, password, organization }: Message) => ({
  subject: `Your account at ${organization}`,
  paragraphs: [
    'Hello,',
    `You have a new account at ${organization}.`,
    `Sign in with this email address: ${link}`,
    `Your temporary password: ${password}`,
    'When you sign in for the first time, you choose a password of your own.',
    organization,
  ],
})

const french = ({ link, password, organization }: Message) => ({
  subject: `Votre compte chez ${organization}`,
  paragraphs: [
    'Bonjour,',
    `Vous avez un nouveau compte chez ${organization}.`,
    `Connectez-vous avec cette adresse courriel : ${link}`,
    `Votre mot de passe temporaire : ${password}`,
    'À la première connexion, vous choisissez votre propre mot de passe.',
    organization,
  ],
})

type Sending = {
  readonly user: UserRow
  readonly language: Language
  /** The name of the organization that they become a user of. */
  readonly organization: string
  /** Scheme and host that the link of the message leads to. */
  readonly origin: string
  /** The one that the account was made with; without it a new one takes the place of the one before. */
  readonly password?: string
}

/** Creates an account in the pool, with a password that must be changed at the first sign-in. */
export function openPoolAccount(
  { pool }: World,
  person: {
    readonly sub: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
  },
): string {
  const { sub, email, firstName: given_name, lastName: family_name } = person
  const password = newTemporaryPassword()
  pool.addUser({ sub, email, given_name, family_name, password, status: 'FORCE_CHANGE_PASSWORD' })
  return password
}

/** Sends the temporary password; the mailbox of the world also stores it as the code of the message. */
export function sendTemporaryPassword(world: World, sending: Sending): void {
  const { user, language, organization, origin } = sending
  const account = user.sub === null ? undefined : world.pool.users.find(user.sub)
  if (user.email === null || !account) return
  const password = sending.password ?? newTemporaryPassword()
  if (sending.password === undefined) setPassword(account, password)
  const link = `${origin}/login`
  const write = language === 'fr-ca' ? french : english
  const { subject, paragraphs } = write({ link, password, organization })
  const body = paragraphs.join('\n\n')
  world.mailbox.send({ to: user.email, subject, body, link, code: password, sent_at: iso(world.clock.now()) })
}
