import type { FormDefinition } from '#generated/model/index.ts'

const LONGEST = 64
const ACCENTS = /[\u0300-\u036f]/g

/**
 * Derives a key from a label: `Do you use a cane?` becomes `do_you_use_a_cane`. Labels without letters give
 * `question`.
 */
export function keyOfWords(words: string, otherwise = 'question'): string {
  const plain = words.normalize('NFD').replaceAll(ACCENTS, '').toLowerCase()
  const key = plain
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/(?<!_)_+$/, '')
  return key === '' ? otherwise : key
}

/** A unique key: `pain`, `pain_2`, `pain_3` ... */
export function freshKey(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  const stem = wanted.replace(/_\d+$/, '')
  for (let number = 2; ; number += 1) {
    const key = `${stem.slice(0, LONGEST - 5)}_${number}`
    if (!taken.has(key)) return key
  }
}

/** Keys in use by pages, questions, questions in rows, alerts and scores. */
export const keysIn = ({ pages, alerts = [], scores = [] }: FormDefinition): Set<string> =>
  new Set([
    ...alerts.map(({ key }) => key),
    ...scores.map(({ key }) => key),
    ...pages.flatMap((page) => [
      page.key,
      ...page.fields.flatMap((field) => [
        field.key,
        ...(field.type === 'group' ? field.fields.map(({ key }) => key) : []),
      ]),
    ]),
  ])
