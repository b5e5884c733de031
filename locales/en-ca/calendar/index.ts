import type { BaseTranslation } from 'typesafe-i18n'

/** The calendar file with what has a date. */
const calendar = {
  intro: 'You get a file that any calendar can open. Opening a newer file updates what is there.',
  what: 'What to add',
  kind: {
    steps: 'Steps with a due date',
    checkIns: 'The next time of repeated steps',
    medications: 'Medication times',
    doses: 'Next vaccine doses',
  },
  kindHelp: {
    medications: 'Medications with set times of the day. Others have no time to add.',
    doses: 'Doses planned for a certain day.',
  },
  names: 'Show names in the calendar',
  namesHelp:
    'Names of steps and medications can be seen by anyone who sees your calendar. Without them, an entry only says that something is due.',
  save: 'Download the file',
  missing: 'Choose at least one',
  failed: "We couldn't read all of it, so there is no file. Check your connection and try again.",
  empty: 'There is nothing with a date right now.',
  done: 'Saving the file: {file:string} ({count:number} {{count:entry|entries}})',
  file: 'portage-calendar',
  subscribe: 'Do you want your calendar to stay up to date?',
  subscribeLink: 'Set up a calendar address',
  /** The private address that a calendar program reads. */
  address: {
    title: 'Calendar address',
    intro:
      'Add this private address to your calendar once. What is due then appears there and stays up to date.',
    private:
      'Anyone with the address can see when something is due. They see no names and no details, such as which medication.',
    what: 'What your calendar shows',
    create: 'Create the address',
    save: 'Save',
    created: 'Your calendar address is ready.',
    saved: 'Your calendar is updated.',
    saveFailed: "We couldn't save this. Your choices are still here. Please try again.",
    loadFailed: "We couldn't load your calendar address",
    yours: 'Your private address',
    copy: 'Copy the address',
    copied: 'The address is copied.',
    copyFailed: "We couldn't copy the address. Select it and copy it yourself.",
    open: 'Add to the calendar on this device',
    how: 'Google Calendar on the web: choose “Other calendars”, then “From URL”. Outlook on the web: choose “Add calendar”, then “Subscribe from web”.',
    read: 'A calendar last read it on {date:string|bare}.',
    unread: 'No calendar has read it yet.',
    replace: 'Replace the address',
    replaceTitle: 'Replace your calendar address?',
    replaceBody:
      'The current address stops working right away. Your calendar shows nothing new until you add the new address to it.',
    replaced: 'You have a new calendar address. The old one no longer works.',
    replaceFailed: "We couldn't replace the address. Please try again.",
    off: 'Turn off the address',
    offTitle: 'Turn off your calendar address?',
    offBody: 'It stops working right away. Delete the calendar from your calendar program, too.',
    offDone: 'Your calendar address is turned off.',
    offFailed: "We couldn't turn off the address. Please try again.",
  },
  entry: {
    step: 'Portage: a step is due',
    checkIn: 'Portage: your next check-in opens',
    medication: 'Portage: a medication is due',
    dose: 'Portage: a vaccine dose is planned',
    stepNamed: 'Due: {name:string}',
    checkInNamed: 'Opens: {name:string}',
    medicationNamed: 'Take: {name:string}',
    doseNamed: 'Vaccine: {name:string}',
    forPerson: '{title:string} (for {name:string})',
    about: 'Open Portage: {address:string}',
  },
} as const satisfies BaseTranslation

export default calendar
