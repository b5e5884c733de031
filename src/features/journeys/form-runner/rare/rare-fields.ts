import { lazy } from 'react'
import type { FormField } from '#generated/model/index.ts'

const slider = () => import('./SliderField.tsx')

/** Questions that few forms have; forms without them do not load their code. */
export const SliderField = lazy(async () => ({ default: (await slider()).SliderField }))

/** Loads the rare questions of a form when it opens, so that they are there without a connection later. */
export function loadRareFields(fields: readonly FormField[]): void {
  const all = fields.flatMap((field) => (field.type === 'group' ? field.fields : [field]))
  // A failure is shown where the question is.
  if (all.some((field) => field.type === 'scale' && field.as_slider)) slider().catch(() => undefined)
}
