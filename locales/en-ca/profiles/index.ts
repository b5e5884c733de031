import type { BaseTranslation } from 'typesafe-i18n'

/** What the account menu, the bar above someone else's care and the profiles say. */
const profiles = {
  title: 'Profiles',
  intro: 'Each profile is for one person: you, or someone you care for.',
  introOne: 'Your profile is for your own care.',
  yours: 'You',
  someone: 'Someone you care for',
  helping: 'You help as a care partner',
  active: 'Active',
  edit: 'Edit',
  use: 'Switch to this profile',
  add: 'Add a profile',
  failed: "We couldn't load your profiles",
  none: {
    title: "You don't have a profile yet",
    body: "A profile tells a care team who they're caring for.",
    create: 'Create a profile',
  },
  /** SHELL-15 */
  nameless: 'No name yet',
  menu: 'Your profiles',
  menuActive: 'active profile',
  menuFailed: "We couldn't load your profiles. Try again",
  switched: "You're now viewing information about {name:string}.",
  switchFailed: "We couldn't switch to {name:string}. Please try again.",
  acting: {
    label: 'Active profile',
    text: "You're acting for {name:string}.",
    own: 'Switch to your own profile',
  },
} as const satisfies BaseTranslation

export default profiles
