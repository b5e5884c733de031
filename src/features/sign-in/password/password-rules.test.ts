import { describe, expect, test } from 'vitest'
import { cardInputs } from '#tests/data/bad-inputs.ts'
import { brokenRules, passwordRules } from './password-rules.ts'
import { testRows } from '#tests/support/table.ts'

describe('the rules of a password, one by one', () => {
  testRows([
    ['VAL-01', 'ABCDEF1!', ['lower']],
    ['VAL-02', 'abcdef1!', ['upper']],
    ['VAL-03', 'Abcdefg!', ['digit']],
    ['VAL-04', 'Abcde1!', ['length']],
    ['VAL-05', 'Abcdefg1', ['special']],
    ['VAL-06', ' Abcdef1!', ['trim']],
    ['VAL-06', 'Abcdef1! ', ['trim']],
    ['VAL-05, D-47: a space inside is special', 'Abcdef 1', []],
    ['D-47: a space at the end is not', 'Abcdefg1 ', ['special', 'trim']],
    ['VAL-04: signs are counted, not code units', 'Aa1!😀😀', ['length']],
  ])('%s: %j breaks %j', (_, password, broken) => expect(brokenRules(password)).toEqual(broken))

  test('D-48: an empty password meets none of the six', () => {
    expect(brokenRules('')).toEqual(passwordRules)
  })

  testRows([...'^$*.[]{}()?"!@#%&/\\,><\':;|_~`=+-'])('D-47: %s is special', (sign) => {
    expect(brokenRules(`Abcdef1${sign}`)).toEqual([])
  })
})

describe('VAL-07, T30: hard passwords', () => {
  testRows(cardInputs('password'))('$id $why', ({ value, fails = [], expect: wanted, sev }) => {
    const broken = brokenRules(value)
    // Where the source documents are vague, more rules may be broken than they name.
    expect(broken).toEqual(sev === 'should' || value === '' ? expect.arrayContaining(fails) : fails)
    expect(broken.length > 0).toBe(wanted === 'reject')
  })

  test('T48: a page stays quick with 100 kB in the field', () => {
    const begin = performance.now()
    brokenRules('Aa1! '.repeat(20_000))
    expect(performance.now() - begin).toBeLessThan(1000)
  })
})
