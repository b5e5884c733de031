import { expect, test } from 'vitest'
import { discoverRules, wantedFrom } from './discover-rules.ts'
import { testRows } from '#tests/support/table.ts'

const none = { topic: '', type: '', length: '', language: '', show: '' } as const
const nothing = {
  page: 1,
  search: '',
  ordering: { by: 'relevance', descending: false },
  filters: none,
} as const
const plain = { page: 1, page_size: 20, ordering: 'relevance' }

testRows<[string, Parameters<typeof wantedFrom>[0], object]>([
  ['nothing', nothing, plain],
  ['a search', { ...nothing, search: 'hip' }, { ...plain, search: 'hip' }],
  ['one letter, which finds everything', { ...nothing, search: 'h' }, plain],
  [
    'a page, newest first',
    { ...nothing, page: 3, ordering: { by: 'newest', descending: false } },
    { page: 3, page_size: 20, ordering: 'newest' },
  ],
  [
    'a topic and a kind',
    { ...nothing, filters: { ...none, topic: 'sleep', type: 'audio' } },
    { ...plain, tag__in: ['sleep'], type__in: ['audio'] },
  ],
  ['short', { ...nothing, filters: { ...none, length: 'short' } }, { ...plain, minutes__lte: 2 }],
  [
    'medium',
    { ...nothing, filters: { ...none, length: 'medium' } },
    { ...plain, minutes__gte: 3, minutes__lte: 5 },
  ],
  ['long', { ...nothing, filters: { ...none, length: 'long' } }, { ...plain, minutes__gte: 6 }],
  ['French only', { ...nothing, filters: { ...none, language: 'fr-ca' } }, { ...plain, language: 'fr-ca' }],
  [
    'what the care team recommends',
    { ...nothing, filters: { ...none, show: 'team' } },
    { ...plain, recommended_by__in: ['provider', 'organization'] },
  ],
  ['what is saved', { ...nothing, filters: { ...none, show: 'saved' } }, { ...plain, saved: true }],
])('2.15: %s', (_, address, expected) => expect(wantedFrom(address)).toEqual(expected))

test('every filter of the address has its values', () => {
  for (const values of Object.values(discoverRules.filters)) expect(values.length).toBeGreaterThan(1)
})
