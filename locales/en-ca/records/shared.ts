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
    source: 'Where it comes from',
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
    body: 'It leaves your Health Story. You can undo this right after, for 5 seconds.',
    done: '{name:string} was deleted',
    undo: 'Undo',
    undone: '{name:string} is back',
    undoFailed: "We couldn't bring {name:string} back. Please try again.",
  },
  confirm: {
    title: 'Is this still right?',
    body: 'You last looked at this on {date:string}.',
    yes: 'Yes, still right',
    change: 'No, change it',
    done: 'Noted: this is still right',
    failed: "We couldn't note that. Please try again.",
  },
  locked: {
    title: 'Your care team wrote this',
    imported: 'This was imported',
    body: 'It cannot be changed here. If something is wrong, tell your care team. You can add a note; it goes along when you share or print your Health Story.',
    note: 'Your note',
    noteHelp: 'For example, what you think is wrong.',
    save: 'Save the note',
    saved: 'Your note was saved',
  },
  form: {
    save: 'Save',
    added: '{name:string} was added',
    saved: '{name:string} was saved',
    offline: 'You are offline. What you typed is still here. Save it when you are back online.',
    gone: 'This entry was deleted in the meantime.',
    locked: 'This entry cannot be changed here.',
  },
  duplicate: {
    open: 'See {name:string}',
  },
  missingPage: 'There is no such page, so here is the first one.',
} as const satisfies BaseTranslation
