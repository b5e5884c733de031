import type { FormField, FormOption } from '#generated/model/index.ts'

type QuestionKind = FormField['type']

/** What is added: a question of a type, or one that begins with answers. */
export type Addition = QuestionKind | 'yes_no_unsure'

export const kindGroups = [
  { name: 'texts', kinds: ['text', 'paragraph', 'email', 'phone', 'postal_code', 'url'] },
  {
    name: 'choices',
    kinds: ['boolean', 'yes_no_unsure', 'choice', 'multi_choice', 'matrix', 'scale', 'consent', 'signature'],
  },
  { name: 'numbers', kinds: ['number', 'date', 'partial_date', 'year', 'time'] },
  { name: 'others', kinds: ['info', 'file', 'group'] },
] as const satisfies readonly { name: string; kinds: readonly Addition[] }[]

/** Rows contain neither files, signatures, grids nor groups. */
export const inRows = <Kind extends Addition>(
  kind: Kind,
): kind is Exclude<Kind, 'file' | 'signature' | 'matrix' | 'group'> =>
  kind !== 'file' && kind !== 'signature' && kind !== 'matrix' && kind !== 'group'

const EMPTY = { 'en-ca': '' }

const yesNoUnsure = (): FormOption[] => [
  { value: 'yes', label: { 'en-ca': 'Yes', 'fr-ca': 'Oui' } },
  { value: 'no', label: { 'en-ca': 'No', 'fr-ca': 'Non' } },
  { value: 'unsure', label: { 'en-ca': 'I don’t know', 'fr-ca': 'Je ne sais pas' } },
]

/** A new question without texts, with what the contract requires of its type. */
export function newQuestion(kind: Addition, key: string): FormField {
  const start = { key, label: { ...EMPTY } }
  switch (kind) {
    case 'yes_no_unsure':
      return { ...start, type: 'choice', options: yesNoUnsure() }
    case 'choice':
    case 'multi_choice':
      return {
        ...start,
        type: kind,
        options: [
          { value: 'option_1', label: { ...EMPTY } },
          { value: 'option_2', label: { ...EMPTY } },
        ],
      }
    case 'matrix':
      return {
        ...start,
        type: kind,
        rows: [
          { key: 'row_1', label: { ...EMPTY } },
          { key: 'row_2', label: { ...EMPTY } },
        ],
        options: [
          { value: 'option_1', label: { ...EMPTY } },
          { value: 'option_2', label: { ...EMPTY } },
        ],
      }
    case 'scale':
      return { ...start, type: kind, min: 0, max: 10, min_label: { ...EMPTY }, max_label: { ...EMPTY } }
    case 'file':
      return { ...start, type: kind, accept: ['application/pdf', 'image/jpeg', 'image/png'] }
    case 'group':
      return { ...start, type: kind, fields: [{ type: 'text', key: `${key}_1`, label: { ...EMPTY } }] }
    case 'consent':
      return { ...start, type: kind, required: true }
    case 'signature':
      return { ...start, type: kind, statement: { ...EMPTY }, required: true }
    default:
      return { ...start, type: kind }
  }
}
