// One rule for what people write: in the contract, the portal, the mock server and the conformance tool.
import { describe, expect, test } from 'vitest'
import { readContract } from '#tests/conformance/contract/read-contract.ts'
import { validatorOf } from '#tests/conformance/contract/validator.ts'
import { isBlank, isOneLine, isText, LINE, LINES } from '#src/lib/validation/text-rules.ts'
import { badInputs } from '#tests/data/bad-inputs.ts'
import { testRows } from '#tests/support/table.ts'
import { freshWorld, PATCH, POST, seeded } from './support/app.ts'
import type { JsonSchema } from './support/document.ts'
import { deref, operationsOfDocument } from './support/document.ts'

const contract = readContract('generated/openapi.json')
const tool = validatorOf(contract, { closed: false, includeAssumed: true })
const properties = (id: string) =>
  operationsOfDocument.find(({ operationId }) => operationId === id)?.body?.properties ?? {}
const line = properties('updatePatient')['first_name']
const lines = properties('updateCondition')['notes']

/** A text, whether it is valid as `line`, and whether it is valid as `lines`. */
const texts: readonly (readonly [text: string, isLine: boolean, isText: boolean])[] = [
  ['Maya', true, true],
  ['D’Arcy-Bélanger', true, true],
  ['مریم‌السادات', true, true], // with the joiner that Persian is written with
  ['李小龍', true, true],
  ['葛󠄀城', true, true], // with the variant of a character
  ['👩‍👩‍👧 🏿', true, true],
  ['𠮷野家', true, true],
  ['', false, true],
  ['   ', false, true],
  ['\u00a0', false, true],
  ['\u2800', false, true],
  ['\u200b', false, true],
  ['\u3164', false, true],
  ['\ufe0f', false, true],
  ['Maya\u0000', false, false],
  ['Maya\u0007', false, false],
  ['Maya\u0085', false, false],
  ['Ma\tya', false, true],
  ['Ma\nya', false, true],
  ['Ma\u2028ya', false, true],
  ['Ma\u202eya', false, false],
  ['Ma\u2066ya', false, false],
  ['Ma\u200fya', false, true],
  ['Ma\u200bya', false, true],
  ['Ma\u200dya', false, true],
  ['Ma\u2060ya', false, true],
  ['Ma\u00adya', false, true],
  ['Ma\ufeffya', false, true],
  ['Maya\u{e0041}', false, false],
  ['Maya\ud83d', false, false],
  ['\ude00Maya', false, false],
  ['Maya\ufffe', false, false],
  ['Maya\ufdd0', false, false],
  ['Maya\u{1ffff}', false, false],
]

describe('a name', () => {
  const path = `/v1/patients/${seeded.patient('maya')}/`
  testRows(texts, freshWorld)('%j is a line: %j', async (text, isLine) => {
    expect(tool.problemsOf(line as never, text).length === 0).toBe(isLine)
    expect(isOneLine(text) && !isBlank(text)).toBe(isLine)
    const { status, body } = await PATCH(path, { first_name: text })
    expect(status).toBe(isLine ? 200 : 400)
    if (isBlank(text)) expect(body).toEqual({ first_name: ['This field may not be blank.'] })
  })

  testRows(badInputs('name'), freshWorld)('$id: $value', async ({ value, expect: expected }) => {
    const { status } = await PATCH(path, { first_name: value })
    expect(status).toBe(['required', 'reject'].includes(expected) ? 400 : 200)
  })

  test('is as long as it has characters: 150 emoji are 150', async () => {
    expect((await PATCH(path, { first_name: '😀'.repeat(150) })).status).toBe(200)
    expect((await PATCH(path, { first_name: '😀'.repeat(151) })).status).toBe(400)
    expect(tool.problemsOf(line as never, '😀'.repeat(150))).toEqual([])
  })

  test('is kept without the blanks around it', async () => {
    const { body } = await PATCH(path, { first_name: '  Marie ' })
    expect(Object(body).first_name).toBe('Marie')
  })
})

testRows(texts, freshWorld)('notes may hold %j: line %j, text %j', async (text, _, isRight) => {
  expect(tool.problemsOf(lines as never, text).length === 0).toBe(isRight)
  expect(isText(text)).toBe(isRight)
  const condition = { patient: seeded.patient('maya'), name: 'Gout', notes: text }
  expect((await POST('/v1/conditions/', condition)).status).toBe(isRight ? 201 : 400)
})

test('the portal has the patterns of the contract, word for word', () => {
  expect([LINE.source, LINES.source]).toEqual([line?.pattern, lines?.pattern])
})

/** Texts that people do not type, or that other rules validate. */
const others = [
  /(^|_)(search|step__in|key|field|value|variable|variables|of|first|form|start_form|activity_id|opens|page|token|nonce)$/,
  /^(code|test_code|passcode|guest_nonce|autocomplete|pattern|start_form|phone|clinic_phone|email|emails|picture)$/,
  /^(en-ca|fr-ca)$/, // texts of forms, journeys and contents, which may be formatted
]

test('every text of a request that people write has one of the two patterns', () => {
  const missing = new Set<string>()
  const look = (schema: JsonSchema | undefined, name: string, seen: readonly unknown[]): void => {
    const found = deref(schema)
    if (!found || seen.includes(found)) return
    const inside = [...seen, found]
    for (const [key, member] of Object.entries(found.properties ?? {})) look(member, key, inside)
    for (const member of found.oneOf ?? []) look(member, name, inside)
    if (found.items) look(found.items, name, inside)
    const isText = [found.type].flat().includes('string')
    const isOther = found.pattern !== undefined || found.format !== undefined || found.enum !== undefined
    if (isText && !isOther && !('const' in found) && !others.some((one) => one.test(name))) missing.add(name)
  }
  for (const { operationId, body } of operationsOfDocument) look(body, operationId, [])
  expect([...missing]).toEqual([])
})
