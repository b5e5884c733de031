import type { BaseTranslation } from 'typesafe-i18n'

export const procedures = {
  title: 'Procedures',
  intro: "Surgeries, scopes and other procedures you've had.",
  add: 'Add a procedure',
  search: 'Search procedures',
  failed: "We couldn't load your procedures",
  caption: 'Your procedures',
  column: { name: 'Name', date: 'Date', bodySite: 'Where on the body', facility: 'Hospital or clinic' },
  unknownDate: 'Not known',
  empty: {
    title: 'No procedures yet',
    body: 'Add surgeries and other procedures. Having your tonsils out is one example.',
  },
  detail: { documentTitle: 'Procedure', back: 'All procedures' },
  addTitle: 'Add a procedure',
  editTitle: 'Edit {name:string}',
  field: {
    name: 'Name of the procedure',
    nameHelp: 'Choose from the list that opens, or use your own words.',
    date: 'When was it?',
    dateHelp: 'Just the year is fine.',
    bodySite: 'Where on the body',
    bodySiteHelp: 'Such as left knee.',
    facility: 'Hospital or clinic',
    outcome: 'How it went',
    notes: 'Notes',
  },
  same: '{name:string} on the same date is already on your list.',
  sameUndated: '{name:string} without a date is already on your list.',
} as const satisfies BaseTranslation
