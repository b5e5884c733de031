import type { BaseTranslation } from 'typesafe-i18n'

const attention = {
  title: 'Needs your attention',
  failed: "We couldn't load what needs your attention",
  show: 'Show',
  views: {
    open: 'Open',
    acknowledged: 'Done',
  },
  count: '{count:number} {{thing needs|things need}} a look. The most severe comes first.',
  countDone: 'Your team takes care of {count:number} {{thing|things}}.',
  showAll: 'Show all {count:number}',
  empty: {
    title: 'Nothing needs you now',
    body: 'Concerning answers, late steps and invitations that came back appear here.',
  },
  emptyDone: {
    title: 'Nothing is being taken care of',
    body: 'What somebody of your team takes care of appears here, until it is done.',
  },
  severity: {
    danger_to_life: 'Danger to life',
    worrying: 'Concerning',
    late: 'Late',
    unfinished: 'Not finished',
    information: 'Information',
  },
  /** All of it as rows. */
  list: {
    back: 'Care team home',
    filtersFailed: "We couldn't load the filters",
    missingPage: 'There is no such page, so here is the first one.',
    severity: 'Severity',
    kind: 'Kind',
    who: 'Person',
    what: 'What',
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
    overdue_task: 'Late',
    stalled_draft: 'Not finished',
    bounced_invitation: 'Invitation came back',
  },
  overdue: '“{step:string}” is late.',
  overdueOurs: '“{step:string}” is late. Your team has to do it.',
  stalled: '“{step:string}” was begun and not finished.',
  alert: 'Answers to “{step:string}”: {message:string}',
  /** The words were meant for the person who answered. */
  alertTold: 'Answers to “{step:string}”. The person was told: “{message:string}”',
  bounced: 'The email could not be delivered. Check the address, then send it again.',
  since: {
    alert: 'Answered {when:string}',
    overdue_task: 'Was due {when:string}',
    stalled_draft: 'Last changed {when:string}',
    bounced_invitation: 'Came back {when:string}',
  },
  /** `day` is a day such as 'yesterday', or a date. */
  at: '{day:string} at {time:string}',
  inJourney: 'Journey: {name:string}',
  open: {
    submission: 'See the answers',
    enrolment: 'See their steps',
    task: 'Do this step',
    invitations: 'See the invitation',
  },
  /** What a button or link is called for those who only hear it. */
  about: '{action:string}: {who:string}',
  take: {
    button: 'Mark as handled',
    title: 'Mark as handled?',
    body: 'It leaves the list, and your team sees that you look after it.',
    note: 'Note for your team',
    noteHelp: 'For example: Called her, she will answer tonight.',
    confirm: 'Mark as handled',
    done: 'Marked as handled: {who:string}',
    undo: 'Undo',
    undone: 'Back on the list: {who:string}',
    undoFailed: "We couldn't put this back on the list: {who:string}. Try again under “Done”.",
    failed: "We couldn't save this. Try again.",
    offline: 'You are offline. Try again when you are connected.',
    other: '{name:string} took care of this before you ({when:string}).',
    settled: 'This is settled: nothing is left to do.',
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
    by: '{name:string} is taking care of this ({when:string}).',
    note: 'Note: {note:string}',
    back: 'Put back on the list',
  },
  /** Asked before something that somebody else takes care of goes back. */
  putBack: {
    title: '{name:string} is taking care of this',
    body: 'If you put it back, {name:string} and your team see that you did, and why.',
    reason: 'Why are you putting it back?',
    missing: 'Enter why you are putting it back.',
  },
  history: {
    title: 'History ({count:number})',
    taken: 'Taken by {name:string}, {when:string}',
    note_changed: 'Note changed by {name:string}, {when:string}',
    handed_back: 'Handed back by {name:string}, {when:string}',
    undone: 'Put back on the list by {name:string}, {when:string}',
    reason: 'Reason: {reason:string}',
  },
} as const satisfies BaseTranslation

export default attention
