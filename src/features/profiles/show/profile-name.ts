import type { Patient } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** The name of a profile, or a placeholder (SHELL-15). Requires the `settings` texts. */
export function profileName(
  { first_name: first, last_name: last }: Pick<Patient, 'first_name' | 'last_name'>,
  t: Texts,
): string {
  return `${first} ${last}`.trim() || t.profiles.nameless()
}
