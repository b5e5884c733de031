import { getListFormsSuspenseQueryOptions, listForms } from '#generated/endpoints/forms/forms.ts'
import { CHOICES_AT_ONCE } from '../choices/Choices.tsx'

/** Published forms, because a journey can use no others. */
export const formsFound = (search: string, page: number) =>
  getListFormsSuspenseQueryOptions({
    page,
    page_size: CHOICES_AT_ONCE,
    status__in: ['published'],
    ...(search !== '' && { search }),
  })

/** Filters keys to those of published forms. */
export async function publishedKeys(keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await Promise.all(
    keys.map((key) => listForms({ search: key, status__in: ['published'], page_size: 100 })),
  )
  const all = new Set(found.flatMap(({ results }) => results.map(({ key }) => key)))
  return new Set(keys.filter((key) => all.has(key)))
}
