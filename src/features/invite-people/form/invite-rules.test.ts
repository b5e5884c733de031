import { describe, expect, test } from 'vitest'
import { linesOf, emailsOf, withOutcomes } from './invite-results.ts'
import { firstInvite, inviteSchema, withJourney, type InviteInput } from './invite-schema.ts'
import { parse } from 'zod/mini'
import { schemaProblems } from '#tests/support/schema-problems.ts'
import { definition } from '#tests/dom/care-invitations.ts'

const both = definition({ id: 'both' })
const french = definition({ id: 'french', languages: ['fr-ca'] })
const typed: InviteInput = {
  process_definition: 'd0000000-0000-4000-8000-000000000001',
  language: 'en-ca',
  emails: 'jo@portage.test',
}
const problems = (values: InviteInput) => schemaProblems(inviteSchema, values)

describe('the form of an invitation (ROUTE-68)', () => {
  test('defaults to the journey in the link, or the only one', () => {
    expect(firstInvite([both, french], 'french')).toEqual({
      process_definition: 'french',
      language: 'fr-ca',
      emails: '',
    })
    expect(firstInvite([both, french], 'elsewhere').process_definition).toBe('')
    expect(firstInvite([both], null)).toMatchObject({ process_definition: 'both', language: '' })
  })

  test('keeps the language where the journey is in it', () => {
    expect(withJourney(typed, french).language).toBe('fr-ca')
    expect(withJourney({ ...typed, language: 'fr-ca' }, french).language).toBe('fr-ca')
    expect(withJourney(typed, both).language).toBe('en-ca')
    expect(withJourney(typed, undefined)).toMatchObject({ process_definition: '', language: '' })
  })

  test('needs a journey, a language and one address; wrong lines do not hold it up', () => {
    expect(problems({ process_definition: '', language: '', emails: '' })).toEqual({
      process_definition: { code: 'selectOption' },
      language: { code: 'selectOption' },
      emails: 'noneGood',
    })
    expect(problems({ ...typed, emails: 'nobody' })).toEqual({ emails: 'noneGood' })
    expect(problems({ ...typed, emails: 'nobody\njo@portage.test' })).toEqual({})
  })

  test('takes as many addresses as the contract, and says when there are more', () => {
    const many = (count: number) => Array.from({ length: count }, (_, at) => `p${at}@portage.test`).join('\n')
    expect(problems({ ...typed, emails: many(500) })).toEqual({})
    expect(problems({ ...typed, emails: many(501) })).toEqual({ emails: 'tooMany' })
  })

  test('sends every line that was typed, once it is complete', () => {
    expect(parse(inviteSchema, { ...typed, emails: 'jo@portage.test\nnobody' })).toEqual({
      process_definition: typed.process_definition,
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
