import type { BaseTranslation } from 'typesafe-i18n'

/** Bringing records from a file of another health app. */
const recordImport = {
  title: 'Bring your records',
  intro:
    'Add what a hospital, a clinic, or another health app has about {name:string}. The file is read on this device: only the entries that you choose below are sent.',
  back: 'Back to the Health Story',
  field: 'File with health records',
  needs:
    'Choose a FHIR file (.json), such as a patient summary (IPS) or a Health Story downloaded here, or a SMART Health Card. Many portals and apps call it “Download health records”.',
  refused: {
    unreadable:
      "We couldn't read this file. It may be damaged. Please download it again from where you got it.",
    notFhir: 'This file has no health records that we can read. Please choose a FHIR file.',
    tooMany:
      'This file has more than {most:number} entries. Please ask for a file with fewer years or fewer kinds of information.',
    severalPeople: 'This file is about more than one person. Please choose a file about one person.',
    nothing: 'There are no health records in this file.',
  },
  reading: 'Reading the file',
  knownFailed: "We couldn't compare the file with the Health Story",
  about: 'This file is about {name:string}',
  aboutBorn: 'This file is about {name:string}, born {date:string}',
  otherPerson: 'Is this the right file?',
  otherPersonBody:
    'You are about to add it to the Health Story of {name:string}. Go on only if they are the same person.',
  card: "This is a SMART Health Card. We don't verify its signature.",
  unchecked:
    "We couldn't compare these with what is there: {sections:string}. Please check them for duplicates.",
  found: 'What will be added',
  section: { test_results: 'Test results', measurements: 'Measurements' },
  countOf: '{section:string}: {chosen:number} of {count:number}',
  choose: '{section:string}: choose what to add',
  all: 'Choose all',
  none: 'Choose none',
  allOf: 'Choose all: {section:string}',
  noneOf: 'Choose none: {section:string}',
  listFailed: "We couldn't show these entries",
  duplicate: 'Already there, or twice in this file',
  from: 'Recorded by: {source:string}',
  lost: "Left out, because it doesn't fit: {details:string}",
  reactionUnknown: 'Not in the file',
  left: "{count:number} {{entry|entries}} can't be added",
  leftEntry: '{title:string}: {reason:string}',
  more: 'and {count:number} more',
  reason: {
    documents: 'Documents are not part of this file. Please upload them in Documents.',
    error: 'It was entered by mistake',
    future: 'Its date is in the future',
    kind: 'The Health Story has no place for it',
    noDate: 'It has no exact date',
    noName: 'It has no name',
    noResult: 'It has no result',
    notDone: 'It was not given, taken or done',
    nothingKnown: 'It only says that nothing is known',
    ruledOut: 'It was ruled out',
    unfit: "Its values don't fit, or are too long",
  },
  nothingChosen: 'Nothing is chosen. Everything in this file may be there already.',
  add: 'Add {count:number} {{entry|entries}}',
  progress: '{done:number} of {total:number} sent',
  done: '{count:number} {{entry was|entries were}} added to the Health Story.',
  failed: "{count:number} {{entry|entries}} couldn't be added",
  failedEntry: '{title:string}: {problem:string}',
  failedReason: 'Something went wrong',
  offline: 'You are offline',
  failedHelp: 'What was added stays. Try again to send only the others: nothing is added twice.',
  again: 'Try again',
  see: 'See the Health Story',
} as const satisfies BaseTranslation

export default recordImport
