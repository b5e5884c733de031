import { patientCreateFirstNameMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { isBlank, trimmed } from '#src/lib/text-rules.ts'

/** The longest name that the contract takes. */
export const LONGEST_NAME = patientCreateFirstNameMax

/** A name as it is kept: composed letters (NFC), no space around it. One that nobody can see is none. */
export function tidyName(typed: string): string {
  return isBlank(typed) ? '' : trimmed(typed.normalize('NFC'))
}
