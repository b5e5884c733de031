import type { TranslationOf } from '../../types.ts'

const access = {
  title: 'Qui a vu vos renseignements',
  intro:
    'Chaque fois qu’une autre personne consulte ou modifie vos renseignements, cela apparaît ici. Ce que vous faites vous-même n’y est pas.',
  failed: 'Nous n’avons pas pu charger qui a vu vos renseignements',
  missingPage: 'Cette page n’existe pas : voici la première.',
  noProfile: 'Vous n’avez pas encore de profil. Il n’y a donc rien à voir.',
  helping:
    'Vous agissez pour {name} comme personne proche aidante. Seule cette personne peut voir qui a vu ses renseignements.',
  print: 'Imprimer cette liste',
  who: 'Qui',
  what: 'Action',
  about: 'Renseignements',
  anyone: 'Tout le monde',
  anything: 'Consultations et modifications',
  everything: 'Tous les renseignements',
  none: 'Personne d’autre n’a encore vu vos renseignements.',
  noneFiltered: 'Rien ne correspond à ces filtres.',
  kinds: {
    care_team: 'Équipes de soins',
    administrator: 'Administration',
    share_recipient: 'Personnes à qui vous avez donné un lien',
    care_partner: 'Personnes proches aidantes',
  },
  kind: {
    care_team: 'équipe de soins de {organization}',
    administrator: 'administration du portail',
    share_recipient: 'au moyen d’un lien que vous avez partagé',
    care_partner: 'personne proche aidante',
  },
  action: { viewed: 'Consultation', changed: 'Modification' },
  information: {
    details: 'Nom et coordonnées',
    journeys: 'Parcours et réponses',
    alerts: 'Alertes sur vos réponses',
    health_story: 'Histoire de santé',
    targets: 'Cibles de vos mesures',
    notes: 'Notes de l’équipe de soins',
    account: 'Compte et invitations',
  },
  did: { viewed: '{name} a consulté :', changed: '{name} a modifié :' },
  noName: 'Une personne qui n’a pas donné son nom',
  times: '{count} fois, la dernière le {date}',
  report: 'Je ne reconnais pas cet accès',
  reportOf: 'Je ne reconnais pas cet accès : {name}, {date}',
  reported: 'Vous l’avez signalé le {date}. L’administration va vérifier et vous répondra ici.',
  yourNote: 'Vous avez écrit : {comment}',
  answered: 'Réponse du {date} : {answer}',
  dialog: {
    title: 'Signaler que vous ne reconnaissez pas cet accès ?',
    body: 'Le signalement sera envoyé à l’administration du portail. Elle cherchera qui a eu accès et pourquoi, puis vous répondra ici.',
    comment: 'Que faut-il savoir ?',
    send: 'Envoyer le signalement',
    sent: 'Votre signalement a été envoyé.',
    failed: 'Nous n’avons pas pu envoyer votre signalement. Veuillez réessayer.',
  },
} satisfies TranslationOf<'access'>

export default access
