import { messageTemplateSeeds } from '#mock-server/store/seeds/message-templates.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { seeded } from './app.ts'

const idOf = (key: string) => uuidOf(`message-template:${key}`)

/** An approved message of Lakeside, as the care team read it. */
export const closedMessage = { template: idOf('lakeside-closed'), revision: 1 }
export const closedPath = `/v1/message-templates/${closedMessage.template}/`
export const [closedSeed] = messageTemplateSeeds
/** One of Clinique du Fleuve. */
export const fleuveMessage = { template: idOf('fleuve-closed'), revision: 1 }

export const messageTexts = {
  subject: { 'en-ca': 'Your parking is free', 'fr-ca': 'Votre stationnement est gratuit' },
  text: { 'en-ca': 'Show this message at the desk.', 'fr-ca': 'Présentez ce message à l’accueil.' },
}
export const newMessage = { organization: seeded.organization('lakeside'), ...messageTexts }
