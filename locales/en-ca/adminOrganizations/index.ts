import type { BaseTranslation } from 'typesafe-i18n'

/** The organizations as administrators set them up. */
const adminOrganizations = {
  tabs: {
    label: 'Parts of this organization',
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
    place: 'Place',
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
    none: 'Those of the portal',
    fine: 'Easy to read',
    failing: '{count:number} hard to read',
  },
  create: {
    title: 'New organization',
    intro: 'Logo, icon and colours come next, on the page of the organization.',
    submit: 'Create organization',
    done: '{name:string} is set up.',
  },
  detail: {
    title: 'Organization',
  },
  icon: {
    title: 'Icon',
    shown: 'It stands beside the name in menus.',
    none: 'There is no icon. Menus show this picture instead.',
    file: 'Picture',
    fileHelp: 'A square picture. It is shown very small, 32 by 32 pixels.',
    choose: 'Choose a picture first.',
    remove: 'Remove the icon',
    removeTitle: 'Remove the icon of {name:string}?',
    removeBody: 'Menus show the picture of a building instead. You can send another icon later.',
    removed: 'The icon is removed.',
    removeFailed: 'We could not remove the icon. Please try again.',
  },
  journeys: {
    title: 'Journeys of an organization',
    heading: 'Journeys of {name:string}',
    failed: "We couldn't load the journeys",
    missingPage: 'There is no such page, so here is the first one.',
    orderHelp:
      'Patients and the care team see the journeys in this order. Drag one to another place, or use the buttons.',
    isOn: 'On',
    isOff: 'Off',
    inside: '{count:number} {{count:person is|people are}} in it now',
    discoverable: 'Patients find it by themselves',
    discoverableHelp: 'If not, people join only when the care team invites or enrols them.',
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
        'New people can join, and the care team can invite and enrol them. If patients may find it by themselves, they see it at once.',
      confirm: 'Turn on',
      done: '{name:string} is on.',
    },
    off: {
      turn: 'Turn off {name:string}',
      title: 'Turn off {name:string}?',
      effect:
        'New people do not find it any more. The care team cannot invite or enrol anybody, and the link for joining stops working.',
      inside: '{count:number} {{count:person is|people are}} in it now. For them nothing changes.',
      invited: 'Who was invited before can still accept.',
      confirm: 'Turn off',
      done: '{name:string} is off.',
    },
    failure: {
      offline: 'You are offline. Check your internet connection, then try again.',
      gone: 'This journey cannot be changed any more. Load the page again.',
      changed: 'Somebody else changed this journey. You see it now as it is: look at it, then try again.',
      failed: 'We could not save this. Please try again.',
    },
    fields: { offered: 'On', position: 'Place in the list' },
    none: {
      title: 'This organization has no journeys yet',
      body: 'A journey shows here once it is published for this organization.',
    },
  },
} as const satisfies BaseTranslation

export default adminOrganizations
