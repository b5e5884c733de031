import { invalidField } from '../failures.ts'

/**
 * Items of a list in a request must be unique (`uniqueItems`), which the generated schemas do not check.
 * @throws Failure 400 at the field
 */
export function refuseTwice(field: string, items: readonly string[] | undefined): void {
  if (items === undefined || new Set(items).size === items.length) return
  throw invalidField(field, {
    'en-ca': 'Name each item once.',
    'fr-ca': 'Nommez chaque élément une seule fois.',
  })
}
