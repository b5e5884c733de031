import type { NamespaceAttentionTranslation } from '../../i18n-types.ts'

const attention = {
  title: 'À votre attention',
  failed: 'Impossible de charger ce qui demande votre attention',
  show: 'Afficher',
  views: {
    open: 'À regarder',
    acknowledged: 'Pris en charge',
  },
  count: '{count} {{élément|éléments}} à regarder. Le plus urgent vient en premier.',
  countDone: 'Votre équipe s’occupe de {count} {{élément|éléments}}.',
  showAll: 'Afficher les {count}',
  more: 'Il y en a {count} de plus. Vous les verrez ici quand vous aurez pris en charge une partie de ceux-ci.',
  empty: {
    title: 'Rien ne demande votre attention pour l’instant',
    body: 'Les réponses inquiétantes, les étapes en retard et les invitations non remises s’affichent ici.',
  },
  emptyDone: {
    title: 'Rien n’est pris en charge',
    body: 'Ce dont une personne de votre équipe s’occupe s’affiche ici, jusqu’à ce que ce soit réglé.',
  },
  level: {
    emergency: 'Agir maintenant',
    urgent: 'Urgent',
    notice: 'Moins urgent',
  },
  kind: {
    alert: 'Réponses inquiétantes',
    overdue_task: 'En retard',
    stalled_draft: 'Non terminé',
    bounced_invitation: 'Invitation non remise',
  },
  overdue: 'L’étape « {step} » est en retard.',
  overdueOurs: 'L’étape « {step} » est en retard. C’est à votre équipe de la faire.',
  stalled: 'L’étape « {step} » a été commencée, mais pas terminée.',
  alert: 'Réponses à « {step} » : {message}',
  alertTold: 'Réponses à « {step} ». La personne a lu ceci : « {message} »',
  bounced: 'Le courriel n’a pas pu être remis. Vérifiez l’adresse, puis renvoyez-le.',
  since: {
    alert: 'Réponses reçues : {when}',
    overdue_task: 'Échéance : {when}',
    stalled_draft: 'Dernier changement : {when}',
    bounced_invitation: 'Retour du courriel : {when}',
  },
  at: '{day} à {time}',
  inJourney: 'Parcours : {name}',
  open: {
    submission: 'Voir les réponses',
    enrolment: 'Voir les étapes de la personne',
    task: 'Faire cette étape',
    invitations: 'Voir l’invitation',
  },
  about: '{action} : {who}',
  take: {
    button: 'M’en occuper',
    title: 'Vous vous en occupez',
    body: 'L’élément quitte la liste, et votre équipe voit que vous vous en occupez.',
    note: 'Note pour votre équipe',
    noteHelp: 'Par exemple : Je l’ai appelée, elle répondra ce soir.',
    confirm: 'M’en occuper',
    done: 'Vous vous en occupez : {who}',
    undo: 'Annuler',
    undone: 'De retour dans la liste : {who}',
    undoFailed: 'Impossible de remettre ceci dans la liste : {who}. Réessayez sous « Pris en charge ».',
    failed: 'Impossible d’enregistrer. Réessayez.',
    offline: 'Vous êtes hors ligne. Réessayez une fois la connexion revenue.',
    other: '{name} s’en occupe déjà ({when}).',
    settled: 'C’est réglé : il ne reste rien à faire.',
  },
  taken: {
    by: '{name} s’en occupe ({when}).',
    note: 'Note : {note}',
    back: 'Remettre dans la liste',
  },
} satisfies NamespaceAttentionTranslation

export default attention
