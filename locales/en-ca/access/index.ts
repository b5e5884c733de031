import type { BaseTranslation } from 'typesafe-i18n'

/** Who looked at my information. */
const access = {
  title: 'Who looked at your information',
  intro:
    "Every time someone else looks at your information or changes it, you'll see it here. What you do yourself isn't listed.",
  failed: "We couldn't load who looked at your information",
  missingPage: 'There is no such page, so here is the first one.',
  noProfile: 'You have no profile yet, so there is nothing to see.',
  helping:
    "You're acting for {name:string} as a care partner. Only they can see who looked at their information.",
  print: 'Print this list',
  who: 'Who',
  what: 'What they did',
  about: 'Information',
  anyone: 'Everyone',
  anything: 'Looked or changed',
  everything: 'All information',
  none: 'No one else has looked at your information yet.',
  noneFiltered: 'Nothing matches these filters.',
  kinds: {
    care_team: 'Care teams',
    administrator: 'Administrators',
    share_recipient: 'People with a link from you',
    care_partner: 'Care partners',
  },
  kind: {
    care_team: 'care team of {organization:string}',
    administrator: 'administrator of the portal',
    share_recipient: 'opened a link you shared',
    care_partner: 'care partner',
  },
  action: { viewed: 'Looked', changed: 'Changed' },
  information: {
    details: 'Name and contact details',
    journeys: 'Journeys and answers',
    alerts: 'Alerts about your answers',
    health_story: 'Health Story',
    targets: 'Targets for your measurements',
    notes: 'Notes of the care team',
    account: 'Account and invitations',
  },
  did: { viewed: '{name:string} looked at:', changed: '{name:string} changed:' },
  noName: 'Someone who gave no name',
  times: '{count:number} times, last on {date:string}',
  report: "I don't recognize this",
  reportOf: "I don't recognize this: {name:string}, {date:string}",
  reported: 'You reported this on {date:string}. An administrator will look into it and answer you here.',
  yourNote: 'You wrote: {comment:string}',
  answered: 'Answer of {date:string}: {answer:string}',
  dialog: {
    title: "Report that you don't recognize this?",
    body: "We'll send it to the administrators of the portal. They'll find out who it was and why, and answer you here.",
    comment: 'What should they know?',
    send: 'Send the report',
    sent: 'Your report was sent.',
    failed: "We couldn't send your report. Please try again.",
  },
} as const satisfies BaseTranslation

export default access
