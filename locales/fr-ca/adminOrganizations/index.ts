import type { TranslationOf } from '../../types.ts'

const adminOrganizations = {
  tabs: {
    label: 'Sections de cette organisation',
    details: 'Renseignements',
    content: 'Contenu',
    invitations: 'Invitations',
    journeys: 'Parcours',
    users: 'Comptes',
  },
  list: {
    title: 'Organisations',
    intro: 'Toutes les organisations de ce portail. Ouvrez-en une pour la modifier.',
    search: 'Rechercher une organisation',
    failed: 'Nous n’avons pas pu charger les organisations',
    missingPage: 'Cette page n’existe pas : voici la première.',
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
    none: 'Couleurs du portail',
    fine: 'Faciles à lire',
    failing: '{count} {{count:difficile|difficiles}} à lire',
  },
  create: {
    title: 'Nouvelle organisation',
    intro: 'Vous ajouterez ensuite le logo, l’icône et les couleurs, sur la page de l’organisation.',
    submit: 'Créer l’organisation',
    done: 'L’organisation {name} est créée.',
  },
  detail: {
    title: 'Organisation',
  },
  icon: {
    title: 'Icône',
    shown: 'Elle s’affiche à côté du nom dans les menus.',
    none: 'Il n’y a pas d’icône. Les menus montrent cette image à la place.',
    file: 'Image',
    fileHelp: 'Choisissez une image carrée. Elle s’affiche en très petit, à 32 pixels sur 32.',
    choose: 'Choisissez d’abord une image.',
    remove: 'Retirer l’icône',
    removeTitle: 'Retirer l’icône de l’organisation {name} ?',
    removeBody:
      'Les menus montreront l’image d’un bâtiment à la place. Vous pourrez téléverser une autre icône plus tard.',
    removed: 'L’icône est retirée.',
    removeFailed: 'Nous n’avons pas pu retirer l’icône. Veuillez réessayer.',
  },
  healthCards: {
    title: 'Numéros d’assurance maladie',
    on: 'L’équipe de soins conserve les numéros d’assurance maladie.',
    off: 'L’équipe de soins ne conserve pas les numéros d’assurance maladie.',
    keep: 'Conserver les numéros d’assurance maladie',
    keepHelp:
      'L’équipe de soins les entre sur la page de la personne et peut s’en servir pour la trouver. Si vous désactivez ce choix, les numéros sont masqués ; le réactiver les montre de nouveau.',
  },
  reviews: {
    title: 'Révision des parcours',
    on: 'Une autre personne révise chaque parcours avant sa publication.',
    off: 'Chaque personne de l’administration peut publier un parcours seule.',
    keep: 'Faire réviser les parcours avant leur publication',
    keepHelp:
      'La dernière personne qui a modifié un parcours demande une révision. Une autre le publie, ou le renvoie avec une raison.',
  },
  privacyAge: {
    title: 'Vie privée des jeunes',
    on: 'À partir de {age} ans, les parents voient moins de choses.',
    off: 'Les parents voient tout dans le profil de leur enfant, à tout âge.',
    age: 'Âge à partir duquel les parents voient moins de choses',
    none: 'Aucun âge : les parents voient tout',
    years: '{age} ans',
    help: 'Les parents voient toujours les parcours, les étapes et les dates, et répondent aux étapes. Ils ne voient plus l’Histoire de santé, les documents, les résultats d’examens ni les réponses envoyées. Cela s’applique tout de suite aux jeunes qui ont déjà cet âge, et les parents sont avertis 90 jours avant. Si une jeune personne a des parcours dans plusieurs organisations, c’est l’âge le plus bas qui compte.',
  },
  journeys: {
    title: 'Parcours d’une organisation',
    heading: 'Parcours de l’organisation {name}',
    failed: 'Nous n’avons pas pu charger les parcours',
    missingPage: 'Cette page n’existe pas : voici la première.',
    orderHelp:
      'Les patientes et patients et l’équipe de soins voient les parcours dans cet ordre. Faites glisser un parcours pour le déplacer, ou utilisez les boutons.',
    isOn: 'Ouvert',
    isOff: 'Fermé',
    inside: '{count} {{count:personne y participe|personnes y participent}} en ce moment',
    discoverable: 'Les patientes et patients peuvent le trouver',
    discoverableHelp:
      'Sinon, seules les personnes que l’équipe de soins invite ou inscrit peuvent y participer.',
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
        'De nouvelles personnes pourront y participer, et l’équipe de soins pourra les inviter et les inscrire. Si les patientes et patients peuvent le trouver, ce sera possible tout de suite.',
      confirm: 'Ouvrir',
      done: '{name} est ouvert.',
    },
    off: {
      turn: 'Fermer {name}',
      title: 'Fermer {name} ?',
      effect:
        'De nouvelles personnes ne le trouveront plus. L’équipe de soins ne pourra plus inviter ni inscrire personne, et le lien d’inscription ne fonctionnera plus.',
      inside:
        '{count} {{count:personne y participe|personnes y participent}} en ce moment. Rien ne change pour elles.',
      invited: 'Les personnes déjà invitées pourront encore accepter.',
      confirm: 'Fermer',
      done: '{name} est fermé.',
    },
    failure: {
      offline: 'Vous êtes hors ligne. Vérifiez votre connexion Internet, puis réessayez.',
      gone: 'Ce parcours ne peut plus être modifié. Rechargez la page.',
      changed:
        'Une autre personne a modifié ce parcours. Voici la version actuelle. Vérifiez-la, puis réessayez.',
      failed: 'Nous n’avons pas pu enregistrer ce changement. Veuillez réessayer.',
    },
    fields: { offered: 'Ouvert', position: 'Position dans la liste' },
    none: {
      title: 'Cette organisation n’a pas encore de parcours',
      body: 'Un parcours s’affiche ici une fois publié pour cette organisation.',
    },
  },
} satisfies TranslationOf<'adminOrganizations'>

export default adminOrganizations
