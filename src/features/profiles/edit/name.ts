import { patientCreateFirstNameMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { isBlank, trimmed } from '#src/lib/validation/text-rules.ts'

/** The contract's maximum length of a name. */
export const LONGEST_NAME = patientCreateFirstNameMax

/** Normalizes a name: NFC, trimmed; one without visible characters is empty. */
export function tidyName(typed: string): string {
  return isBlank(typed) ? '' : trimmed(typed.normalize('NFC'))
}
