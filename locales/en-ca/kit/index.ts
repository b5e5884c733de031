import type { BaseTranslation } from '../../i18n-types.ts'

/** Words of components that stand on some pages only: they load with those. */
const kit = {
  confirm: {
    cannotUndo: "This can't be undone.",
  },
  expiredLink: {
    title: 'This link no longer works',
    documentTitle: 'Link expired',
    body: 'It has expired, or it was turned off by the person who shared it.',
    hint: 'Ask the person who sent it for a new link.',
    home: 'Go to the home page',
  },
  file: {
    choose: 'Choose a file',
    drop: 'or drop it here',
    limits: '{types:string}, at most {max:string}',
    size: '{megabytes:string} MB',
    kilobytes: '{kilobytes:string} kB',
    replace: 'Choose another file',
    remove: 'Remove {name:string}',
    chosen: 'Chosen file: {name:string}',
    checking: 'Checking the file...',
    unreadable: "We couldn't read this file. Choose it again.",
    one: 'Choose one file at a time.',
  },
  list: {
    search: 'Search',
    searchButton: 'Search',
    clearSearch: 'Clear search',
    clearFilters: 'Clear filters',
    any: 'All',
    sortBy: 'Sort by',
    ascending: {
      text: '{column:string}, A to Z',
      date: '{column:string}, oldest first',
      number: '{column:string}, smallest first',
    },
    descending: {
      text: '{column:string}, Z to A',
      date: '{column:string}, newest first',
      number: '{column:string}, largest first',
    },
    sorted: 'Sorted by {order:string}',
    showing: 'Showing {from:number} to {to:number} of {total:number}',
    count: '{count:number} {{count:result|results}}',
    pages: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    columns: 'Columns',
    columnsHelp: 'Choose what the table shows.',
    noResultsFor: 'No results for “{search:string}”',
    noResults: 'No results',
    noResultsHint: 'Check the spelling, or use fewer filters.',
    partial: 'Some of this could not be loaded',
    partialBody: 'Missing here: {missing:string}.',
    offline: 'You are offline',
    offlineBody: 'You see what was here at {time:string}; it may have changed since.',
  },
  postalCodeHint: 'Like K1A 0B1',
  phoneHint: 'Like 613-555-0100',
  timeHint: 'Like 2:05 p.m. or 14:05',
  select: 'Choose one',
  wizard: {
    step: 'Step {step:number} of {steps:number}',
    next: 'Next',
    back: 'Back',
  },
} satisfies BaseTranslation

export default kit
