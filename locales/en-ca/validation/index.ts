import type { BaseTranslation } from 'typesafe-i18n'

/** VAL-35..61. Each message says what to do, never only that something is wrong. */
const validation = {
  required: 'This field is required',
  selectOption: 'Please select an option',
  invalid: 'Invalid',
  email: 'Invalid email address.',
  minCharacters: 'Enter at least {min:number} {{min:character|characters}}',
  maxCharacters: 'Enter no more than {max:number} {{max:character|characters}}',
  minWords: 'Write at least {min:number} {{min:word|words}}',
  maxWords: 'Write no more than {max:number} {{max:word|words}}',
  minValue: 'Enter a number that is {min:string} or more',
  maxValue: 'Enter a number that is {max:string} or less',
  betweenValues: 'Enter a number between {min:string} and {max:string}',
  number: 'Enter a number, like 3 or 2.5',
  wholeNumber: 'Enter a whole number, without decimals',
  pattern: 'Check the format of your answer',
  unique: 'You already gave this answer. Enter a different one',
  notEmpty: 'Add at least one item',
  date: 'Enter a real date, with a day, a month and a year',
  day: 'Enter a day between 1 and {last:number}',
  month: 'Choose a month',
  year: 'Enter a year between {min:string} and {max:string}',
  yearFuture: "The year can't be in the future. Enter {max:string} or earlier",
  yearsBack: 'Enter a date within the last {years:number} years',
  dateFuture: "The date can't be in the future",
  dateMin: 'Enter a date on or after {min:string}',
  dateMax: 'Enter a date on or before {max:string}',
  dayNeedsMonthAndYear: 'If you enter a day, also enter the month and the year',
  monthNeedsYear: 'If you enter a month, also enter the year',
  time: 'Enter a time, like 2:05 p.m. or 14:05',
  url: 'Enter a web address, like https://example.ca',
  fileTooBig: 'This file is too big. Choose a file of {max:string} or less',
  fileTooSmall: 'This file is empty. Choose another file',
  fileType: "You can't use this kind of file here. Choose one of these: {types:string}",
  phone:
    'Enter a phone number like 613-555-0100. Outside Canada and the United States, start with + and the country code',
  postalCode: 'Enter a postal code, like K1A 0B1',
  consent: 'You must accept to continue',
  exclusiveOption: 'Choose either “{option:string}” or other answers, not both',
} as const satisfies BaseTranslation

export default validation
