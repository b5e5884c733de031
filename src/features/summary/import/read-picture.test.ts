import { expect, test } from 'vitest'
import { madeLink, shlink } from '#tests/support/health-link.ts'
import { contentOf } from './read-picture.ts'

const link = madeLink('hospital-summary')
const expired = madeLink('hospital-summary', { exp: 1_700_000_000 })

test.each([
  // The first signs of the example in the SMART Health Cards specification.
  ['a card', 'shc:/56762909', { card: '{"verifiableCredential":["eyJ6"]}' }],
  ['a part of a card', 'shc:/1/3/56762909', { refused: 'partOfCard' }],
  ['a link', link, { link }],
  ['a link behind a viewer', `https://viewer.example/#${link}`, { link: `https://viewer.example/#${link}` }],
  ['a link that has expired, which its form says', expired, { link: expired }],
  ['a link without a key', shlink({ url: 'https://links.portage.test/x' }), { refused: 'otherCode' }],
  ['another address', 'https://portage.test/', { refused: 'otherCode' }],
  ['letters in a card', 'shc:/5676x909', { refused: 'otherCode' }],
])('%s', (_, code, content) => expect(contentOf(code)).toEqual(content))
