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
} satisfies NamespaceProviderTranslation

export default provider
