// LIB-01: what is shown before publishing is what the server refuses.
import { expect, test } from 'vitest'
import type { ContentType } from '#generated/model/index.ts'
import { checkPublish } from '#mock-server/operations/content-checks.ts'
import type { Failure } from '#mock-server/failures.ts'
import { mediaId } from '#tests/dom/contents.ts'
import type { ContentValues } from './content-values.ts'
import { publishNeeds } from './publish-needs.ts'

const parts = ['title', 'summary', 'body', 'transcript', 'url', 'files', 'captions'] as const
const whole = (type: ContentType): ContentValues => ({
  type,
  title: { 'en-ca': 'Title', 'fr-ca': 'Titre' },
  summary: { 'en-ca': 'Summary', 'fr-ca': 'Résumé' },
  body: { 'en-ca': 'Body', 'fr-ca': 'Corps' },
  transcript: { 'en-ca': 'Words', 'fr-ca': 'Mots' },
  url: { 'en-ca': 'https://a.example', 'fr-ca': 'https://b.example' },
  files: { 'en-ca': mediaId, 'fr-ca': mediaId },
  captions: { 'en-ca': mediaId, 'fr-ca': mediaId },
  author: { 'en-ca': '', 'fr-ca': '' },
  tags: ['surgery'],
  minutes: '',
  reviewed_at: '',
  image: null,
  media: mediaId,
})

/** The names of the fields that the server refuses. */
function refused(values: ContentValues): readonly string[] {
  try {
    checkPublish({ ...values, minutes: null, reviewed_at: null })
    return []
  } catch (error) {
    const body = (error as Failure).body('en-ca')
    return Object.entries(body).flatMap(([name, found]: [string, object]) =>
      Array.isArray(found) ? [name] : Object.keys(found).map((language) => `${name}.${language}`),
    )
  }
}

const types: readonly ContentType[] = ['article', 'video', 'audio', 'pdf', 'link', 'tool']

test.each(types)('%s: each field that the server needs is named, and no other', (type) => {
  const of = whole(type)
  const variants: readonly ContentValues[] = [
    of,
    { ...of, tags: [] },
    { ...of, media: null },
    ...parts.flatMap((part) => {
      const empty = typeof of[part]['en-ca'] === 'string' && !/files|captions/.test(part) ? ' ' : null
      return [
        { ...of, [part]: { ...of[part], 'en-ca': empty } },
        { ...of, [part]: { ...of[part], 'fr-ca': empty } },
      ]
    }),
    {
      ...of,
      ...Object.fromEntries(
        parts.map((part) => [part, { ...of[part], 'fr-ca': /files|captions/.test(part) ? null : '' }]),
      ),
    },
  ]
  for (const values of variants) {
    const { missing, french } = publishNeeds(values)
    expect([...missing, ...french].toSorted()).toEqual([...refused(values)].toSorted())
    expect(french.every((key) => key.endsWith('.fr-ca'))).toBe(true)
  }
})
