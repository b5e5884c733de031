import type { RecordSuggestion } from '#generated/model/index.ts'
import { productName } from '../medications/facts/product-name.ts'

/** The name of the suggested record; '' if the server sent a kind that is unknown here. */
export function suggestedName({ medication, condition, immunization, procedure }: RecordSuggestion): string {
  if (medication) return productName(medication)
  return condition?.name ?? immunization?.vaccine_name ?? procedure?.name ?? ''
}
