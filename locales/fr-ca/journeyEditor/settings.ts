import type { TranslationOf } from '../../types.ts'

/** Words about the settings of a journey. */
export const settingWords = {
  options: {
    title: 'Paramètres',
    banner: 'Image de bannière',
    noBanner: 'Aucune image',
    ownBanner: 'Image de bannière de la médiathèque',
    ownBannerHelp:
      'Elle s’affiche au-dessus du parcours. Les personnes qui utilisent un lecteur d’écran entendent sa description, qui vient de la médiathèque.',
    libraryBanner: 'Une image de la médiathèque : {name}',
    banners: {
      hip: 'Hanche',
      asthma: 'Respiration',
      parent: 'Jeune famille',
      mood: 'Humeur',
      diabetes: 'Diabète',
      vaccination: 'Vaccination',
      smoking: 'Arrêt du tabac',
    },
    languages: 'Langues du parcours',
    language: {
      'en-ca': 'Anglais',
      'fr-ca': 'Français',
    },
    weeks: 'Durée approximative, en semaines',
    startForm: 'Formulaire avant la première étape',
    startFormHelp: 'La personne y répond juste après son inscription. Ses réponses deviennent des variables.',
    nextTask: 'Proposer l’étape suivante quand une étape est terminée',
    nextTaskHelp: 'Un message s’ouvre avec un lien vers l’étape suivante.',
    responseHours: 'Délai de réponse aux alertes, en heures',
    responseHoursHelp:
      'Ensuite, une alerte sans responsable est signalée à toute l’équipe de soins et à l’administration.',
    monitored: 'L’équipe de soins lit les réponses',
    monitoredHelp: 'Les gens voient cette information avant de répondre.',
    note: 'Qui lit les réponses, et quand',
    noteUnread: 'Quoi faire, puisque personne ne lit les réponses',
    recommended: 'Le recommander aux patientes et patients de l’organisation',
    recommendedHelp: 'Il figurera dans leur liste de parcours recommandés.',
    why: 'Pourquoi il est recommandé',
  },
} satisfies Pick<TranslationOf<'journeyEditor'>, 'options'>
