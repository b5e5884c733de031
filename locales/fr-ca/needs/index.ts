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
  kind: {
    untaken_alerts: 'Alertes sans responsable',
    incident: 'Processus bloqué',
    bounced_invitation: 'Invitation non remise',
    unreadable_theme: 'Couleurs difficiles à lire',
    missing_french: 'Français manquant',
    unpublished_draft: 'Pas encore publié',
  },
  kinds: {
    untaken_alerts: 'Alertes sans responsable ({count})',
    incident: 'Processus bloqués ({count})',
    bounced_invitation: 'Invitations non remises ({count})',
    unreadable_theme: 'Couleurs difficiles à lire ({count})',
    missing_french: 'Français manquant ({count})',
    unpublished_draft: 'Pas encore publié ({count})',
  },
  what: {
    untaken_alerts:
      '{count} {{alerte attend|alertes attendent}} depuis plus longtemps que prévu par le parcours. Assurez-vous qu’une personne de l’équipe s’en occupe.',
    incident: 'Une étape a échoué et le parcours n’avance plus.',
    bounced_invitation: 'Le message est revenu. Vérifiez l’adresse, puis envoyez une nouvelle invitation.',
    unreadable_theme:
      '{count} {{count:couleur manque|couleurs manquent}} de contraste. Le portail en montre d’autres en attendant.',
    missing_french: '{count} {{count:texte est|textes sont}} en anglais seulement.',
    unpublished_draft: 'Personne ne voit les modifications avant leur publication.',
  },
  since: 'depuis le {date}',
} satisfies TranslationOf<'needs'>

export default needs
