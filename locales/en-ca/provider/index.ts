import type { BaseTranslation } from '../../i18n-types.ts'

const provider = {
  home: {
    title: 'Care team home',
    intro: '{organization:string} offers these journeys.',
    noOrganization: {
      title: 'You do not belong to an organization yet',
      body: 'Ask the administrator of your clinic or hospital to add you.',
    },
    failed: "We couldn't load the journeys of this organization",
    journeys: 'Journeys',
    noJourneys: 'This organization offers no journeys yet.',
    languages: 'In {list:string}',
    english: 'English',
    french: 'French',
    both: 'English and French',
    steps: '{count:number} {{step|steps}}',
    openSteps: 'The number of steps depends on the answers',
    showing: 'Showing {from:number} to {to:number} of {total:number}',
    pages: 'Pages of journeys',
    previous: 'Previous page',
    next: 'Next page',
    missingPage: 'There is no such page, so here is the first one.',
  },
} satisfies BaseTranslation

export default provider
