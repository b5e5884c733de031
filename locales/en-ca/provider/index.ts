import type { BaseTranslation } from '../../i18n-types.ts'

const provider = {
  home: {
    title: 'Care team home',
    heading: 'Your organizations',
    intro: 'These are the organizations you work with, and the journeys they offer.',
    noOrganization: {
      title: 'You do not belong to an organization yet',
      body: 'Ask the administrator of your clinic or hospital to add you.',
    },
    failed: "We couldn't load the journeys of this organization",
    noJourneys: 'This organization offers no journeys yet.',
    languages: 'In {list:string}',
    english: 'English',
    french: 'French',
    both: 'English and French',
    steps: '{count:number} {{step|steps}}',
    openSteps: 'The number of steps depends on the answers',
    shown: 'Showing {shown:number} of {total:number} journeys.',
  },
} satisfies BaseTranslation

export default provider
