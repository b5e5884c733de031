import type { FormDefinition, LocalizedText } from '#generated/model/index.ts'

/** One difference between two states of a form, as the editor's room tells it. */
export type Change = {
  kind: 'added' | 'removed' | 'moved' | 'changed'
  what: 'form' | 'page' | 'question' | 'alert'
  key: string
  name: LocalizedText
  properties: readonly { property: string; before: unknown; after: unknown }[]
}

/** Tells two states of a form apart. */
export type Compare = (before: FormDefinition, after: FormDefinition) => readonly Change[]
