import {
  AnswerRecordKind,
  type FormField,
  FormFieldMultiChoiceRecord,
  FormFieldNumberRecord,
  FormFieldPartialDateRecord,
  FormFieldTextRecord,
} from '#generated/model/index.ts'
import {
  formFieldDateWithinYearsMax,
  formFieldFileMaxFilesMax,
  formFieldGroupMaxRowsMax,
  formFieldGroupMinRowsMax,
  formFieldParagraphMaxLengthMax,
  formFieldParagraphMinLengthMin,
  formFieldParagraphMinWordsMin,
  formFieldScaleMaxMax,
  formFieldScaleMaxMin,
  formFieldScaleMinMax,
  formFieldScaleMinMin,
  formFieldTextAutocompleteMax,
  formFieldTextMaxLengthMax,
  formFieldTextMinLengthMin,
  formFieldTextPatternMax,
} from '#generated/zod/portageV1.schemas.zod.ts'

export type PropertyKind =
  | 'words'
  | 'longWords'
  | 'flag'
  | 'whole'
  | 'number'
  | 'size'
  | 'date'
  | 'text'
  | 'types'
  | 'earlier'
  | 'choice'

/** What an answer is in the health record. */
export type RecordMeaning =
  | AnswerRecordKind
  | FormFieldMultiChoiceRecord
  | FormFieldNumberRecord
  | FormFieldTextRecord
  | FormFieldPartialDateRecord

export type Property = {
  name: PropertyName
  kind: PropertyKind
  /** Cannot be removed. */
  required?: boolean
  /** The contract's limits. */
  min?: number
  max?: number
  /** The values of a `choice`. */
  options?: readonly RecordMeaning[]
  /** Only for questions in a group's rows. */
  rowsOnly?: boolean
}

/** Every question property edited as a single value. */
export type PropertyName =
  | 'help'
  | 'required'
  | 'min_length'
  | 'max_length'
  | 'min_words'
  | 'max_words'
  | 'unique'
  | 'pattern'
  | 'pattern_message'
  | 'autocomplete'
  | 'min'
  | 'max'
  | 'integer'
  | 'unit'
  | 'not_future'
  | 'within_years'
  | 'not_before'
  | 'accept'
  | 'max_bytes'
  | 'max_files'
  | 'row_label'
  | 'add_label'
  | 'min_rows'
  | 'max_rows'
  | 'min_label'
  | 'max_label'
  | 'as_list'
  | 'as_slider'
  | 'statement'
  | 'record'

const help: Property = { name: 'help', kind: 'longWords' }
const required: Property = { name: 'required', kind: 'flag' }
const unitOf = (name: PropertyName, min: number, max?: number): Property => ({
  name,
  kind: 'whole',
  min,
  ...(max !== undefined && { max }),
})
const recordOf = (meanings: Readonly<Record<string, RecordMeaning>>): Property => ({
  name: 'record',
  kind: 'choice',
  options: Object.values(meanings),
})
const days: readonly Property[] = [
  { name: 'not_future', kind: 'flag' },
  unitOf('within_years', 1, formFieldDateWithinYearsMax),
  { name: 'not_before', kind: 'earlier' },
]
const dates: readonly Property[] = [{ name: 'min', kind: 'date' }, { name: 'max', kind: 'date' }, ...days]

/** The properties per question type, besides key, label, options, inner questions and condition. */
export const propertiesOf: Readonly<Record<FormField['type'], readonly Property[]>> = {
  text: [
    help,
    required,
    unitOf('min_length', formFieldTextMinLengthMin),
    unitOf('max_length', 1, formFieldTextMaxLengthMax),
    { name: 'unique', kind: 'flag', rowsOnly: true },
    { name: 'pattern', kind: 'text', max: formFieldTextPatternMax },
    { name: 'pattern_message', kind: 'words' },
    { name: 'autocomplete', kind: 'text', max: formFieldTextAutocompleteMax },
    { ...recordOf(FormFieldTextRecord), rowsOnly: true },
  ],
  paragraph: [
    help,
    required,
    unitOf('min_length', formFieldParagraphMinLengthMin),
    unitOf('max_length', 1, formFieldParagraphMaxLengthMax),
    unitOf('min_words', formFieldParagraphMinWordsMin),
    unitOf('max_words', 1),
  ],
  email: [help, required],
  phone: [help, required],
  postal_code: [help, required],
  url: [help, required],
  number: [
    help,
    required,
    { name: 'min', kind: 'number' },
    { name: 'max', kind: 'number' },
    { name: 'integer', kind: 'flag' },
    { name: 'unit', kind: 'words' },
    recordOf(FormFieldNumberRecord),
  ],
  date: [help, required, ...dates],
  partial_date: [help, required, ...dates, { ...recordOf(FormFieldPartialDateRecord), rowsOnly: true }],
  year: [help, required, ...days],
  time: [help, required],
  boolean: [help, required],
  choice: [help, required, { name: 'as_list', kind: 'flag' }],
  multi_choice: [help, required, recordOf(FormFieldMultiChoiceRecord)],
  scale: [
    help,
    required,
    { ...unitOf('min', formFieldScaleMinMin, formFieldScaleMinMax), required: true },
    { ...unitOf('max', formFieldScaleMaxMin, formFieldScaleMaxMax), required: true },
    { name: 'min_label', kind: 'words', required: true },
    { name: 'max_label', kind: 'words', required: true },
    { name: 'as_slider', kind: 'flag' },
  ],
  file: [
    help,
    required,
    { name: 'accept', kind: 'types', required: true },
    { name: 'max_bytes', kind: 'size' },
    unitOf('max_files', 1, formFieldFileMaxFilesMax),
  ],
  group: [
    help,
    required,
    { name: 'row_label', kind: 'words' },
    { name: 'add_label', kind: 'words' },
    unitOf('min_rows', 1, formFieldGroupMinRowsMax),
    unitOf('max_rows', 1, formFieldGroupMaxRowsMax),
    recordOf(AnswerRecordKind),
  ],
  consent: [help, required],
  signature: [{ name: 'statement', kind: 'longWords', required: true }, help, required],
  matrix: [help, required],
  info: [],
}

export const valueOf = (field: FormField, name: string): unknown =>
  Object.hasOwn(field, name) ? (field as unknown as Readonly<Record<string, unknown>>)[name] : undefined

/** A copy with one property changed; `undefined` removes it. Callers check propertiesOf() first. */
export function withProperty(field: FormField, name: string, value: unknown): FormField {
  const next: Record<string, unknown> = { ...field, [name]: value }
  if (value === undefined) delete next[name]
  return next as unknown as FormField
}
