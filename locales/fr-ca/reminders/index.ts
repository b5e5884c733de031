import type { TranslationOf } from '../../types.ts'

const reminders = {
  title: 'Rappels',
  intro:
    'Nous pouvons vous rappeler qu’une étape arrive à échéance. Les messages ne disent jamais de quoi il s’agit.',
  loadFailed: 'Vos rappels n’ont pas pu être chargés',
  channels: 'Façon de vous rappeler',
  channelsHelp: 'Ne choisissez rien si vous ne voulez pas de rappels.',
  channel: { email: 'Courriel', text_message: 'Message texte' },
  sentTo: 'À {address}',
  noPhone: 'Pour les messages texte, demandez à votre équipe de soins d’ajouter votre numéro de téléphone.',
  rhythm: 'Fréquence',
  rhythms: {
    daily: 'Un message par jour',
    each: 'Un message pour chaque étape',
  },
  rhythmHelp: {
    daily: 'Avec le nombre d’étapes à faire dans les 24 heures.',
    each: 'La veille de l’échéance.',
  },
  time: 'Heure de la journée',
  quiet: 'Ne rien envoyer pendant les heures de calme',
  quietHelp: 'Les messages attendent la fin des heures de calme.',
  quietFrom: 'Calme à partir de',
  quietUntil: 'Calme jusqu’à',
  sameTimes: 'Choisissez une fin différente du début.',
  zone: 'Ces heures sont celles de cet appareil : {zone}.',
  save: 'Enregistrer vos rappels',
  saved: 'Vos rappels sont enregistrés.',
  failed: 'Nous n’avons pas pu enregistrer vos rappels. Vos choix sont toujours là. Veuillez réessayer.',
} satisfies TranslationOf<'reminders'>

export default reminders
