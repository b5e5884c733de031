
/**
 * How the values are read: `date` without a time; `yes_no` a truth value; `choice` the value of an option; `choices`
 * a list of such values.
 */
export type EnrolmentColumnKind = typeof EnrolmentColumnKind[keyof typeof EnrolmentColumnKind];


export const EnrolmentColumnKind = {
  text: 'text',
  number: 'number',
  date: 'date',
  date_time: 'date_time',
  status: 'status',
  yes_no: 'yes_no',
  choice: 'choice',
  choices: 'choices',
} as const;
