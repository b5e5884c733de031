import type { Language, MediaKind, TextPair } from '#generated/model/index.ts'
import { htmlProblem, isSecureAddress } from '../engine/content-html.ts'
import type { HtmlProblem } from '../engine/content-html.ts'
import { publishGaps } from '../engine/contents.ts'
import { isBlank } from '../engine/one-line.ts'
import { invalid, invalidField } from '../failures.ts'
import type { FieldErrors } from '../failures.ts'
import { kindOf, languages, picturesIn } from '../store/content-row.ts'
import type { ContentValues } from '../store/content-row.ts'
import { textIn } from '../store/localized.ts'
import type { World } from '../store/world.ts'
import type { Sentences } from '../store/localized.ts'

type Found = { readonly field: keyof ContentValues; readonly in?: Language; readonly says: Sentences }

/** @throws Failure 400 with all that was found, by field and language */
function refuseAll(found: readonly Found[]): void {
  if (found.length === 0) return
  throw invalid((locale) => {
    const errors: FieldErrors = {}
    for (const { field, in: language, says } of found) {
      const text = textIn(locale, says)
      if (language === undefined) errors[field] = [text]
      else errors[field] = { ...(errors[field] as FieldErrors | undefined), [language]: [text] }
    }
    return errors
  })
}

const longest = { title: 200, summary: 400, author: 150, url: 2000 } as const

const tooLong = (most: number): Sentences => ({
  'en-ca': `Use at most ${most} characters.`,
  'fr-ca': `Utilisez au plus ${most} caractères.`,
})

const saysOf = ({ kind, found }: HtmlProblem): Sentences => {
  switch (kind) {
    case 'foreign':
      return {
        'en-ca': `This text holds something that is not allowed here: ${found}`,
        'fr-ca': `Ce texte contient un élément qui n’est pas permis ici : ${found}`,
      }
    case 'link':
      return {
        'en-ca': `This link does not begin with https: ${found}`,
        'fr-ca': `Ce lien ne commence pas par https : ${found}`,
      }
    case 'picture':
      return {
        'en-ca': 'Pictures come from the media library.',
        'fr-ca': 'Les images viennent de la médiathèque.',
      }
    case 'alt':
      return {
        'en-ca': 'Say what the picture shows.',
        'fr-ca': 'Dites ce que montre l’image.',
      }
  }
}

const unknownFile: Sentences = {
  'en-ca': 'This file is not in the media library, or is of another kind.',
  'fr-ca': 'Ce fichier n’est pas dans la médiathèque ou est d’un autre type.',
}

/**
 * Checks what is saved: nothing hostile, nothing too long, only files of the organization's own media library. What is
 * missing is no fault: a draft may be half written.
 */
export function checkSave(world: World, organization: string, values: ContentValues): void {
  const found: Found[] = []
  const isFile = (id: string, kinds: readonly MediaKind[]) => {
    const file = world.tables.mediaFiles.get(id)
    return file?.isReady === true && file.organization === organization && kinds.includes(kindOf(file))
  }
  const file = (
    field: Found['field'],
    id: string | null,
    kinds: readonly MediaKind[],
    language?: Language,
  ) => {
    if (id === null || isFile(id, kinds)) return
    found.push({ field, says: unknownFile, ...(language && { in: language }) })
  }
  for (const language of languages) {
    for (const field of ['title', 'summary', 'author', 'url'] as const) {
      const most = longest[field]
      if (values[field][language].length > most) found.push({ field, in: language, says: tooLong(most) })
    }
    for (const field of ['body', 'transcript'] as const) {
      const html = values[field][language]
      const problem = htmlProblem(html)
      if (problem) found.push({ field, in: language, says: saysOf(problem) })
      else for (const id of picturesIn(html)) file(field, id, ['picture'], language)
    }
    const url = values.url[language]
    if (url !== '' && !isSecureAddress(url)) {
      found.push({ field: 'url', in: language, says: saysOf({ kind: 'link', found: url }) })
    }
    file('captions', values.captions[language], ['captions'], language)
    file('files', values.files[language], ['document'], language)
  }
  file('image', values.image, ['picture'])
  file('media', values.media, [values.type === 'audio' ? 'recording' : 'film'])
  refuseAll([...checkTitle(values.title), ...found])
}

/** A content is found by its title, in one language at least. */
const checkTitle = (title: TextPair): readonly Found[] =>
  languages.some((language) => !isBlank(title[language]))
    ? []
    : [
        {
          field: 'title',
          says: {
            'en-ca': 'Write a title in one language at least.',
            'fr-ca': 'Écrivez un titre dans une langue au moins.',
          },
        },
      ]

/** The same for a content that is begun. */
export function checkCreate(title: TextPair): void {
  const long = languages.filter((language) => title[language].length > longest.title)
  refuseAll([
    ...checkTitle(title),
    ...long.map((language): Found => ({ field: 'title', in: language, says: tooLong(longest.title) })),
  ])
}

const needed: Sentences = {
  'en-ca': 'Needed before patients can see it.',
  'fr-ca': 'Nécessaire avant que les patients puissent le voir.',
}

const half: Sentences = {
  'en-ca': 'Write all of it in French, or leave all of the French empty.',
  'fr-ca': 'Écrivez tout en français, ou laissez tout le français vide.',
}

/** Checks what is published: whole in English, in French whole or not begun (LIB-01), with a topic and its film. */
export function checkPublish(values: ContentValues): void {
  refuseAll(publishGaps(values).map((gap): Found => ({ ...gap, says: gap.in === 'fr-ca' ? half : needed })))
}

/** A publication is scheduled ahead. @param now epoch ms */
export function checkPublishTime(at: string, now: number): void {
  if (Date.parse(at) > now) return
  throw invalidField('publish_at', {
    'en-ca': 'Choose a time in the future.',
    'fr-ca': 'Choisissez un moment à venir.',
  })
}

/** A review that is planned lies ahead: one for today would be due at once. */
export function checkReviewDay(day: string | null, today: string): void {
  if (day === null || day > today) return
  throw invalidField('review_on', {
    'en-ca': 'Enter a day after today.',
    'fr-ca': 'Entrez un jour après aujourd’hui.',
  })
}
