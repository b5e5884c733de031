import type { FormDefinition, LocalizedText } from '#generated/model/index.ts'

/** A difference between two versions of a form, as the form editor reports it. */
export type Change = {
  kind: 'added' | 'removed' | 'moved' | 'changed'
  what: 'form' | 'page' | 'question' | 'alert' | 'score'
  key: string
  name: LocalizedText
  properties: readonly { property: string; before: unknown; after: unknown }[]
}

export type Compare = (before: FormDefinition, after: FormDefinition) => readonly Change[]
