import type { Texts } from '#src/i18n/texts.ts'
import { shownPhone } from '#src/lib/validation/phone.ts'

/** Formats a phone number for display in the reader's language. */
export const phoneText = (t: Texts, value: string): string => shownPhone(value, t.kit.phoneWithExtension)
