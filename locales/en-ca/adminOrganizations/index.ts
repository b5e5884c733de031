import type { BaseTranslation } from 'typesafe-i18n'

/** The organizations as administrators set them up. */
const adminOrganizations = {
  tabs: {
    label: 'Sections of this organization',
    details: 'Details',
    content: 'Content',
    invitations: 'Invitations',
    journeys: 'Journeys',
    users: 'Users',
  },
  list: {
    title: 'Organizations',
    intro: 'Every organization of this portal. Open one to change it.',
    search: 'Search organizations',
    failed: "We couldn't load the organizations",
    missingPage: 'There is no such page, so here is the first one.',
    name: 'Name',
    place: 'Location',
    noPlace: 'Not given',
    members: 'Members',
    journeys: 'Journeys',
    colours: 'Colours',
    updated: 'Last change',
    none: {
      title: 'There are no organizations yet',
      body: 'Set up the first one. You can add its logo and its colours later.',
    },
  },
  theme: {
    none: 'Portal colours',
    fine: 'Easy to read',
    failing: '{count:number} hard to read',
  },
  create: {
    title: 'New organization',
    intro: "You'll add the logo, icon and colours next, on the organization's page.",
    submit: 'Create organization',
    done: '{name:string} was created.',
  },
  detail: {
    title: 'Organization',
  },
  icon: {
    title: 'Icon',
    shown: 'It appears beside the name in menus.',
    none: "There's no icon. Menus show this picture instead.",
    file: 'Picture',
    fileHelp: "Choose a square picture. It's shown very small, at 32 by 32 pixels.",
    choose: 'Choose a picture first.',
    remove: 'Remove the icon',
    removeTitle: 'Remove the icon of {name:string}?',
    removeBody: 'Menus will show a picture of a building instead. You can upload another icon later.',
    removed: 'The icon was removed.',
    removeFailed: "We couldn't remove the icon. Please try again.",
  },
  healthCards: {
    title: 'Health-card numbers',
    on: "The care team keeps people's health-card numbers.",
    off: "The care team doesn't keep health-card numbers.",
    keep: "Keep people's health-card numbers",
    keepHelp:
      "The care team enters them on the person's page and can search by them. If you turn this off, the numbers are hidden, and turning it on again shows them.",
  },
  reviews: {
    title: 'Review of journeys',
    on: 'Someone else reviews each journey before it is published.',
    off: 'Each administrator can publish a journey on their own.',
    keep: 'Have journeys reviewed before they are published',
    keepHelp:
      'The last person who changed a journey asks for a review. Another administrator publishes it, or sends it back with a reason.',
  },
  privacyAge: {
    title: 'Privacy of young people',
    on: 'Parents see less from the day a young person turns {age:number}.',
    off: 'Parents see everything in the profiles of their children, at any age.',
    age: 'Age from which parents see less',
    none: 'No age: parents see everything',
    years: '{age:number} years',
    help: 'Parents still see journeys, steps and dates, and fill in steps. They no longer see the Health Story, documents, test results and sent answers. This starts right away for those who have reached the age, and parents see a notice 90 days before. If a young person has journeys in several organizations, the lowest age applies.',
  },
  journeys: {
    title: 'Journeys of an organization',
    heading: 'Journeys of {name:string}',
    failed: "We couldn't load the journeys",
    missingPage: 'There is no such page, so here is the first one.',
    orderHelp:
      'Patients and the care team see the journeys in this order. Drag a journey to move it, or use the buttons.',
    isOn: 'On',
    isOff: 'Off',
    inside: '{count:number} {{count:person is|people are}} in it now',
    discoverable: 'Patients can find it themselves',
    discoverableHelp: 'Otherwise, people can join only if the care team invites or enrols them.',
    languages: 'Offered in',
    language: { 'en-ca': 'English', 'fr-ca': 'French' },
    oneLanguage: 'Keep at least one language.',
    up: 'Move up',
    down: 'Move down',
    moveUp: 'Move up {name:string}',
    moveDown: 'Move down {name:string}',
    moved: '{name:string} is now number {position:number} of {total:number}.',
    saved: 'Your changes to {name:string} are saved.',
    on: {
      turn: 'Turn on {name:string}',
      title: 'Turn on {name:string}?',
      effect:
        "New people can join, and the care team can invite and enrol them. If patients can find it themselves, they'll see it right away.",
      confirm: 'Turn on',
      done: '{name:string} is on.',
    },
    off: {
      turn: 'Turn off {name:string}',
      title: 'Turn off {name:string}?',
      effect:
        "New people won't find it any more. The care team won't be able to invite or enrol anyone, and the link for joining will stop working.",
      inside: '{count:number} {{count:person is|people are}} in it now. Nothing changes for them.',
      invited: 'People who have already been invited can still accept.',
      confirm: 'Turn off',
      done: '{name:string} is off.',
    },
    failure: {
      offline: "You're offline. Check your internet connection, then try again.",
      gone: "This journey can't be changed any more. Reload the page.",
      changed: 'Someone else changed this journey. This is the current version. Check it, then try again.',
      failed: "We couldn't save this. Please try again.",
    },
    fields: { offered: 'On', position: 'Position in the list' },
    none: {
      title: 'This organization has no journeys yet',
      body: "A journey appears here once it's published for this organization.",
    },
  },
} as const satisfies BaseTranslation

export default adminOrganizations
