import type { MessageSubject, MessageText } from '#generated/model/index.ts'
import type { organizationSeeds } from './organizations.ts'

type Seed = {
  readonly key: string
  readonly organization: keyof typeof organizationSeeds
  readonly subject: MessageSubject
  readonly text: MessageText
}

/** The messages that organizations approved; the others have none. */
export const messageTemplateSeeds: readonly Seed[] = [
  {
    key: 'lakeside-closed',
    organization: 'lakeside',
    subject: {
      'en-ca': 'Our clinic is closed for the holidays',
      'fr-ca': 'Notre clinique est fermée pendant les Fêtes',
    },
    text: {
      'en-ca':
        'Our clinic is closed from December 24 to January 2. The portal stays open, and we will read what you send when we are back.\n\nIf you need advice before then, call 811. In an emergency, call 911.',
      'fr-ca':
        'Notre clinique est fermée du 24 décembre au 2 janvier. Le portail reste ouvert, et nous lirons ce que vous envoyez à notre retour.\n\nSi vous avez besoin d’un conseil d’ici là, composez le 811. En cas d’urgence, composez le 911.',
    },
  },
  {
    key: 'lakeside-phone',
    organization: 'lakeside',
    subject: {
      'en-ca': 'Our phone lines are down',
      'fr-ca': 'Nos lignes téléphoniques sont en panne',
    },
    text: {
      'en-ca':
        'You cannot reach us by phone today. We are working on it. Write to hello@lakeside.example, and we will answer the same day.',
      'fr-ca':
        'Vous ne pouvez pas nous joindre par téléphone aujourd’hui. Nous y travaillons. Écrivez à hello@lakeside.example, et nous vous répondrons le jour même.',
    },
  },
  {
    key: 'fleuve-closed',
    organization: 'fleuve',
    subject: {
      'en-ca': 'The clinic is closed on Monday',
      'fr-ca': 'La clinique est fermée lundi',
    },
    text: {
      'en-ca': 'The clinic is closed on Monday. It opens again on Tuesday at 8 a.m.',
      'fr-ca': 'La clinique est fermée lundi. Elle rouvre mardi à 8 h.',
    },
  },
]
