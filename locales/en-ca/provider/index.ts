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
  organizationSettings: {
    title: 'Organization settings',
    intro: 'What the portal knows about {name:string}, and how it looks to the people you care for.',
    about: 'About the organization',
    name: 'Name',
    address: 'Address',
    contact: 'Contact person',
    email: 'Email',
    phone: 'Phone',
    missing: 'Not given',
    logo: 'Logo of {name:string}',
    change: 'Something has changed?',
    changeHow: 'Only the people who run the portal can change these settings.',
    write: 'Write to {email:string}',
    colours: {
      title: 'Colours',
      failed: "We couldn't load the colours",
      own: 'People see these colours when they are with {name:string}.',
      none: '{name:string} has no colours of its own. People see those of the portal.',
      ramp: 'Main colour, from light to dark',
      others: 'Texts and backgrounds',
      corrected: '{given:string} is too hard to read, so we show {used:string}',
      adjusted:
        '{count:number} {{count:colour was|colours were}} too hard to read. We show the nearest one that everybody can read.',
      ignored: 'Left out, because these are no colours that the portal knows: {keys:string}',
      'text-title': 'Titles',
      'text-titleLight': 'Lighter titles',
      'text-secondary': 'Less important text',
      'text-links': 'Links',
      'background-white': 'Cards and fields',
      'background-secondary': 'Page background',
    },
  },
} satisfies BaseTranslation

export default provider
