import type { BaseTranslation } from 'typesafe-i18n'

/** What can be done with one's own Health Story on one page. */
const summary = {
  documentTitle: 'Health Story summary',
  intro: 'Everything important on one page: to read, to print, or to share.',
  failed: "We couldn't load this Health Story",
  shareIt: 'Share',
  manage: 'Links you shared',
  print: 'Print',
  printHint: 'To get a PDF, choose “Save as PDF” where you choose the printer.',
  language: 'Language',
  both: 'Both, side by side',
  seeAll: 'See all',
  seeAllOf: 'See all: {section:string}',
  add: 'Add',
  addTo: 'Add: {section:string}',
  partialRetry: 'Try again',
  download: {
    title: 'Download',
    intro: 'Choose by what you need it for. Each file holds everything on this page.',
    html: 'Web page (HTML)',
    htmlHelp: 'Best for screen readers, and to open on any device.',
    csv: 'Table (CSV)',
    csvHelp: 'Best to open in a spreadsheet.',
    fhir: 'Data for another health app (FHIR)',
    fhirHelp: 'An International Patient Summary that other systems can read.',
    print: 'Paper or PDF',
    printHelp: 'Best to take along.',
    done: 'The file is being saved: {file:string}',
    incomplete: 'Some parts could not be loaded. They are missing in the file, and it says so.',
    file: 'health-story',
  },
} as const satisfies BaseTranslation

export default summary
