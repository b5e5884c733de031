import type { TranslationOf } from '../../types.ts'

const needs = {
  title: 'À votre attention',
  intro: 'Ce qui demande votre attention dans le portail.',
  failed: 'Nous n’avons pas pu charger ce qui demande votre attention',
  missingPage: 'Cette page n’existe pas : voici la première.',
  filter: 'Afficher',
  all: 'Tout ({count})',
  none: {
    title: 'Rien ne demande votre attention pour l’instant',
    body: 'Ce qui est bloqué, non remis ou inachevé apparaît ici.',
  },
  noneOfKind: 'Il n’y a rien de ce genre pour le moment.',
  kinds: {
    untaken_alerts: 'Alertes sans responsable ({count})',
    access_report: 'Accès non reconnus ({count})',
    incident: 'Processus bloqués ({count})',
    bounced_invitation: 'Invitations non remises ({count})',
    journey_review: 'Parcours à réviser ({count})',
    unreadable_theme: 'Couleurs difficiles à lire ({count})',
    missing_french: 'Français manquant ({count})',
    content_review: 'Contenus à vérifier ({count})',
    unpublished_draft: 'Pas encore publié ({count})',
  },
  what: {
    untaken_alerts:
      '{count} {{alerte attend|alertes attendent}} depuis plus longtemps que prévu par le parcours. Assurez-vous qu’une personne de l’équipe s’en occupe.',
    access_report:
      'Cette personne ne reconnaît pas qui a vu ses renseignements. Vérifiez pourquoi, puis répondez-lui.',
    incident: 'Une étape a échoué et le parcours n’avance plus.',
    bounced_invitation: 'Le message est revenu. Vérifiez l’adresse, puis envoyez une nouvelle invitation.',
    journey_review: 'Une autre personne de l’administration demande votre révision.',
    unreadable_theme:
      '{count} {{count:couleur manque|couleurs manquent}} de contraste. Le portail en montre d’autres en attendant.',
    missing_french: '{count} {{count:texte est|textes sont}} en anglais seulement.',
    content_review:
      '{count} {{count:contenu est|contenus sont}} à vérifier. Assurez-vous que l’information est toujours juste.',
    unpublished_draft: 'Personne ne voit les modifications avant leur publication.',
  },
  action: {
    untaken_alerts: 'Voir les alertes',
    access_report: 'Répondre',
    incident: 'Débloquer',
    bounced_invitation: 'Inviter de nouveau',
    journey_review: 'Réviser',
    unreadable_theme: 'Corriger les couleurs',
    missing_french: 'Ajouter le français',
    content_review: 'Voir les contenus',
    unpublished_draft: 'Revoir le brouillon',
  },
  actionOn: '{action} : {name}',
  answer: {
    open: 'Répondre',
    openFor: 'Répondre à {name}',
    title: 'Répondre à {name}',
    body: 'Dites qui a eu accès et pourquoi. La personne voit votre réponse dans sa liste.',
    label: 'Votre réponse',
    missing: 'Écrivez votre réponse',
    send: 'Envoyer la réponse',
    sent: 'Votre réponse a été envoyée.',
    failed: 'Nous n’avons pas pu envoyer votre réponse. Veuillez réessayer.',
  },
  since: 'depuis le {date}',
} satisfies TranslationOf<'needs'>

export default needs
