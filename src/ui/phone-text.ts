import type { Texts } from '#src/i18n/texts.ts'
import { shownPhone } from '#src/lib/phone.ts'

/** A phone number as people write it, in the language of the reader. */
export const phoneText = (t: Texts, value: string): string => shownPhone(value, t.kit.phoneWithExtension)
