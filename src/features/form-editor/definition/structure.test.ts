import { describe, expect, test } from 'vitest'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { problemsOf } from '../problems/form-problems.ts'
import { freshKey, keyOfWords } from './keys.ts'
import type { QuestionPlace } from './place.ts'
import {
  addPage,
  duplicatePage,
  duplicateQuestion,
  insertQuestion,
  movePage,
  moveQuestion,
  removePage,
  removeQuestion,
  stepPlace,
} from './structure.ts'
import { testRows } from '#tests/support/table.ts'

const words = (text: string) => ({ 'en-ca': text })
const text = (key: string): FormField => ({ type: 'text', key, label: words(key) })
const group = (key: string, ...keys: string[]): FormField => ({
  type: 'group',
  key,
  label: words(key),
  fields: keys.map((one) => ({ type: 'text', key: one, label: words(one) })),
})
const form: FormDefinition = {
  key: 'f',
  version: 1,
  title: words('F'),
  pages: [
    { key: 'one', title: words('One'), fields: [text('a'), text('b'), group('g', 'x', 'y')] },
    { key: 'two', title: words('Two'), fields: [text('c')] },
  ],
}
const at = (page: number, place: number, row?: number): QuestionPlace => ({
  kind: 'question',
  page,
  at: place,
  ...(row !== undefined && { row }),
})
/** The keys of each page in order, groups with those of their rows. */
const keys = ({ pages }: FormDefinition) =>
  pages.map(({ fields }) =>
    fields
      .map((field) =>
        field.type === 'group' ? `${field.key}(${field.fields.map(({ key }) => key)})` : field.key,
      )
      .join(' '),
  )

describe('moving', () => {
  test('one place down, and what did not move is the same object', () => {
    const { form: next, place } = moveQuestion(form, at(0, 0), at(0, 1))
    expect(keys(next)).toEqual(['b a g(x,y)', 'c'])
    expect(place).toEqual(at(0, 1))
    expect(next.pages[1]).toBe(form.pages[1])
    expect(next.pages[0]?.fields[1]).toBe(form.pages[0]?.fields[0])
  })
  test('up from the top of a page goes to the end of the page before, down to the top of the next', () => {
    expect(stepPlace(form, at(1, 0), -1)).toEqual(at(0, 3))
    expect(stepPlace(form, at(0, 2), 1)).toEqual(at(1, 0))
    expect(keys(moveQuestion(form, at(1, 0), at(0, 3)).form)).toEqual(['a b g(x,y) c', ''])
  })
  test('there is nothing above the first and below the last, and rows stay in their group', () => {
    expect(stepPlace(form, at(0, 0), -1)).toBeUndefined()
    expect(stepPlace(form, at(1, 0), 1)).toBeUndefined()
    expect(stepPlace(form, at(0, 2, 1), 1)).toBeUndefined()
    expect(stepPlace(form, at(0, 2, 1), -1)).toEqual(at(0, 2, 0))
  })
  test('into the rows of a group, but never a group or a file', () => {
    expect(keys(moveQuestion(form, at(1, 0), at(0, 2, 1)).form)).toEqual(['a b g(x,c,y)', ''])
    const file: FormField = { type: 'file', key: 'f', label: words('f'), accept: ['image/png'] }
    const withFile = insertQuestion(form, at(1, 1), file).form
    expect(moveQuestion(withFile, at(1, 1), at(0, 2, 0)).form).toBe(withFile)
  })
  test('pages', () => {
    expect(keys(movePage(form, 0, 1))).toEqual(['c', 'a b g(x,y)'])
    expect(movePage(form, 0, 2)).toBe(form)
  })
})

