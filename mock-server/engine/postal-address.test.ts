import { expect, test } from 'vitest'
import { organizationSeeds } from '../store/seeds/organizations.ts'
import { regionSeeds } from '../store/seeds/region.ts'
import { provinceNames, readAddress, writtenAddress } from './postal-address.ts'

test('DATA-54: there are all 13 provinces and territories, each in both languages', () => {
  expect(Object.values(provinceNames).map((names) => names['en-ca'])).toEqual([
    'Alberta',
    'British Columbia',
    'Manitoba',
    'New Brunswick',
    'Newfoundland and Labrador',
    'Northwest Territories',
    'Nova Scotia',
    'Nunavut',
    'Ontario',
    'Prince Edward Island',
    'Quebec',
    'Saskatchewan',
    'Yukon',
  ])
})

test('every seeded address is read into its parts, and written as it was', () => {
  const addresses = [...Object.values(organizationSeeds), ...regionSeeds].map(({ address }) => address)
  expect(addresses.length).toBeGreaterThan(30)
  for (const address of addresses) {
    const parts = readAddress(address)
    expect(parts, address).not.toBeNull()
    if (parts) expect(writtenAddress(parts, address.includes('(') ? 'fr-ca' : 'en-ca')).toBe(address)
  }
})

test('an address in Quebec is formatted in French, regardless of who changes it', () => {
  const parts = {
    street: '45, rue du Quai',
    city: 'Rimouski',
    province: 'QC',
    postal_code: 'G5L 3B7',
  } as const
  expect(writtenAddress(parts, 'en-ca')).toBe('45, rue du Quai, Rimouski (Québec) G5L 3B7')
  expect(readAddress('somewhere')).toBeNull()
})
