import type { Patient } from '#generated/model/index.ts'
import type { Texts } from '#src/i18n/texts.ts'

/** What a profile is called; one without a name has a placeholder (SHELL-15). The `settings` texts must be there. */
export function profileName(
  { first_name: first, last_name: last }: Pick<Patient, 'first_name' | 'last_name'>,
  t: Texts,
): string {
  return `${first} ${last}`.trim() || t.profiles.nameless()
}