describe('copies have keys of their own', () => {
  test('of a question, right behind it', () => {
    const { form: next, place } = duplicateQuestion(form, at(0, 1))
    expect(keys(next)).toEqual(['a b b_2 g(x,y)', 'c'])
    expect(place).toEqual(at(0, 2))
    expect(keys(duplicateQuestion(next, at(0, 2)).form)[0]).toBe('a b b_2 b_3 g(x,y)')
  })
  test('of a page with all its questions', () => {
    const next = duplicatePage(form, 0)
    expect(keys(next)).toEqual(['a b g(x,y)', 'a_2 b_2 g_2(x,y)', 'c'])
    expect(next.pages[1]?.key).not.toBe('one')
  })
  test('of a page: what asked about its questions asks about their copies, and what is elsewhere stays', () => {
    const when = (...fields: string[]) => ({
      visible_when: { all: fields.map((field) => ({ field, op: 'answered' as const })) },
    })
    const date = (key: string, more: object = {}): FormField => ({
      type: 'date',
      key,
      label: words(key),
      ...more,
    })
    const asking: FormDefinition = {
      ...form,
      pages: [
        {
          key: 'one',
          title: words('One'),
          ...when('c', 'a'),
          fields: [
            date('a'),
            { ...date('b', { not_before: 'a' }), visible_when: { any: when('a', 'c').visible_when.all } },
            {
              type: 'group',
              key: 'g',
              label: words('g'),
              fields: [
                { type: 'date', key: 'x', label: words('x'), not_before: 'a' },
                { type: 'text', key: 'y', label: words('y'), ...when('x', 'a') },
              ],
            },
          ],
        },
        form.pages[1] ?? { key: 'two', title: words('Two'), fields: [] },
      ],
    }
    const next = duplicatePage(asking, 0)
    expect(next.pages[0]).toBe(asking.pages[0])
    expect(next.pages[1]).toMatchObject({
      ...when('c', 'a_2'),
      fields: [
        { key: 'a_2' },
        { key: 'b_2', not_before: 'a_2', visible_when: { any: when('a_2', 'c').visible_when.all } },
        {
          key: 'g_2',
          fields: [
            { key: 'x', not_before: 'a_2' },
            { key: 'y', ...when('x', 'a_2') },
          ],
        },
      ],
    })
    expect(problemsOf(next).filter(({ code }) => code.startsWith('broken'))).toEqual([])
  })
  test('of a group: a question in its rows that asks about the group asks about the copy', () => {
    const about = (field: string) => ({ visible_when: { all: [{ field, op: 'answered' as const }] } })
    const rows: FormField = {
      type: 'group',
      key: 'g',
      label: words('g'),
      fields: [
        { type: 'text', key: 'x', label: words('x'), ...about('a') },
        {
          type: 'text',
          key: 'y',
          label: words('y'),
          visible_when: { any: [...about('g').visible_when.all, ...about('x').visible_when.all] },
        },
      ],
    }
    const asking = insertQuestion(removeQuestion(form, at(0, 2)), at(0, 2), rows).form
    const { form: next } = duplicateQuestion(asking, at(0, 2))
    expect(next.pages[0]?.fields[2]).toEqual(rows)
    expect(next.pages[0]?.fields[3]).toMatchObject({
      key: 'g_2',
      fields: [
        { key: 'x', ...about('a') },
        { key: 'y', visible_when: { any: [{ field: 'g_2' }, { field: 'x' }] } },
      ],
    })
  })
})

test('what is removed can be put back where it was', () => {
  const [field] = form.pages[0]?.fields ?? []
  const gone = removeQuestion(form, at(0, 0))
  expect(keys(gone)).toEqual(['b g(x,y)', 'c'])
  expect(field && keys(insertQuestion(gone, at(0, 0), field).form)).toEqual(keys(form))
  const [page] = form.pages
  expect(keys(addPage(removePage(form, 0), 0, page))).toEqual(keys(form))
})

describe('keys', () => {
  testRows([
    ['Do you use a cane?', 'do_you_use_a_cane'],
    ['Éprouvez-vous une gêne ?', 'eprouvez_vous_une_gene'],
    ['123', 'question'],
    ['2 pills', 'pills'],
  ])('%s', (text, key) => expect(keyOfWords(text)).toBe(key))
  test('a key that is taken gets a number, and stays within 64 characters', () => {
    const long = 'a'.repeat(64)
    const key = freshKey(long, new Set([long]))
    expect(key).toMatch(/^a+_2$/)
    expect(key.length).toBeLessThanOrEqual(64)
  })
})
