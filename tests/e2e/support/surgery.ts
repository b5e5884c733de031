import type { Locator, Page } from '@playwright/test'
import { beforeSurgeryForm } from '#mock-server/store/seeds/journeys/before-surgery-form.ts'
import { changeLanguage, signIn } from './people.ts'
import { inLang } from './step.ts'
import { expect } from './test.ts'
import { words, type Lang } from './words.ts'

const fields = beforeSurgeryForm.pages.flatMap((one) => one.fields)

type Found = { label: string; options: ReadonlyMap<string, string> }

function found(list: readonly object[], key: string, lang: Lang): Found {
  const field = list.find((one) => 'key' in one && one.key === key)
  if (!field || !('label' in field)) throw new Error(`The form asks no question ${key}`)
  const options = 'options' in field && Array.isArray(field.options) ? field.options : []
  return {
    label: inLang(Object(field.label), lang),
    options: new Map(options.map(({ value, label }) => [String(value), inLang(label, lang)])),
  }
}

/** The long questionnaire before a surgery, as Gisèle finds and answers its questions. */
export function surgeryOn(page: Page, lang: Lang = 'en-ca') {
  const group = fields.find(({ key }) => key === 'medications')
  const grid = fields.find(({ type }) => type === 'matrix')
  const rowFields = group?.type === 'group' ? group.fields : []
  const of = (key: string) => found(fields, key, lang)
  const name = { exact: false } as const
  const choiceIn = (around: Locator, options: ReadonlyMap<string, string>, value: string | boolean) => {
    const label =
      typeof value === 'boolean' ? words[lang][value ? 'yes' : 'no'] : (options.get(value) ?? value)
    return around
      .getByRole('radio', { name: label })
      .or(around.getByRole('checkbox', { name: label }))
      .first()
  }
  const row = (number: number) =>
    page.getByRole('group', {
      name: `${lang === 'en-ca' ? 'Medication' : 'Médicament'} ${number}`,
      exact: true,
    })
  return {
    label: (key: string) => of(key).label,
    box: (key: string) => page.getByRole('textbox', { name: of(key).label, ...name }),
    /** The day, month and year of a date. */
    date: (key: string) => {
      const around = page.getByRole('group', { name: of(key).label })
      return {
        day: around.getByRole('textbox').first(),
        month: around.getByRole('combobox'),
        year: around.getByRole('textbox').last(),
      }
    },
    choice: (key: string, value: string | boolean) => {
      const { label, options } = of(key)
      const role = page.getByRole('radiogroup', { name: label }).or(page.getByRole('group', { name: label }))
      return choiceIn(role, options, value)
    },
    scale: (key: string, value: number) =>
      page
        .getByRole('radiogroup', { name: of(key).label })
        .getByRole('radio', { name: new RegExp(`^${value}( |$)`) }),
    /** An answer of the grid, by the keys of its question and answer. */
    inGrid: (question: string, answer: string) => {
      const [rows, options] = grid?.type === 'matrix' ? [grid.rows, grid.options] : [[], []]
      const label = options.find(({ value }) => value === answer)?.label
      return page
        .getByRole('radiogroup', { name: found(rows, question, lang).label })
        .getByRole('radio', { name: label && inLang(label, lang), exact: true })
    },
    slider: (key: string) => page.getByRole('slider', { name: of(key).label }),
    consent: (key: string) => page.getByRole('checkbox', { name: of(key).label }),
    file: (key: string) => page.getByRole('group', { name: of(key).label }).locator('input[type=file]'),
    row,
    inRow: (number: number, key: string) =>
      row(number).getByRole('textbox', { name: found(rowFields, key, lang).label }),
    choiceInRow: (number: number, key: string, value: boolean) =>
      choiceIn(
        row(number).getByRole('radiogroup', { name: found(rowFields, key, lang).label }),
        new Map(),
        value,
      ),
    add: page.getByRole('button', { name: lang === 'en-ca' ? /^Add/ : /^Ajouter/ }),
    next: page.getByRole('button', { name: words[lang].next, exact: true }),
    heading: (key: string) => {
      const title = beforeSurgeryForm.pages.find((one) => one.key === key)?.title
      return page.getByRole('heading', { level: 2, name: title && inLang(title, lang), exact: true })
    },
  }
}

/** A PDF that is one, for a letter. */
export const letter = {
  name: 'lettre été.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 a letter'),
}

/** Gisèle is on the first page of her questionnaire. */
export async function openSurgery(page: Page, lang: Lang = 'en-ca'): Promise<void> {
  await signIn(page, 'gisele')
  if (lang !== 'en-ca') await changeLanguage(page, lang)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^(Start|Commencer)/ })
    .click()
  await page.getByRole('button', { name: words[lang].start, exact: true }).click()
  await expect(surgeryOn(page, lang).heading('surgery')).toBeVisible()
}
