import { describe, expect, test } from 'vitest'
import { linesOf, emailsOf, withOutcomes } from './invite-results.ts'
import { batchFrom, checkInvite, firstValues, withJourney } from './invite-values.ts'
import { definition } from '#tests/dom/care-invitations.ts'

const both = definition({ id: 'both' })
const french = definition({ id: 'french', languages: ['fr-ca'] })
const typed = { journey: 'both', language: 'en-ca', addresses: 'jo@portage.test' } as const

describe('the form of an invitation (ROUTE-68)', () => {
  test('begins with the journey that the link names, or the only one', () => {
    expect(firstValues([both, french], 'french')).toEqual({
      journey: 'french',
      language: 'fr-ca',
      addresses: '',
    })
    expect(firstValues([both, french], 'elsewhere').journey).toBe('')
    expect(firstValues([both], null)).toMatchObject({ journey: 'both', language: '' })
  })

  test('keeps the language where the journey is in it', () => {
    expect(withJourney(typed, french).language).toBe('fr-ca')
    expect(withJourney({ ...typed, language: 'fr-ca' }, french).language).toBe('fr-ca')
    expect(withJourney(typed, both).language).toBe('en-ca')
    expect(withJourney(typed, undefined)).toMatchObject({ journey: '', language: '' })
  })

  test('needs a journey, a language and one address; wrong lines do not hold it up', () => {
    expect(checkInvite({ journey: '', language: '', addresses: '' })).toEqual({
      journey: 'chooseJourney',
      language: 'chooseLanguage',
      addresses: 'noneGood',
    })
    expect(checkInvite({ ...typed, addresses: 'nobody' })).toEqual({ addresses: 'noneGood' })
    expect(checkInvite({ ...typed, addresses: 'nobody\njo@portage.test' })).toEqual({})
  })

  test('takes as many addresses as the contract, and says when there are more', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@portage.test`).join('\n')
    expect(checkInvite({ ...typed, addresses: many(500) })).toEqual({})
    expect(checkInvite({ ...typed, addresses: many(501) })).toEqual({ addresses: 'tooMany' })
  })

  test('sends every line that was typed, once it is complete', () => {
    expect(batchFrom('o', { ...typed, language: '' })).toBeUndefined()
    expect(batchFrom('o', { ...typed, addresses: 'jo@portage.test\nnobody' })).toEqual({
      organization: 'o',
      process_definition: 'both',
      language: 'en-ca',
      emails: ['jo@portage.test', 'nobody'],
    })
  })
})

test('what was sent replaces what was found, and what was left out stays', () => {
  const lines = linesOf([
    { email: 'a@portage.test', finding: 'new' },
    { email: 'nobody', finding: 'invalid' },
    { email: 'busy@portage.test', finding: 'new' },
  ])
  const first = withOutcomes(lines, [
    { email: 'a@portage.test', outcome: 'invited', invitation: 'x' },
    { email: 'busy@portage.test', outcome: 'not_sent', invitation: null },
  ])
  expect(first.map(({ what }) => what)).toEqual(['invited', 'invalid', 'not_sent'])
  expect(emailsOf(first, 'not_sent')).toEqual(['busy@portage.test'])
  const second = withOutcomes(first, [{ email: 'BUSY@portage.test', outcome: 'invited', invitation: 'y' }])
  expect(second.map(({ what }) => what)).toEqual(['invited', 'invalid', 'invited'])
})
