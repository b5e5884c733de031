import type { BaseTranslation } from 'typesafe-i18n'

/** What all kinds of health records say alike. */
export const shared = {
  /** Above the records of somebody whom the person cares for. */
  whose: 'Health record of {name:string}',
  everything: 'All records',
  show: 'Show',
  none: 'None noted',
  source: {
    label: 'Source',
    self_reported: 'Added by you',
    document: 'From a document',
    form: 'From a form',
    provider: 'From your care team',
    import: 'Imported',
  },
  history: {
    title: 'About this entry',
    source: 'Source',
    by: '{source:string}: {name:string}',
    added: 'Added',
    changed: 'Last changed',
    confirmed: 'Last checked by you',
    notConfirmed: 'Not checked yet',
  },
  document: 'Open the document',
  edit: 'Edit',
  delete: {
    action: 'Delete',
    title: 'Delete {name:string}?',
    body: "It will be removed from your Health Story. You'll have 5 seconds to undo this.",
    done: '{name:string} was deleted',
    undo: 'Undo',
    undone: '{name:string} is back',
    undoFailed: "We couldn't bring {name:string} back. Please try again.",
  },
  confirm: {
    title: 'Is this still correct?',
    body: 'You last looked at this on {date:string}.',
    yes: "Yes, it's still correct",
    change: 'No, change it',
    done: 'Marked as still correct',
    failed: "We couldn't save that. Please try again.",
  },
  locked: {
    title: 'Your care team wrote this',
    imported: 'This was imported',
    body: "You can't change it here. If something is wrong, tell your care team. You can add a note. It's included when you share or print your Health Story.",
    note: 'Your note',
    noteHelp: 'For example, what you think is wrong.',
    save: 'Save the note',
    saved: 'Your note was saved',
  },
  form: {
    save: 'Save',
    more: 'More details (optional)',
    moreFilled: 'More details ({count:number} {{count:answer|answers}})',
    added: '{name:string} was added',
    saved: '{name:string} was saved',
    offline: "You're offline. What you typed is still here. Save it when you're back online.",
    gone: 'Someone else just deleted this entry.',
    locked: "You can't change this entry here.",
  },
  duplicate: {
    open: 'See {name:string}',
  },
  missingPage: 'There is no such page, so here is the first one.',
} as const satisfies BaseTranslation
