import { expect } from 'vitest'
import { localeOf, plain, textIn } from './localized.ts'
import { testRows } from '#tests/support/table.ts'

testRows([
  [null, 'en-ca'],
  ['', 'en-ca'],
  ['en-ca', 'en-ca'],
  ['fr-ca', 'fr-ca'],
  ['fr', 'fr-ca'],
  ['FR-CA', 'fr-ca'],
  ['fr-FR', 'fr-ca'],
  ['frx', 'en-ca'],
  ['de, fr', 'fr-ca'],
  ['en, fr', 'en-ca'],
  ['fr, en', 'fr-ca'],
  ['en;q=0.5, fr', 'fr-ca'],
  ['en;q=0.5, fr;q=0.4', 'en-ca'],
  ['fr; q=0.9, en; q=0.8', 'fr-ca'],
  ['fr;q=0', 'en-ca'],
  ['*, fr;q=0.9', 'en-ca'],
  ['fr;level=1;q=0.2, en;q=0.1', 'fr-ca'],
  ['enx, fr;q=0.1', 'fr-ca'],
])('Accept-Language %j asks for %s (CALL-04)', (header, locale) => expect(localeOf(header)).toBe(locale))

testRows([
  ['Béatrice LAVOIE', 'beatrice lavoie'],
  ['Œuvre ça', 'œuvre ca'],
])('%j is searched as %j', (text, searched) => expect(plain(text)).toBe(searched))

testRows([
  ['fr-ca', { 'en-ca': 'a', 'fr-ca': 'b' }, 'b'],
  ['fr-ca', { 'en-ca': 'a' }, 'a'],
  ['en-ca', { 'en-ca': 'a', 'fr-ca': 'b' }, 'a'],
] as const)('in %s of %j: %s (LIB-01)', (locale, text, shown) => expect(textIn(locale, text)).toBe(shown))
