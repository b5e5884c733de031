import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { loadTexts, setLocale, texts } from './texts.ts'

testRows([
  ['en-ca', 'How is your hip today?', 'Retire How is your hip today?'],
  ['en-ca', 'Sleep diary', 'Retire Sleep diary?'],
  ['fr-ca', 'Où avez-vous mal\u00a0?', 'Retirer Où avez-vous mal\u00a0?'],
  ['fr-ca', 'Où avez-vous mal ?', 'Retirer Où avez-vous mal\u00a0?'],
] as const)('%s: a question about %j has one question mark', async (locale, name, question) => {
  await setLocale(locale)
  await loadTexts('formAdmin')
  expect(texts.get().t.formAdmin.retire.title({ name }).replace('\u202f', '\u00a0')).toBe(question)
})
