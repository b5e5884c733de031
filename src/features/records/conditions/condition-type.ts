import type { Texts } from '#src/i18n/texts.ts'
import { isSameName } from '#src/lib/text/same-name.ts'

/** Condition types with translations; people may enter others (D-75). */
export const conditionTypes = ['chronic', 'acute', 'mental_health', 'injury', 'pregnancy', 'other'] as const

type KnownType = (typeof conditionTypes)[number]

const isKnown = (type: string): type is KnownType => conditionTypes.some((one) => one === type)

export const typeText = (type: string, t: Texts): string =>
  isKnown(type) ? t.records.conditions.type[type]() : type

/** Converts a typed type for the contract: a known label becomes its key, so that it can be translated. */
export function typeFrom(typed: string | null | undefined, t: Texts): string | null {
  const text = typed?.trim() ?? ''
  if (text === '') return null
  return conditionTypes.find((type) => isSameName(t.records.conditions.type[type](), text)) ?? text
}
