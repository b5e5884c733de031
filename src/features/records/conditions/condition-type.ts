import type { Texts } from '#src/i18n/texts.ts'
import { isSameName } from '../same-name.ts'

/** The kinds of conditions that the portal has words for in both languages; people may write others (D-75). */
export const conditionTypes = ['chronic', 'acute', 'mental_health', 'injury', 'pregnancy', 'other'] as const

type KnownType = (typeof conditionTypes)[number]

const isKnown = (type: string): type is KnownType => conditionTypes.some((one) => one === type)

export const typeText = (type: string, t: Texts): string =>
  isKnown(type) ? t.records.conditions.type[type]() : type

/** What the contract holds for what was typed: a known kind by its name, so that it can be told in both languages. */
export function typeFrom(typed: string | null | undefined, t: Texts): string | null {
  const text = typed?.trim() ?? ''
  if (text === '') return null
  return conditionTypes.find((type) => isSameName(t.records.conditions.type[type](), text)) ?? text
}
