import { expect, test } from 'vitest'
import type { FormField } from '#generated/model/index.ts'
import { readImport } from '../create/read-import.ts'
import { type InstrumentName, instruments } from './instruments.ts'
import { testRows } from '#tests/support/table.ts'

async function read(name: InstrumentName) {
  const { default: text } = await instruments[name]()
  const result = readImport(text)
  if (result.kind !== 'form') throw new Error(`${name}: ${JSON.stringify(result)}`)
  return result.definition
}
const itemsOf = (fields: readonly FormField[]) =>
  fields.flatMap((field) => (field.type === 'choice' && field.required ? [field] : []))

testRows([
  ['phq-9', 9, [0, 5, 10, 15, 20], [0, 27]],
  ['gad-7', 7, [0, 5, 10, 15], [0, 21]],
  ['who-5', 5, [0, 13], [0, 25]],
  ['health-today', 5, [5, 6, 11, 16, 21], [5, 25]],
] as const)(
  '%s is imported like any file: %i items, with a score and its bands',
  async (name, count, bands, [least, most]) => {
    const form = await read(name)
    expect(form.key).toBe(name)
    const items = itemsOf(form.pages.flatMap(({ fields }) => fields))
    expect(items).toHaveLength(count)
    const [score] = form.scores ?? []
    expect(score?.of).toEqual(items.map(({ key }) => key))
    expect(score?.bands.map(({ from }) => from)).toEqual(bands)
    const sumOf = (end: (...values: number[]) => number) =>
      items.reduce((sum, { options }) => sum + end(...options.map(({ value }) => Number(value))), 0)
    expect([sumOf(Math.min), sumOf(Math.max)]).toEqual([least, most])
    expect(score?.label['en-ca']).toContain(`${least} to ${most}`)
    // The source is said to everyone who reads the form.
    const source = form.pages.at(-1)?.fields.at(-1)
    expect(source).toMatchObject({
      type: 'info',
      key: 'source',
      label: { 'fr-ca': expect.any(String) as string },
    })
  },
)

test('thoughts of self-harm of any frequency are a danger to life', async () => {
  const { alerts } = await read('phq-9')
  expect(alerts).toMatchObject([
    {
      level: 'emergency',
      alert_when: { all: [{ field: 'self_harm', op: 'in', value: ['1', '2', '3'] }] },
      what_to_do: ['call_911', 'call_clinic'],
    },
  ])
})

test('the layout of a health profile is in words of our own, and says that it is not the EQ-5D', async () => {
  const form = await read('health-today')
  const fields = form.pages.flatMap(({ fields: all }) => all)
  expect(itemsOf(fields).map(({ options }) => options.length)).toEqual([5, 5, 5, 5, 5])
  expect(fields.find(({ key }) => key === 'health_today')).toMatchObject({ type: 'number', min: 0, max: 100 })
  expect(fields.at(-1)?.label['en-ca']).toMatch(/Not the EQ-5D.*Not validated.*Licence/)
  expect(JSON.stringify(form.title)).not.toContain('EQ-5D')
})

test('the licence of the World Health Organization is named', async () => {
  const source = (await read('who-5')).pages.at(-1)?.fields.at(-1)
  expect(source?.label['en-ca']).toContain('CC BY-NC-SA 3.0 IGO')
})
