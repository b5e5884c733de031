import type { BaseTranslation } from 'typesafe-i18n'

/** The emergency page of a Health Story, the wallet card, and the details that only they have. */
const emergency = {
  documentTitle: 'Emergency page',
  titleOf: 'Emergency page of {name:string}',
  intro: 'What others need to know in an emergency, on one page.',
  back: 'Back to the summary',
  backToPage: 'Back to the emergency page',
  print: 'Print',
  share: 'Share this page',
  card: 'Wallet card',
  edit: 'Edit emergency details',
  language: 'Language',
  both: 'Both, one page each',
  missing: {
    title: 'Still missing from this page',
    contact: 'Whom to call',
    dateOfBirth: 'Date of birth',
    languages: 'Languages you speak',
    add: 'Add emergency details',
  },
  details: {
    title: 'Emergency details',
    intro: 'They appear on the emergency page, on the wallet card and in the summary.',
    dateOfBirth: 'Date of birth',
    spoken: 'Languages spoken',
    spokenHelp: 'For example “English, a little French”. Say if an interpreter is needed.',
    implants: 'Implanted devices',
    implantsHelp: 'For example a pacemaker, an insulin pump or a metal plate. Say since when.',
    contact: 'Person to call',
    contactHelp: 'Ask them first if you may share their number.',
    name: 'Name',
    relation: 'Relation',
    relationHelp: 'For example “daughter” or “neighbour”.',
    phone: 'Phone number',
    nameMissing: 'Enter the name of the person to call',
    phoneMissing: 'Enter the phone number of the person to call',
    save: 'Save',
    saved: 'The emergency details are saved.',
    saveFailed: "We couldn't save the emergency details. Check your connection and try again.",
    failed: "We couldn't load the emergency details",
  },
  kept: {
    label: 'Keep this page on this device',
    help: "If you have no connection, the portal opens with this page. Anyone who can unlock this device can then read it. It's removed when you turn this off or sign out.",
    open: 'Open the copy on this device',
    failed:
      "We couldn't keep the page. Your browser may be out of space or in private mode. Try again, or print the page.",
    on: 'Kept on this device on {date:string|bare}. It may have changed since then.',
    portal: 'Go to the portal',
  },
  wallet: {
    title: 'Wallet card',
    intro: 'Print it, cut along the outline and fold it to the size of a bank card.',
    print: 'Print the card',
    addCode: 'Add a QR code',
    codeHelp:
      'The code opens the emergency page for 48 hours, for example for a trip or an appointment. It includes the passcode, so anyone who finds the card can read the page.',
    codeUntil:
      'The code works until {date:string|bare}. We show it only now: print the card before you leave this page. You can turn it off under “Links you shared”.',
    codeFailed: "We couldn't create the code. Check your connection and try again.",
    tooMany: 'You have too many active links. Turn one off first.',
    manage: 'Links you shared',
    label: 'Wallet card',
  },
} as const satisfies BaseTranslation

export default emergency
