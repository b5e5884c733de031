import type { BaseTranslation } from 'typesafe-i18n'

/** What the account menu, the bar above somebody else’s care and the profiles say. */
const profiles = {
  title: 'Profiles',
  intro: 'Each profile holds the care of one person: yours, or of someone you care for.',
  introOne: 'Your profile holds your care.',
  yours: 'You',
  someone: 'Someone you care for',
  active: 'Active',
  edit: 'Edit',
  use: 'Switch to this profile',
  add: 'Add a profile',
  failed: "We couldn't load your profiles",
  none: {
    title: 'You have no profile yet',
    body: 'A profile tells a care team whom they care for.',
    create: 'Create a profile',
  },
  /** SHELL-15 */
  nameless: 'No name yet',
  menu: 'Your profiles',
  menuActive: 'active profile',
  menuFailed: "We couldn't load your profiles. Try again",
  switched: 'You now see the information of {name:string}.',
  switchFailed: "We couldn't switch to {name:string}. Please try again.",
  acting: {
    label: 'Active profile',
    text: 'You are acting for {name:string}.',
    own: 'Switch to your own profile',
  },
} as const satisfies BaseTranslation

export default profiles
