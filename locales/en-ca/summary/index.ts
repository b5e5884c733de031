import type { BaseTranslation } from 'typesafe-i18n'
import { glossary } from './glossary.ts'
import { importTexts } from './import.ts'

/** What can be done with one's own Health Story on one page. */
const summary = {
  import: importTexts,
  glossary,
  documentTitle: 'Health Story summary',
  intro: 'Everything you noted, to read, print or share. For the essentials, open the emergency page.',
  failed: "We couldn't load this Health Story",
  shareIt: 'Share',
  manage: 'Links you shared',
  bring: 'Bring your records',
  emergency: 'Emergency page',
  onThisPage: 'On this page',
  print: 'Print',
  printHint: 'To get a PDF, choose “Save as PDF” instead of a printer.',
  language: 'Language',
  both: 'Both, side by side',
  seeAll: 'See all',
  seeAllOf: 'See all: {section:string}',
  add: 'Add',
  addTo: 'Add: {section:string}',
  download: {
    title: 'Download',
    intro: 'Choose the file that fits your needs. Each one has everything on this page.',
    html: 'Web page (HTML)',
    htmlHelp: 'Best for screen readers. Opens on any device.',
    csv: 'Table (CSV)',
    csvHelp: 'Best for spreadsheets.',
    fhir: 'Data for another health app (FHIR)',
    fhirHelp: 'An International Patient Summary that other systems can read.',
    print: 'Paper or PDF',
    printHelp: 'Best to take to an appointment.',
    done: 'Saving the file: {file:string}',
    incomplete: "We couldn't load some parts. The file says which ones are missing.",
    file: 'health-story',
  },
} as const satisfies BaseTranslation

export default summary
