import type { BaseTranslation } from 'typesafe-i18n'

/** What somebody reads to whom a Health Story was shared: a person without an account. */
const share = {
  accept: {
    documentTitle: 'Shared Health Story',
    title: '{name:string} shared their Health Story with you',
    intro: "To open it, enter the passcode that {name:string} gave you. You don't need an account.",
    ends: 'This link works until {date:string}',
    hoursLeft: '(about {count:number} {{count:hour|hours}} left)',
    minutesLeft: '(less than 1 hour left)',
    passcode: 'Passcode',
    passcodeHelp: '6 digits, sent to you separately from the link.',
    passcodeMissing: 'Enter the passcode',
    passcodeForm: 'Enter the 6 digits of the passcode',
    name: 'Your name and clinic',
    nameHelp: '{name:string} will see this, and when you opened the link.',
    submit: 'Open',
    attemptsLeft: '{count:number} {{count:attempt|attempts}} left.',
    lockedNext: 'This link is locked now. Ask {name:string} to send you a new one.',
    privacy: "What you'll see is private. Open it only if it was meant for you.",
    failed: "We couldn't open the link",
    sendFailed: "We couldn't check the passcode. Check your connection and try again.",
  },
  reading: {
    documentTitle: 'Shared Health Story',
    title: 'Health Story of {name:string}',
    by: 'Shared by {name:string}',
    ends: 'Access ends {date:string}',
    tab: 'Until then, it stays open in this browser tab only.',
    end: 'End session',
    print: 'Print',
    language: 'Language of the summary',
    both: 'English and French',
    failed: "We couldn't load this Health Story",
    ended: 'You closed this Health Story.',
  },
  note: {
    title: 'Leave a note for {name:string}',
    intro: "{name:string} will read it in their portal. Don't use it to reach them in an emergency.",
    author: 'Your name',
    authorMissing: 'Enter your name',
    text: 'Note',
    textMissing: 'Write your note',
    send: 'Send the note',
    sent: '{name:string} will find your note in their portal.',
    failed: "We couldn't send your note. Check your connection and try again.",
    full: "You can't leave any more notes here.",
  },
  ended: {
    expired: 'This link worked for 48 hours and has now expired.',
    revoked: '{name:string} turned this link off.',
  },
} as const satisfies BaseTranslation

export default share
