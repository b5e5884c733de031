import { iso } from '../store/clock.ts'
import type { Sentences } from '../store/localized.ts'
import { textIn } from '../store/localized.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

type Message = {
  readonly kind: 'invited' | 'accepted' | 'ended' | 'declined' | 'cancelled'
  /** Of the side that acted. */
  readonly name: string
  readonly to: string | null | undefined
  readonly language: UserRow['language']
  /** Scheme and host of the portal. */
  readonly origin: string
}

type Words = { readonly subject: Sentences; readonly body: Sentences }

const words = (name: string): Readonly<Record<Message['kind'], Words>> => ({
  invited: {
    subject: { 'en-ca': `${name} asks for your help`, 'fr-ca': `${name} demande votre aide` },
    body: {
      'en-ca': `${name} invites you to help with their care in the portal. Sign in with this email address, or create an account with it. Then accept or decline.`,
      'fr-ca': `${name} vous invite à l’aider pour ses soins dans le portail. Connectez-vous avec cette adresse courriel, ou créez un compte avec elle. Vous pourrez ensuite accepter ou refuser.`,
    },
  },
  accepted: {
    subject: { 'en-ca': `${name} accepted your invitation`, 'fr-ca': `${name} a accepté votre invitation` },
    body: {
      'en-ca': `${name} is now your care partner. You can end this at any time.`,
      'fr-ca': `${name} est maintenant une personne proche aidante pour vous. Vous pouvez y mettre fin en tout temps.`,
    },
  },
  declined: {
    subject: { 'en-ca': 'Your invitation was declined', 'fr-ca': 'Votre invitation a été refusée' },
    body: {
      'en-ca': `${name} declined your invitation to help with your care.`,
      'fr-ca': `${name} a refusé votre invitation à vous aider pour vos soins.`,
    },
  },
  cancelled: {
    subject: { 'en-ca': 'An invitation was cancelled', 'fr-ca': 'Une invitation a été annulée' },
    body: {
      'en-ca': `${name} cancelled the invitation to help with their care. You don't need to do anything.`,
      'fr-ca': `${name} a annulé l’invitation à l’aider pour ses soins. Vous n’avez rien à faire.`,
    },
  },
  ended: {
    subject: {
      'en-ca': 'A care partnership has ended',
      'fr-ca': 'Un accès de personne proche aidante a pris fin',
    },
    body: {
      'en-ca': `${name} ended the access as a care partner. What was sent before stays with the care team.`,
      'fr-ca': `${name} a mis fin à l’accès de personne proche aidante. L’équipe de soins garde ce qui a été envoyé.`,
    },
  },
})

/** Adds a message to the mailbox; it names people, never their health. */
export function sendCarePartnerMail(world: World, { kind, name, to, language, origin }: Message): void {
  if (!to) return
  const locale = language || 'en-ca'
  const { subject, body } = words(name)[kind]
  const link = `${origin}/settings/care-partners`
  const hello = locale === 'fr-ca' ? 'Bonjour,' : 'Hello,'
  world.mailbox.send({
    to,
    subject: textIn(locale, subject),
    body: [hello, textIn(locale, body), link].join('\n\n'),
    link,
    sent_at: iso(world.clock.now()),
  })
}
