import type { NamespaceProviderTranslation } from '../../i18n-types.ts'

const provider = {
  home: {
    title: 'Accueil de l’équipe de soins',
    heading: 'Vos organisations',
    intro: 'Voici les organisations avec lesquelles vous travaillez et les parcours qu’elles offrent.',
    noOrganization: {
      title: 'Vous ne faites partie d’aucune organisation pour l’instant',
      body: 'Demandez à l’administratrice ou à l’administrateur de votre clinique ou de votre hôpital de vous ajouter.',
    },
    failed: 'Impossible de charger les parcours de cette organisation',
    noJourneys: 'Cette organisation n’offre pas encore de parcours.',
    languages: 'En {list}',
    english: 'anglais',
    french: 'français',
    both: 'anglais et en français',
    steps: '{count} {{étape|étapes}}',
    openSteps: 'Le nombre d’étapes dépend des réponses',
    shown: '{shown} parcours affichés sur {total}.',
  },
} satisfies NamespaceProviderTranslation

export default provider
