import { describe, expect, test } from 'vitest'
import { badInputs, cardInputs } from '#tests/data/bad-inputs.ts'
import { parse } from 'zod/mini'
import { schemaProblems } from '#tests/support/schema-problems.ts'
import {
  changesBetween as changes,
  detailsSchema,
  toFormValues,
  type DetailsInput,
} from './details-schema.ts'
import { provinces } from './provinces.ts'
import { textsIn } from '#src/i18n/texts.ts'
import { testRows } from '#tests/support/table.ts'

const values: DetailsInput = {
  name: 'Lakeside Family Health',
  postal_address: { street: '120 Water Street', city: 'Kingston', province: 'ON', postal_code: 'k7l1a1' },
  contact_name: ' Samuel Roy ',
  email: 'hello@lakeside.example',
  phone: '613–555–0142',
}
const { t } = await textsIn('en-ca', 'kit')
const bare = toFormValues({ id: 'x', name: 'Bare', icon: null, theme: null }, t)
const problems = (typed: DetailsInput) => schemaProblems(detailsSchema, typed)
const sent = (typed: DetailsInput) => parse(detailsSchema, typed)
const changesBetween = (before: DetailsInput, after: DetailsInput) => changes(before, sent(after))
/** The same details with other address parts. */
const withAddress = (typed: DetailsInput, parts: Partial<DetailsInput['postal_address']>): DetailsInput => ({
  ...typed,
  postal_address: { ...typed.postal_address, ...parts },
})
const taken = (expected: string) => ['accept', 'normalize', 'safe'].includes(expected)

describe('the details of an organization (ORG-15, DATA-22)', () => {
  test('are sent as the contract has them', () => {
    expect(problems(values)).toEqual({})
    expect(sent(values)).toEqual({
      name: 'Lakeside Family Health',
      postal_address: {
        street: '120 Water Street',
        city: 'Kingston',
        province: 'ON',
        postal_code: 'K7L 1A1',
      },
      contact_name: 'Samuel Roy',
      email: 'hello@lakeside.example',
      phone: '+16135550142',
    })
  })

  test('only what changed is sent, and an address is one', () => {
    expect(changesBetween(values, values)).toEqual({})
    expect(changesBetween(values, { ...values, contact_name: 'Samuel Roy', phone: '613 555-0142' })).toEqual(
      {},
    )
    expect(changesBetween(values, { ...values, phone: '613-555-0142 ext. 3', email: '' })).toEqual({
      email: null,
      phone: '+16135550142;ext=3',
    })
    expect(changesBetween(values, withAddress(values, { city: 'Gananoque' }))).toEqual({
      postal_address: {
        street: '120 Water Street',
        city: 'Gananoque',
        province: 'ON',
        postal_code: 'K7L 1A1',
      },
    })
  })

  test('the phone number is edited as people write it', () => {
    const kept = { id: 'x', name: 'Bare', icon: null, theme: null, phone: '+16135550142;ext=3' }
    expect(toFormValues(kept, t).phone).toBe('613-555-0142, ext. 3')
  })

  test('may lack everything but the name', () => {
    expect(problems(bare)).toEqual({})
    expect(sent(bare)).toEqual({
      name: 'Bare',
      postal_address: null,
      contact_name: null,
      email: null,
      phone: null,
    })
    expect(problems({ ...bare, name: '  ' })).toEqual({ name: { code: 'required' } })
    // invisible characters count as empty
    const unseen = {
      ...withAddress(bare, { city: '\ufeff' }),
      contact_name: '\u200d',
      email: '\u2060',
      phone: '\u3164',
    }
    expect([problems(unseen), sent(unseen)]).toEqual([{}, sent(bare)])
  })

  test('an address is whole or not there at all', () => {
    expect(problems(withAddress(bare, { city: 'Kingston' }))).toEqual({
      'postal_address.street': { code: 'required' },
      'postal_address.province': { code: 'selectOption' },
      'postal_address.postal_code': { code: 'required' },
    })
  })

  test('DATA-54: there are 13 provinces and territories', () => expect(provinces).toHaveLength(13))

  test('nothing is longer than the contract takes', () => {
    expect(problems({ ...values, name: 'x'.repeat(201), contact_name: 'x'.repeat(201) })).toEqual({
      name: { code: 'maxCharacters', max: 200 },
      contact_name: { code: 'maxCharacters', max: 200 },
    })
  })

  describe.each(['name', 'postal_address.street', 'postal_address.city', 'contact_name'])('%s', (field) => {
    testRows(badInputs('name'))('$id: $value', ({ value, expect: wanted, out = value }) => {
      const [group, part] = field.split('.')
      const typed = part ? withAddress(values, { [part]: value }) : { ...values, [field]: value }
      const problem = problems(typed)[field]
      if (wanted === 'reject') return expect(problem).toEqual({ code: 'pattern' })
      if (wanted === 'required')
        return expect(problem).toEqual(field === 'contact_name' ? undefined : { code: 'required' })
      return expect([problem, sent(typed)]).toMatchObject([
        undefined,
        { [String(group)]: part ? { [part]: out } : out },
      ])
    })
  })

  test('VAL-58: phone numbers of the table of bad inputs', () => {
    const wrong = badInputs('phone').filter(({ value, expect: wanted }) => {
      if (typeof value !== 'string' || value.trim() === '') return false
      return (problems({ ...bare, phone: value })['phone'] === undefined) !== taken(wanted)
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
        (problems(withAddress(values, { postal_code: String(value) }))['postal_address.postal_code'] ===
          undefined) !==
        taken(wanted),
    )
    expect(wrong).toEqual([])
  })

  test('VAL-20: addresses of the table of bad inputs', () => {
    const cases = cardInputs('email').filter(({ value }) => value.trim() !== '')
    const wrong = cases.filter(
      ({ value, expect: wanted }) =>
        (problems({ ...bare, email: value })['email'] === undefined) !== taken(wanted),
    )
    expect(wrong).toEqual([])
  })
})
