import { lazy } from 'react'
import type { FormField } from '#generated/model/index.ts'

// Questions that few forms have; forms without them do not load their code.
const slider = () => import('./SliderField.tsx')
const signature = () => import('./SignatureQuestion.tsx')
const matrix = () => import('./MatrixQuestion.tsx')

export const SliderField = lazy(async () => ({ default: (await slider()).SliderField }))
export const SignatureQuestion = lazy(async () => ({ default: (await signature()).SignatureQuestion }))
export const MatrixQuestion = lazy(async () => ({ default: (await matrix()).MatrixQuestion }))

const loaderOf = (field: FormField): (() => Promise<unknown>) | undefined => {
  if (field.type === 'scale' && field.as_slider) return slider
  if (field.type === 'matrix') return matrix
  return field.type === 'signature' ? signature : undefined
}

/** Loads the rare questions of a form when it opens, so that they are there without a connection later. */
export function loadRareFields(fields: readonly FormField[]): void {
  const all = fields.flatMap((field) => (field.type === 'group' ? field.fields : [field]))
  // A failure is shown where the question is.
  for (const load of new Set(all.map(loaderOf))) load?.().catch(() => undefined)
}
