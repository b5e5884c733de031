import { describe, expect, test } from 'vitest'
import { cardInputs } from '#tests/data/bad-inputs.ts'
import { parseAddresses } from './parse-addresses.ts'
import { testRows } from '#tests/support/table.ts'

describe('addresses that are typed or pasted (2.21)', () => {
  test('one a line, with blanks and empty lines between them', () => {
    expect(parseAddresses(' jo@portage.test\n\n\tmaya@portage.test \r\nluc@portage.test\n')).toEqual({
      all: ['jo@portage.test', 'maya@portage.test', 'luc@portage.test'],
      good: 3,
      problems: [],
    })
  })

  testRows([
    ['commas', 'a@portage.test, b@portage.test,'],
    ['semicolons', 'a@portage.test;b@portage.test'],
    ['a row of a spreadsheet', 'a@portage.test\tb@portage.test'],
    ['names of an address book', 'Anne Roy <a@portage.test>; "Benoît" <b@portage.test>'],
  ])('several on a line: %s', (_, typed) =>
    expect(parseAddresses(typed).all).toEqual(['a@portage.test', 'b@portage.test']),
  )

  test('reports an invalid address with its line', () => {
    const read = parseAddresses('jo@portage.test\nnobody\n\nluc@portage')
    expect(read.good).toBe(1)
    expect(read.problems).toEqual([
      { kind: 'wrong', at: 1, line: 2, text: 'nobody' },
      { kind: 'wrong', at: 2, line: 4, text: 'luc@portage' },
    ])
    expect(read.all).toEqual(['jo@portage.test', 'nobody', 'luc@portage'])
  })

  test('reports the same address in another case with its first line', () => {
    const read = parseAddresses('Jo@Portage.test\nluc@portage.test\njo@portage.TEST')
    expect(read.good).toBe(2)
    expect(read.problems).toEqual([{ kind: 'twice', at: 2, line: 3, text: 'jo@portage.TEST', first: 1 }])
    expect(read.all).toHaveLength(3)
  })

  test('nothing but blanks is nothing', () => expect(parseAddresses(' \n ,; \n').all).toEqual([]))

  test('VAL-20: takes and refuses what the table of bad inputs says', () => {
    const cases = cardInputs('email').filter(
      ({ value }) => value.trim() !== '' && !/[,;\t\n\r<>]/.test(value),
    )
    expect(cases.length).toBeGreaterThan(10)
    const wrong = cases.filter(({ value, expect: wanted }) => {
      const taken = parseAddresses(value).good === 1
      return taken !== (wanted === 'accept' || wanted === 'normalize')
    })
    expect(wrong).toEqual([])
  })
})
