import { shownContent } from '../engine/contents.ts'
import { dayAt } from './clock.ts'
import type { ContentRow, ContentValues } from './content-row.ts'
import { uuidOf } from './ids.ts'
import { organizationSeeds } from './seeds/organizations.ts'
import type { World } from './world.ts'

const organization = organizationSeeds.sunnyside.id

/** The ten topics of the articles, in rotation. */
const topics = [
  ['Sleeping well', 'Bien dormir'],
  ['Walking every day', 'Marcher chaque jour'],
  ['Eating with less salt', 'Manger moins salé'],
  ['Pain in the back', 'Le mal de dos'],
  ['Getting ready for surgery', 'Se préparer à une opération'],
  ['Care for a wound', 'Soigner une plaie'],
  ['Talking about worries', 'Parler de ses soucis'],
  ['Safe at home', 'En sécurité à la maison'],
  ['Medicines on a trip', 'Les médicaments en voyage'],
  ['Caring for a parent', 'Prendre soin d’un parent'],
] as const

const nothing = { 'en-ca': '', 'fr-ca': '' }
const noFiles = { 'en-ca': null, 'fr-ca': null }

function valuesOf(number: number): ContentValues {
  const [english, french] = topics[number % topics.length] ?? topics[0]
  const count = number + 1
  return {
    type: 'article',
    title: { 'en-ca': `${english}, part ${count}`, 'fr-ca': `${french}, partie ${count}` },
    summary: { 'en-ca': 'A short guide.', 'fr-ca': 'Un petit guide.' },
    // every seventh is not translated yet
    body: {
      'en-ca': '<p>Take your time.</p>',
      'fr-ca': number % 7 === 0 ? '' : '<p>Prenez votre temps.</p>',
    },
    transcript: nothing,
    tags: [],
    minutes: 1 + (number % 9),
    author: nothing,
    reviewed_at: null,
    image: null,
    media: null,
    captions: noFiles,
    url: nothing,
    files: noFiles,
  }
}

/** Fills the library of Sunnyside with so many articles: of ten, one is a draft, one has changes, eight are published. */
export function seedLargeContents(world: World, today: number, count: number): void {
  for (let number = 0; number < count; number += 1) {
    const values = valuesOf(number)
    const isDraft = number % 10 === 4
    const id = uuidOf(`content:large-${number}`)
    const row: ContentRow = {
      id,
      organization,
      key: id,
      seed: undefined,
      values,
      published: isDraft ? null : values,
      shown: null,
      publishedOn: isDraft ? null : '2026-01-15',
      reviewOn: null,
      publishAt: null,
      scheduledBy: null,
      publishFailedAt: null,
      revision: 1,
      // spread over the year, so that an order by time is one
      updatedAt: dayAt(today, -1 - (number % 360), '10:00') + number * 1000,
      updatedBy: null,
    }
    if (!isDraft) row.shown = shownContent(world, row)
    if (number % 10 === 7) row.values = { ...values, minutes: 12 }
    world.tables.contents.set(id, row)
  }
}
