// Search in everything that an organization has: what administrators set up, and its people.
import { beforeEach, expect, test } from 'vitest'
import type { MediaFileList, OrganizationHitList } from '#generated/model/index.ts'
import { testRows } from '#tests/support/table.ts'
import { freshWorld, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(freshWorld)

async function search(text: string, locale = 'en-ca', organization = 'lakeside') {
  const reply = await POST(
    `/v1/organization-overviews/${seeded.organization(organization)}/search/?page_size=100`,
    { search: text },
    { as: 'priya', headers: { 'accept-language': locale } },
  )
  expectContract('searchOrganization', reply)
  return (reply.body as OrganizationHitList).results
}
const shown = async (...asked: Parameters<typeof search>) =>
  (await search(...asked)).map(
    ({ kind, title, excerpt }) => `${kind}: ${title}${excerpt === null ? '' : ' *'}`,
  )

testRows([
  [
    'a title, whatever its case and accents',
    'MARCHER AVEC DES BEQUILLES',
    'fr-ca',
    ['content: Marcher avec des béquilles'],
  ],
  [
    'the title of the other language',
    'marcher avec des béquilles',
    'en-ca',
    ['content: Walking with crutches *'],
  ],
  ['the question of a form', 'use a cane or a walker', 'en-ca', ['form: How is your hip today? *']],
  ['the text of a step', 'shoes you walk best in', 'en-ca', ['journey: Hip replacement preparation *']],
  [
    'across the elements of a text',
    'a week are enough. Test',
    'en-ca',
    ['content: Your baby’s first bath *'],
  ],
  [
    'a person, before the texts that name them',
    'Samuel Roy',
    'en-ca',
    ['content: Your first week at home *', 'user: Samuel Roy'],
  ],
  ['an email', 'samuel@', 'en-ca', ['user: Samuel Roy *']],
  ['nothing', 'zebra', 'en-ca', []],
] as const)('finds %s: %j in %s', async (_, text, locale, expected) => {
  expect(await shown(text, locale)).toEqual(expected)
})

test('kinds keep their order, titles come before texts, and an excerpt shows where the words are', async () => {
  const found = await search('walk')
  expect([...new Set(found.map(({ kind }) => kind))]).toEqual(['journey', 'form', 'content'])
  const contents = found.filter(({ kind }) => kind === 'content')
  expect(contents[0]).toMatchObject({ title: 'Walking with crutches', excerpt: null })
  expect(contents.slice(1).every(({ excerpt }) => /walk/i.test(excerpt ?? ''))).toBe(true)
  expect(contents[1]?.excerpt).toMatch(/^… .+ …$/)
})

test('invitations and files are found, drafts too, of this organization only', async () => {
  const [invitation] = (await search('.test')).filter(({ kind }) => kind === 'invitation')
  expect(invitation?.excerpt).toBeNull()
  const elsewhere = await search('.test', 'en-ca', 'fleuve')
  expect(elsewhere.map(({ id }) => id)).not.toContain(invitation?.id)
  const files = await GET(`/v1/media-files/?organization=${seeded.organization('lakeside')}`, { as: 'priya' })
  const { id, file_name: name } = (files.body as MediaFileList).results[0]!
  expect(await search(name)).toContainEqual({ kind: 'media', id, title: name, excerpt: null })
  const made = await POST(
    '/v1/organization-contents/',
    {
      organization: seeded.organization('lakeside'),
      type: 'article',
      title: { 'en-ca': 'Zebra', 'fr-ca': '' },
    },
    { as: 'priya' },
  )
  expect(made.status).toBe(201)
  expect(await shown('zebra')).toEqual(['content: Zebra'])
})
