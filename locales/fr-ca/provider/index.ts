import type { NamespaceProviderTranslation } from '../../i18n-types.ts'

const provider = {
  home: {
    title: 'Accueil de l’équipe de soins',
    intro: '{organization} offre les parcours suivants.',
    noOrganization: {
      title: 'Vous ne faites partie d’aucune organisation pour l’instant',
      body: 'Demandez à l’administratrice ou à l’administrateur de votre clinique ou de votre hôpital de vous ajouter.',
    },
    failed: 'Impossible de charger les parcours de cette organisation',
    journeys: 'Parcours',
    noJourneys: 'Cette organisation n’offre pas encore de parcours.',
    languages: 'En {list}',
    english: 'anglais',
    french: 'français',
    both: 'anglais et en français',
    steps: '{count} {{étape|étapes}}',
    openSteps: 'Le nombre d’étapes dépend des réponses',
    showing: '{from} à {to} sur {total}',
    pages: 'Pages de parcours',
    previous: 'Page précédente',
    next: 'Page suivante',
    missingPage: 'Cette page n’existe pas : voici la première.',
  },
  organizationSettings: {
    title: 'Paramètres de l’organisation',
    intro:
      'Ce que le portail sait de l’organisation {name}, et ce que voient les personnes que vous soignez.',
    about: 'À propos de l’organisation',
    name: 'Nom',
    address: 'Adresse',
    contact: 'Personne-ressource',
    email: 'Courriel',
    phone: 'Téléphone',
    missing: 'Non précisé',
    logo: 'Logo de l’organisation {name}',
    change: 'Quelque chose a changé ?',
    changeHow: 'Seules les personnes qui gèrent le portail peuvent modifier ces paramètres.',
    write: 'Écrire à {email}',
    colours: {
      title: 'Couleurs',
      failed: 'Impossible de charger les couleurs',
      own: 'Voici les couleurs que les gens voient dans l’espace de l’organisation {name}.',
      none: 'L’organisation {name} n’a pas de couleurs à elle. Les gens voient celles du portail.',
      ramp: 'Couleur principale, de pâle à foncé',
      others: 'Textes et arrière-plans',
      corrected: 'La couleur {given} est trop difficile à lire ; nous affichons {used}',
      adjusted:
        '{count} {{count:couleur était trop difficile|couleurs étaient trop difficiles}} à lire. Nous affichons la couleur lisible la plus proche.',
      ignored: 'Ignoré, car le portail ne connaît pas ces couleurs : {keys}',
      'text-title': 'Titres',
      'text-titleLight': 'Titres plus pâles',
      'text-secondary': 'Textes moins importants',
      'text-links': 'Liens',
      'background-white': 'Cartes et champs',
      'background-secondary': 'Fond de page',
    },
  },
} satisfies NamespaceProviderTranslation

export default provider
