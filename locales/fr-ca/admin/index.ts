import type { NamespaceAdminTranslation } from '../../i18n-types.ts'

const admin = {
  home: {
    title: 'Organisations',
    intro: 'Les organisations de ce portail et comment les joindre.',
    showing: '{from} à {to} sur {total}',
    pages: 'Pages d’organisations',
    previous: 'Page précédente',
    next: 'Page suivante',
    missingPage: 'Cette page n’existe pas : voici la première.',
    failed: 'Impossible de charger les organisations',
    contact: 'Personne-ressource',
    phone: 'Téléphone',
    email: 'Courriel',
    address: 'Adresse',
    noContact: 'Aucune coordonnée pour l’instant.',
    empty: {
      title: 'Il n’y a pas encore d’organisations',
      body: 'Une organisation s’affiche ici une fois qu’elle a été créée.',
    },
  },
} satisfies NamespaceAdminTranslation

export default admin
