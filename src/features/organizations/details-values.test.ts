import { describe, expect, test } from 'vitest'
import { badInputs, cardInputs } from '#tests/data/bad-inputs.ts'
import { checkDetails, detailsOf, provinces, updateFrom } from './details-values.ts'

const values = {
  name: 'Lakeside Family Health',
  street: '120 Water Street',
  city: 'Kingston',
  province: 'ON',
  postalCode: 'k7l1a1',
  contact: ' Samuel Roy ',
  email: 'hello@lakeside.example',
  phone: '613–555–0142',
}
const bare = detailsOf({ id: 'x', name: 'Bare', icon: null, theme: null })
const taken = (expected: string) => ['accept', 'normalize', 'safe'].includes(expected)

describe('the details of an organization (ORG-15, DATA-22)', () => {
  test('are sent as the contract has them', () => {
    expect(checkDetails(values)).toEqual({})
    expect(updateFrom(values)).toEqual({
      name: 'Lakeside Family Health',
      postal_address: {
        street: '120 Water Street',
        city: 'Kingston',
        province: 'ON',
        postal_code: 'K7L 1A1',
      },
      contact_name: 'Samuel Roy',
      email: 'hello@lakeside.example',
      phone: '613-555-0142',
    })
  })

  test('may lack everything but the name', () => {
    expect(checkDetails(bare)).toEqual({})
    expect(updateFrom(bare)).toEqual({
      name: 'Bare',
      postal_address: null,
      contact_name: null,
      email: null,
      phone: null,
    })
    expect(checkDetails({ ...bare, name: '  ' })).toEqual({ name: { code: 'required' } })
    // what cannot be seen is nothing
    const unseen = { ...bare, contact: '\u200d', email: '\u2060', phone: '\u3164', city: '\ufeff' }
    expect([checkDetails(unseen), updateFrom(unseen)]).toEqual([{}, updateFrom(bare)])
  })

  test('an address is whole or not there at all', () => {
    expect(checkDetails({ ...bare, city: 'Kingston' })).toEqual({
      street: { code: 'required' },
      province: { code: 'selectOption' },
      postalCode: { code: 'required' },
    })
  })

  test('DATA-54: there are 13 provinces and territories', () => expect(provinces).toHaveLength(13))

  test('nothing is longer than the contract takes', () => {
    expect(checkDetails({ ...values, name: 'x'.repeat(201), contact: 'x'.repeat(201) })).toEqual({
      name: { code: 'maxCharacters', max: 200 },
      contact: { code: 'maxCharacters', max: 200 },
    })
  })

  describe.each(['name', 'street', 'city', 'contact'] as const)('%s', (field) => {
    test.each(badInputs('name'))('$id: $value', ({ value, expect: wanted, out = value }) => {
      const typed = { ...values, [field]: value }
      const problem = checkDetails(typed)[field]
      if (wanted === 'reject') return expect(problem).toEqual({ code: 'invalid' })
      if (wanted === 'required')
        return expect(problem?.code).toBe(field === 'contact' ? undefined : 'required')
      const { name, contact_name: contact, postal_address: address } = updateFrom(typed)
      const sent = { name, contact, street: address?.street, city: address?.city }
      return expect([problem, sent[field]]).toEqual([undefined, out])
    })
  })

  test('VAL-58: phone numbers of the table of bad inputs', () => {
    const wrong = badInputs('phone').filter(({ value, expect: wanted }) => {
      if (typeof value !== 'string' || value.trim() === '') return false
      return (checkDetails({ ...bare, phone: value }).phone === undefined) !== taken(wanted)
    })
    expect(wrong).toEqual([])
  })

  test('VAL-59: postal codes of the table of bad inputs', () => {
    const cases = badInputs('postalCode').filter(
      ({ value }) => typeof value === 'string' && value.trim() !== '',
    )
    expect(cases.length).toBeGreaterThan(5)
    const wrong = cases.filter(
      ({ value, expect: wanted }) =>
        (checkDetails({ ...values, postalCode: String(value) }).postalCode === undefined) !== taken(wanted),
    )
    expect(wrong).toEqual([])
  })

  test('VAL-20: addresses of the table of bad inputs', () => {
    const cases = cardInputs('email').filter(({ value }) => value.trim() !== '')
    const wrong = cases.filter(
      ({ value, expect: wanted }) =>
        (checkDetails({ ...bare, email: value }).email === undefined) !== taken(wanted),
    )
    expect(wrong).toEqual([])
  })
})
