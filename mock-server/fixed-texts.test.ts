// Texts of the mock server that no call asks for one by one.
import { expect } from 'vitest'
import { emptyTexts, untranslated } from '#tests/support/both-languages.ts'
import { testRows } from '#tests/support/table.ts'
import { hostedTexts } from './cognito/oauth/texts.ts'
import { messages } from './contract/messages.ts'
import { problemWords } from './engine/journey-problem-words.ts'
import { formMessages } from './forms/messages.ts'

const { noText, ...words } = problemWords
const problemsIn = (language: 'en-ca' | 'fr-ca') =>
  Object.entries({ ...words, noEnglish: noText['en-ca'], noFrench: noText['fr-ca'] }).map(
    ([, text]) => text[language],
  )

testRows([
  { what: 'hosted pages', english: hostedTexts['en-ca'], french: hostedTexts['fr-ca'] },
  { what: 'messages of fields', english: messages['en-ca'], french: messages['fr-ca'] },
  { what: 'messages of answers', english: formMessages['en-ca'], french: formMessages['fr-ca'] },
  { what: 'problems of a journey', english: problemsIn('en-ca'), french: problemsIn('fr-ca') },
])('$what: every text is written in both languages', ({ english, french }) => {
  expect(emptyTexts([english, french])).toEqual([])
  expect(untranslated(english, french)).toEqual([])
})
