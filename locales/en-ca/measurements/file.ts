/** Importing measurements from a file. */
export const file = {
  action: 'Import a file',
  title: 'Import measurements',
  intro:
    'Add values from a device or an app. The file is read in this browser: only the values that you confirm below are sent.',
  needs:
    'The file needs a header line, a column with the date, and a column for each thing you measured. For example: Date, Time, Weight (kg), Systolic, Diastolic, Pulse, Blood sugar (mmol/L), Temperature (°C), Pain, Notes.',
  example: 'Download an example',
  exampleName: 'measurements-example',
  exampleNote: 'Before breakfast',
  field: 'CSV file or export of Apple Health',
  apple:
    'From an iPhone: in the Health app, tap your picture, then Export All Health Data, and choose the file export.zip here. We read weight, blood pressure, blood sugar, temperature and resting heart rate.',
  reading: 'Reading the file',
  newest: 'This file has {total:number} values. Only the newest {most:number} can be added.',
  implausible:
    '{count:number} {{value is|values are}} left out because {{it is|they are}} not possible or in the future.',
  notApple:
    "We couldn't read this file as an export of Apple Health. If it is a ZIP file, open it and choose export.xml.",
  noValues:
    'There is no weight, blood pressure, blood sugar, temperature or resting heart rate in this file.',
  unreadable: "We couldn't read this file. Please choose it again.",
  unknownColumns: "We couldn't find a column with dates and one with values in the first line of this file.",
  tooLong: 'This file has more than {most:number} lines. Please split it.',
  order: 'How are the dates in this file written?',
  dayFirst: 'Day first: {date:string}',
  monthFirst: 'Month first: {date:string}',
  unitOf: 'Unit in this file: {kind:string}',
  skipped: 'Not imported: {columns:string}',
  otherUnit: 'Blood sugar in mg/dL is not imported. This page uses mmol/L.',
  preview: 'What will be added',
  previewFailed: "We couldn't compare the file with your measurements",
  kindCount: '{kind:string}: {count:number} {{value|values}}, {range:string}',
  range: '{from:string} to {to:string}',
  days: 'From {first:string} to {last:string}',
  known: '{count:number} {{value is|values are}} there already and will not be added again.',
  nothing: 'There is nothing new in this file.',
  wrong: "{count:number} {{cell|cells}} can't be imported",
  wrongCell: 'Line {line:number}, {column:string}: {problem:string}',
  moreWrong: 'and {count:number} more',
  firstRows: 'The first values',
  problem: {
    noDate: 'There is no date',
    dateUnread: 'This is not a date',
    timeUnread: 'This is not a time',
    future: 'This day or time is in the future',
    pair: 'A blood pressure needs its upper and lower value',
    lowerFirst: 'The lower value must be below the upper value',
  },
  add: 'Add {count:number} {{value|values}}',
  progress: '{done:number} of {total:number} added',
  failed:
    'Only {done:number} of {total:number} values were added. Try again to add the others: none is added twice.',
  done: '{count:number} {{value was|values were}} added.',
  see: 'See your measurements',
} as const
