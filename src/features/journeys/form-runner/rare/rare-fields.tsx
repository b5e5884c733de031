import { type ComponentType, lazy, useState } from 'react'
import type { FormField, FormFieldChoice, FormFieldMultiChoice } from '#generated/model/index.ts'

/**
 * A question that few forms have; forms without it do not load its code. Once loaded it renders at once, because React
 * shows nothing new for 300 ms after a loading fallback.
 */
function rare<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | undefined
  const load = async () => (fetched = await fetch())
  const Late = lazy(async () => ({ default: await load() }))
  function Rare(props: Props) {
    const [Question] = useState(() => fetched ?? (Late as unknown as ComponentType<Props>))
    return <Question {...props} />
  }
  return Object.assign(Rare, { load })
}

export const SliderField = rare(async () => (await import('./SliderField.tsx')).SliderField)
export const SignatureQuestion = rare(async () => (await import('./SignatureQuestion.tsx')).SignatureQuestion)
export const PictureChoice = rare(async () => (await import('./PictureChoice.tsx')).PictureChoice)
export const MatrixQuestion = rare(async () => (await import('./MatrixQuestion.tsx')).MatrixQuestion)

/** Whether answers have pictures; a list does not show them. */
export const hasPictures = ({ options }: FormFieldChoice | FormFieldMultiChoice): boolean =>
  options.some(({ picture }) => picture !== undefined)

function rareFieldOf(field: FormField) {
  if (field.type === 'scale' && field.as_slider) return SliderField
  if ((field.type === 'choice' || field.type === 'multi_choice') && hasPictures(field)) return PictureChoice
  if (field.type === 'matrix') return MatrixQuestion
  return field.type === 'signature' ? SignatureQuestion : undefined
}

/** Loads the rare questions of a form when it opens, so that they are there without a connection later. */
export function loadRareFields(fields: readonly FormField[]): void {
  const all = fields.flatMap((field) => (field.type === 'group' ? field.fields : [field]))
  // A failure is shown where the question is.
  for (const field of new Set(all.map(rareFieldOf))) field?.load().catch(() => undefined)
}
