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
