import type { Language } from '#generated/model/index.ts'
import { iso } from '../store/clock.ts'
import type { UserRow } from '../store/rows.ts'
import type { World } from '../store/world.ts'

/** The emails about closing an account. Times are epoch ms. */
type Message =
  | { readonly kind: 'code'; readonly code: string; readonly link: string }
  | { readonly kind: 'confirmed'; readonly closesAt: number; readonly link: string }
  | { readonly kind: 'kept' }
  | { readonly kind: 'closed' }

type Words = { readonly subject: string; readonly paragraphs: readonly string[] }

const dateIn = (language: Language, ms: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'America/Toronto' }).format(ms)

function english(message: Message): Words {
  switch (message.kind) {
    case 'code':
      return {
        subject: 'Your code to close your account',
        paragraphs: [
          `You asked to close your account. Enter this code in the portal: ${message.code}`,
          'The code works for 30 minutes.',
          `You didn’t ask for this? Without the code, nothing happens. To be safe, change your password: ${message.link}`,
        ],
      }
    case 'confirmed': {
      const date = dateIn('en-ca', message.closesAt)
      return {
        subject: `Your account closes on ${date}`,
        paragraphs: [
          `Your account closes on ${date}. Until then, you can use the portal as before.`,
          `Changed your mind? Sign in and choose “Keep my account”: ${message.link}`,
        ],
      }
    }
    case 'kept':
      return {
        subject: 'You are keeping your account',
        paragraphs: ['Your account will not close. Nothing has changed.'],
      }
    case 'closed':
      return {
        subject: 'Your account is closed',
        paragraphs: [
          'Your account is closed, as you asked.',
          'Your clinic keeps the record of your care for as long as the law requires.',
          'If you want to use the portal again, contact your care team.',
        ],
      }
  }
}

function french(message: Message): Words {
  switch (message.kind) {
    case 'code':
      return {
        subject: 'Votre code pour fermer votre compte',
        paragraphs: [
          `Vous avez demandé la fermeture de votre compte. Entrez ce code dans le portail : ${message.code}`,
          'Le code est valide pendant 30 minutes.',
          `Cette demande ne vient pas de vous ? Sans le code, rien ne se passe. Par prudence, changez votre mot de passe : ${message.link}`,
        ],
      }
    case 'confirmed': {
      const date = dateIn('fr-ca', message.closesAt)
      return {
        subject: `Votre compte sera fermé le ${date}`,
        paragraphs: [
          `Votre compte sera fermé le ${date}. D’ici là, vous pouvez utiliser le portail comme avant.`,
          `Vous avez changé d’avis ? Connectez-vous et choisissez « Garder mon compte » : ${message.link}`,
        ],
      }
    }
    case 'kept':
      return {
        subject: 'Vous gardez votre compte',
        paragraphs: ['Votre compte ne sera pas fermé. Rien n’a changé.'],
      }
    case 'closed':
      return {
        subject: 'Votre compte est fermé',
        paragraphs: [
          'Votre compte est fermé, comme vous l’avez demandé.',
          'Votre clinique conserve le dossier de vos soins aussi longtemps que la loi l’exige.',
          'Pour utiliser de nouveau le portail, écrivez à votre équipe de soins.',
        ],
      }
  }
}

/** Adds the message to the mailbox, in the person's language. */
export function sendClosureMail(world: World, { email, language }: UserRow, message: Message): void {
  if (email === null) return
  const isFrench = language === 'fr-ca'
  const { subject, paragraphs } = isFrench ? french(message) : english(message)
  world.mailbox.send({
    to: email,
    subject,
    body: [isFrench ? 'Bonjour,' : 'Hello,', ...paragraphs].join('\n\n'),
    ...(message.kind === 'code' && { code: message.code }),
    ...('link' in message && { link: message.link }),
    sent_at: iso(world.clock.now()),
  })
}
