import type { BaseTranslation } from 'typesafe-i18n'
import { file } from './file.ts'
import { targets } from './targets.ts'

/** What people measure at home: weight, blood pressure and so on. */
const measurements = {
  title: 'Measurements',
  intro:
    "What you measure at home, and how it changes. Your care team doesn't see this page. If you share measurements from your Health Story, they see the latest of each kind.",
  add: 'Add a measurement',
  failed: "We couldn't load your measurements",
  failedOne: "We couldn't load this measurement",
  back: 'All measurements',
  file,
  targets,
  kind: {
    weight: 'Weight',
    blood_pressure: 'Blood pressure',
    blood_glucose: 'Blood sugar',
    temperature: 'Temperature',
    pain: 'Pain',
    heart_rate: 'Heart rate',
  },
  addKind: {
    weight: 'Add a weight',
    blood_pressure: 'Add a blood pressure reading',
    blood_glucose: 'Add a blood sugar value',
    temperature: 'Add a temperature',
    pain: 'Add a pain level',
    heart_rate: 'Add a heart rate',
  },
  how: {
    weight: 'Weigh yourself in the morning, before you eat, always in similar clothes.',
    blood_pressure: 'Sit and rest for five minutes first. Keep your arm at the height of your heart.',
    blood_glucose: 'Use the number on your meter. Add a note if you ate in the last two hours.',
    temperature: 'Wait 20 minutes after eating or drinking if you measure in your mouth.',
    pain: '0 is no pain, 10 is the worst pain you can imagine.',
    heart_rate: 'Sit and rest for five minutes first. Count your pulse for one minute, or use a device.',
  },
  unit: {
    points: 'out of 10',
    bpm: 'beats per minute',
  },
  empty: {
    title: 'No measurements yet',
    body: 'Values from home show how you are between visits. Measure at about the same time of day, and add each value here.',
    kind: 'No values yet',
  },
  others: 'Measure something else',
  quick: 'Add',
  trend: {
    title: 'Over time',
    label: '{kind:string} over time, {count:number} {{value|values}}: {points:string}.',
    point: '{value:string} on {date:string}',
    upper: 'Upper value',
    lower: 'Lower value',
    more: 'The chart shows the latest {count:number} values.',
  },
  change: {
    same: 'The same as on {date:string}.',
    higher: 'Higher than on {date:string} ({value:string}).',
    lower: 'Lower than on {date:string} ({value:string}).',
    changed: 'It was {value:string} on {date:string}.',
  },
  table: {
    caption: 'All values: {kind:string}',
    when: 'When',
    value: 'Value',
    notes: 'Note',
    actions: 'Actions',
    edit: 'Edit',
    editOf: 'Edit the value from {when:string}',
    deleteOf: 'Delete the value from {when:string}',
  },
  named: '{kind:string}, {when:string}',
  editKind: {
    any: 'Edit a measurement',
    weight: 'Edit a weight',
    blood_pressure: 'Edit a blood pressure reading',
    blood_glucose: 'Edit a blood sugar value',
    temperature: 'Edit a temperature',
    pain: 'Edit a pain level',
    heart_rate: 'Edit a heart rate',
  },
  missing: "This measurement isn't there any more.",
  field: {
    kind: 'What did you measure?',
    value: 'Value',
    upper: 'Upper value (systolic)',
    lower: 'Lower value (diastolic)',
    unit: 'Unit',
    date: 'Date',
    time: 'Time',
    notes: 'Note',
    notesHelp: 'For example, what you did just before.',
  },
  lowerFirst: 'The lower value must be below the upper value',
  future: 'This time is in the future',
  unusual: {
    title: 'Is this value correct?',
    high: 'It is higher than usual. Please check the number.',
    low: 'It is lower than usual. Please check the number.',
    far: 'It is quite different from your last value, {value:string} on {date:string}. Please check the number and the unit.',
    unwell:
      'If it is correct, you can save it. If you feel unwell, contact your care team. In an emergency, call 911.',
    save: 'If it is correct, you can save it.',
  },
} as const satisfies BaseTranslation

export default measurements
