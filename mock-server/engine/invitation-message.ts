import type { Language } from '#generated/model/index.ts'
import { textIn } from '../store/localized.ts'
import type { OrganizationRow } from '../store/rows.ts'
import type { JourneyDefinition } from '../store/journey-definition.ts'

/** The message of an invitation: plain text, with an empty line between paragraphs. */
export type InvitationMessage = { readonly subject: string; readonly body: string }

type Parts = {
  readonly organization: Pick<OrganizationRow, 'name' | 'phone' | 'email'>
  readonly definition: JourneyDefinition | undefined
  /** Who of the care team sends it; null when that is not known. */
  readonly sender: string | null
  /** The way in; null in a preview, since there is none yet. */
  readonly link: string | null
}

const english = ({ organization: { name, phone, email }, definition, sender, link }: Parts) => ({
  subject: `${name} invites you`,
  paragraphs: [
    'Hello,',
    definition
      ? `${sender ?? 'Your care team'} at ${name} invites you to ${textIn('en-ca', definition.name)}.`
      : `${sender ?? 'Your care team'} at ${name} invites you to their portal.`,
    definition && textIn('en-ca', definition.description),
    link === null ? 'A link stands here. It opens your invitation.' : `Open your invitation: ${link}`,
    'The link works for 30 days. You can say no, and you can leave at any time.',
    [
      phone && `Questions? Call ${phone}.`,
      email && `You can write to ${email}.`,
      'In an emergency, call 911.',
    ]
      .filter(Boolean)
      .join(' '),
    name,
  ],
})

const french = ({ organization: { name, phone, email }, definition, sender, link }: Parts) => ({
  subject: `${name} vous invite`,
  paragraphs: [
    'Bonjour,',
    definition
      ? `${sender ?? 'Votre équipe de soins'} (${name}) vous invite au parcours « ${textIn('fr-ca', definition.name)} ».`
      : `${sender ?? 'Votre équipe de soins'} (${name}) vous invite à son portail.`,
    definition && textIn('fr-ca', definition.description),
    link === null
      ? 'Un lien se trouvera ici. Il ouvre votre invitation.'
      : `Ouvrez votre invitation : ${link}`,
    'Le lien fonctionne pendant 30 jours. Vous pouvez refuser, et vous pouvez quitter le parcours en tout temps.',
    [
      phone && `Des questions ? Appelez au ${phone}.`,
      email && `Vous pouvez écrire à ${email}.`,
      'En cas d’urgence, composez le 911.',
    ]
      .filter(Boolean)
      .join(' '),
    name,
  ],
})

/** The message of an invitation in the invitation's language, not the reader's. */
export function invitationMessage(language: Language, parts: Parts): InvitationMessage {
  const { subject, paragraphs } = language === 'fr-ca' ? french(parts) : english(parts)
  return { subject, body: paragraphs.filter(Boolean).join('\n\n') }
}
