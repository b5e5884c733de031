import { Failure } from '#mock-server/failures.ts'
import { afterEachFile } from '#tests/per-file.ts'
import { emptyTexts, untranslated } from '#tests/support/both-languages.ts'

const problems = new Set<string>()
// Tests that spoil refusals on purpose share this worker.
afterEachFile(() => problems.clear())

/** The problems of an error's texts. Besides `detail`, an error may contain the conflicting item unchanged. */
function problemsOf(english: object, french: object): string[] {
  if (!('detail' in english && 'detail' in french)) return emptyTexts([english, french])
  const code = 'code' in english ? english.code : undefined
  return [
    ...emptyTexts([english.detail, french.detail, code]),
    ...untranslated(english.detail, french.detail),
  ]
}

// Every refusal that a contract test meets is written in both languages, whichever the test asks for.
const write = Failure.prototype.body
Failure.prototype.body = function body(locale) {
  for (const problem of problemsOf(write.call(this, 'en-ca'), write.call(this, 'fr-ca'))) {
    problems.add(`${this.status} ${problem}`)
  }
  return write.call(this, locale)
}

/** @throws when a refusal since the last time was not written in both languages */
export function expectBothLanguages(): void {
  const found = [...problems]
  problems.clear()
  if (found.length > 0) throw new Error(`A refusal must be written in both languages: ${found.join('; ')}`)
}
