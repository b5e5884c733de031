import { describe, expect, test } from 'vitest'
import type { FormDefinition } from '#generated/model/index.ts'
import { completeness, percentOf, textsOfForm } from './form-texts.ts'
import { withText } from './text-edits.ts'

const en = (text: string) => ({ 'en-ca': text })
const both = (text: string) => ({ 'en-ca': text, 'fr-ca': `${text} (fr)` })
const form: FormDefinition = {
  key: 'f',
  version: 1,
  title: both('Hip'),
  pages: [
    {
      key: 'one',
      title: both('One'),
      intro: en('Hello'),
      fields: [
        {
          type: 'choice',
          key: 'side',
          label: both('Side'),
          help: en('Which one'),
          options: [
            { value: 'l', label: both('Left') },
            { value: 'r', label: { 'en-ca': 'Right', 'fr-ca': '  ' }, help: en('Your right') },
          ],
        },
        {
          type: 'group',
          key: 'pills',
          label: both('Pills'),
          row_label: en('Pill'),
          fields: [{ type: 'number', key: 'dose', label: both('Dose'), unit: en('mg') }],
        },
      ],
    },
  ],
  alerts: [{ key: 'a', level: 'notice', message: en('Call'), what_to_do: ['call_811'], alert_when: {} }],
}

test('every text is found, in the order of the form', () => {
  const found = textsOfForm(form).map(({ property, at, text }) => `${property}${at ?? ''}:${text['en-ca']}`)
  expect(found).toEqual([
    'title:Hip',
    'title:One',
    'intro:Hello',
    'label:Side',
    'help:Which one',
    'option0:Left',
    'option1:Right',
    'optionHelp1:Your right',
    'label:Pills',
    'row_label:Pill',
    'label:Dose',
    'unit:mg',
    'message:Call',
  ])
})

describe('how much is there', () => {
  const state = completeness(textsOfForm(form), 'fr-ca')
  test('spaces are no text', () => expect(state).toMatchObject({ done: 6, total: 13 }))
  test('reports missing texts', () => {
    expect(state.missing.map(({ property }) => property)).toEqual([
      'intro',
      'help',
      'option',
      'optionHelp',
      'row_label',
      'unit',
      'message',
    ])
  })
  test('100 only when nothing is missing', () => {
    expect(percentOf(state)).toBe(46)
    expect(percentOf({ done: 999, total: 1000, missing: [] })).toBe(99)
    expect(percentOf({ done: 0, total: 0, missing: [] })).toBe(100)
  })
})

test('each text can be edited in place', () => {
  let next = form
  for (const text of textsOfForm(form)) next = withText(next, text, { ...text.text, 'fr-ca': 'là' })
  expect(completeness(textsOfForm(next), 'fr-ca').missing).toEqual([])
  expect(textsOfForm(next)).toHaveLength(13)
})

test('a text that may be absent goes away when it is emptied, one that is needed stays', () => {
  const texts = textsOfForm(form)
  let next = form
  for (const text of texts) next = withText(next, text, undefined)
  expect(textsOfForm(next).map(({ property }) => property)).toEqual([
    'title',
    'title',
    'label',
    'option',
    'option',
    'label',
    'label',
    'message',
  ])
})

test('the statement of a signature is translated like its label, and stays when it is emptied', () => {
  const asked = {
    type: 'signature',
    key: 's',
    label: { 'en-ca': 'S' },
    statement: { 'en-ca': 'True' },
  } as const
  const signed = { ...form, pages: [{ key: 'p', title: { 'en-ca': 'P' }, fields: [asked] }], alerts: [] }
  const statement = textsOfForm(signed).find(({ property }) => property === 'statement')
  expect(statement?.text).toEqual({ 'en-ca': 'True' })
  const emptied = statement && withText(signed, statement, undefined)
  expect(emptied?.pages[0]?.fields[0]).toEqual({ ...asked, statement: { 'en-ca': '' } })
})

test('the rows of a grid are translated like its answers, and stay when they are emptied', () => {
  const words = { 'en-ca': 'W' }
  const [rows, options] = [[{ key: 'r', label: words }], [{ value: 'o', label: words }]]
  const grid = { type: 'matrix', key: 'm', label: words, rows, options } as const
  const asked = { ...form, pages: [{ key: 'p', title: words, fields: [grid] }], alerts: [] } as FormDefinition
  const row = textsOfForm(asked).find(({ property }) => property === 'row')
  const field = (text: { 'en-ca': string } | undefined) =>
    row && withText(asked, row, text).pages[0]?.fields[0]
  expect(field({ 'en-ca': 'R' })).toEqual({ ...grid, rows: [{ key: 'r', label: { 'en-ca': 'R' } }] })
  expect(field(undefined)).toEqual({ ...grid, rows: [{ key: 'r', label: { 'en-ca': '' } }] })
})
