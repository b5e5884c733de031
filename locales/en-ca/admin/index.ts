import type { BaseTranslation } from '../../i18n-types.ts'

const admin = {
  home: {
    title: 'Organizations',
    intro: 'The organizations of this portal and how to reach them.',
    showing: 'Showing {from:number} to {to:number} of {total:number}',
    pages: 'Pages of organizations',
    previous: 'Previous page',
    next: 'Next page',
    missingPage: 'There is no such page, so here is the first one.',
    failed: "We couldn't load the organizations",
    contact: 'Contact',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    noContact: 'No contact details yet.',
    empty: {
      title: 'There are no organizations yet',
      body: 'An organization shows here once it has been set up.',
    },
  },
} satisfies BaseTranslation

export default admin
