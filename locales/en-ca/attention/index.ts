import type { BaseTranslation } from 'typesafe-i18n'

const attention = {
  title: 'Needs your attention',
  failed: "We couldn't load what needs your attention",
  show: 'Show',
  views: {
    open: 'Open',
    acknowledged: 'Done',
  },
  count: '{count:number} {{thing needs|things need}} attention. Most serious first.',
  countDone: 'Your team is handling {count:number} {{thing|things}}.',
  showAll: 'Show all {count:number}',
  empty: {
    title: 'Nothing needs your attention right now',
    body: "You'll see concerning answers, overdue steps and invitations that didn't arrive here.",
  },
  emptyDone: {
    title: 'Nothing is marked as handled',
    body: "Items someone on your team has marked as handled appear here until they're settled.",
  },
  severity: {
    danger_to_life: 'Life-threatening',
    worrying: 'Concerning',
    late: 'Overdue',
    unfinished: 'Not finished',
    information: 'Information',
  },
  /** All of it as rows. */
  list: {
    back: 'Care team home',
    filtersFailed: "We couldn't load the filters",
    missingPage: 'There is no such page, so here is the first one.',
    severity: 'Severity',
    kind: 'Type',
    who: 'Person',
    what: 'Details',
    journey: 'Journey',
    since: 'Since',
    by: 'handled by {name:string}',
    actions: 'Actions',
  },
  keys: {
    button: 'Keyboard shortcuts',
    where: 'They work while the focus is in the list.',
    j: 'Next row',
    k: 'Previous row',
    e: 'Mark as handled, or put back on the list',
    help: 'Show these shortcuts',
  },
  kind: {
    alert: 'Concerning answers',
    overdue_task: 'Overdue',
    stalled_draft: 'Not finished',
    bounced_invitation: 'Invitation not delivered',
  },
  overdue: '“{step:string}” is overdue.',
  overdueOurs: '“{step:string}” is overdue. Your team needs to do it.',
  stalled: '“{step:string}” was started but not finished.',
  alert: 'Answers to “{step:string}”: {message:string}',
  /** The words were meant for the person who answered. */
  alertTold: 'Answers to “{step:string}”. The person saw this message: “{message:string}”',
  bounced: "We couldn't deliver the email. Check the address, then send it again.",
  since: {
    alert: 'Answered {when:string}',
    overdue_task: 'Was due {when:string}',
    stalled_draft: 'Last changed {when:string}',
    bounced_invitation: 'Returned {when:string}',
  },
  /** `day` is a day such as 'yesterday', or a date. */
  at: '{day:string} at {time:string}',
  inJourney: 'Journey: {name:string}',
  open: {
    submission: 'See the answers',
    enrolment: "See this person's steps",
    task: 'Do this step',
    invitations: 'See the invitation',
  },
  /** What a button or link is called for those who only hear it. */
  about: '{action:string}: {who:string}',
  take: {
    button: 'Mark as handled',
    title: 'Mark as handled?',
    body: "It leaves the open list, and your team sees that you're handling it.",
    note: 'Note for your team',
    noteHelp: "For example: I called her. She'll answer tonight.",
    confirm: 'Mark as handled',
    done: 'Marked as handled: {who:string}',
    undo: 'Undo',
    undone: 'Back on the list: {who:string}',
    undoFailed: "We couldn't put this back on the list: {who:string}. Try again under “Done”.",
    failed: "We couldn't save this. Please try again.",
    offline: "You're offline. Check your internet connection, then try again.",
    other: '{name:string} is already handling this ({when:string}).',
    settled: "This is already settled. There's nothing left to do.",
  },
  /** On the page with the answers of an alert. */
  act: {
    title: 'What to do',
    person: 'Person',
    born: 'born {date:string}',
    phone: 'Phone',
    noPhone: 'No phone number on file',
    partner: 'Phone of {name:string}',
    next: 'Next open alert: {who:string}',
    noNext: 'No other alert is open.',
  },
  taken: {
    by: '{name:string} is handling this ({when:string}).',
    note: 'Note: {note:string}',
    back: 'Put back on the list',
  },
  /** Asked before something that somebody else takes care of goes back. */
  putBack: {
    title: '{name:string} is handling this',
    body: 'If you put it back, {name:string} and your team will see that you did, and why.',
    reason: 'Why are you putting it back?',
    missing: "Say why you're putting it back.",
  },
  history: {
    title: 'History ({count:number})',
    taken: 'Marked as handled by {name:string}, {when:string}',
    note_changed: 'Note changed by {name:string}, {when:string}',
    handed_back: 'Handed back by {name:string}, {when:string}',
    undone: 'Put back on the list by {name:string}, {when:string}',
    reason: 'Reason: {reason:string}',
  },
} as const satisfies BaseTranslation

export default attention
