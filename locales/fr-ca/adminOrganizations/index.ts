import type { TranslationOf } from '../../types.ts'

const adminOrganizations = {
  tabs: {
    label: 'Parties de cette organisation',
    details: 'Renseignements',
    content: 'Contenu',
    invitations: 'Invitations',
    journeys: 'Parcours',
    users: 'Utilisateurs',
  },
  list: {
    title: 'Organisations',
    intro: 'Toutes les organisations de ce portail. Ouvrez-en une pour la modifier.',
    search: 'Rechercher une organisation',
    failed: 'Impossible de charger les organisations',
    missingPage: 'Cette page n’existe pas, voici la première.',
    name: 'Nom',
    place: 'Lieu',
    noPlace: 'Non indiqué',
    members: 'Membres',
    journeys: 'Parcours',
    colours: 'Couleurs',
    updated: 'Dernière modification',
    none: {
      title: 'Il n’y a pas encore d’organisation',
      body: 'Créez la première. Vous pourrez ajouter son logo et ses couleurs plus tard.',
    },
  },
  theme: {
    none: 'Celles du portail',
    fine: 'Faciles à lire',
    failing: '{count} {{count:difficile|difficiles}} à lire',
  },
  create: {
    title: 'Nouvelle organisation',
    intro: 'Le logo, l’icône et les couleurs viennent ensuite, sur la page de l’organisation.',
    submit: 'Créer l’organisation',
    done: 'L’organisation {name} est créée.',
  },
  detail: {
    title: 'Organisation',
  },
  icon: {
    title: 'Icône',
    shown: 'Elle se trouve à côté du nom dans les menus.',
    none: 'Il n’y a pas d’icône. Les menus montrent cette image à la place.',
    file: 'Image',
    fileHelp: 'Une image carrée. Elle est montrée très petite, 32 pixels sur 32.',
    choose: 'Choisissez d’abord une image.',
    remove: 'Retirer l’icône',
    removeTitle: 'Retirer l’icône de l’organisation {name} ?',
    removeBody:
      'Les menus montrent l’image d’un bâtiment à la place. Vous pourrez envoyer une autre icône plus tard.',
    removed: 'L’icône est retirée.',
    removeFailed: 'L’icône n’a pas pu être retirée. Veuillez réessayer.',
  },
  journeys: {
    title: 'Parcours d’une organisation',
    heading: 'Parcours de l’organisation {name}',
    failed: 'Impossible de charger les parcours',
    missingPage: 'Cette page n’existe pas, voici la première.',
    orderHelp:
      'Les patients et l’équipe de soins voient les parcours dans cet ordre. Faites glisser un parcours à une autre place, ou utilisez les boutons.',
    isOn: 'Ouvert',
    isOff: 'Fermé',
    inside: '{count} {{count:personne y participe|personnes y participent}} en ce moment',
    discoverable: 'Les patients le trouvent eux-mêmes',
    discoverableHelp: 'Sinon, on y participe seulement si l’équipe de soins nous invite ou nous inscrit.',
    languages: 'Offert en',
    language: { 'en-ca': 'Anglais', 'fr-ca': 'Français' },
    oneLanguage: 'Gardez au moins une langue.',
    up: 'Monter',
    down: 'Descendre',
    moveUp: 'Monter {name}',
    moveDown: 'Descendre {name}',
    moved: '{name} est maintenant numéro {position} de {total}.',
    saved: 'Vos modifications à {name} sont enregistrées.',
    on: {
      turn: 'Ouvrir {name}',
      title: 'Ouvrir {name} ?',
      effect:
        'De nouvelles personnes peuvent y participer, et l’équipe de soins peut les inviter et les inscrire. Si les patients peuvent le trouver eux-mêmes, ils le voient tout de suite.',
      confirm: 'Ouvrir',
      done: '{name} est ouvert.',
    },
    off: {
      turn: 'Fermer {name}',
      title: 'Fermer {name} ?',
      effect:
        'On ne le trouve plus. L’équipe de soins ne peut plus inviter ni inscrire personne, et le lien d’inscription ne fonctionne plus.',
      inside:
        '{count} {{count:personne y participe|personnes y participent}} en ce moment. Pour elles, rien ne change.',
      invited: 'Les personnes déjà invitées peuvent encore accepter.',
      confirm: 'Fermer',
      done: '{name} est fermé.',
    },
    failure: {
      offline: 'Vous êtes hors ligne. Vérifiez votre connexion Internet, puis réessayez.',
      gone: 'Ce parcours ne peut plus être modifié. Chargez la page de nouveau.',
      changed:
        'Une autre personne a modifié ce parcours. Vous le voyez maintenant tel qu’il est. Regardez-le, puis réessayez.',
      failed: 'Nous n’avons pas pu enregistrer cela. Veuillez réessayer.',
    },
    fields: { offered: 'Ouvert', position: 'Place dans la liste' },
    none: {
      title: 'Cette organisation n’a pas encore de parcours',
      body: 'Un parcours apparaît ici une fois publié pour cette organisation.',
    },
  },
} satisfies TranslationOf<'adminOrganizations'>

export default adminOrganizations
