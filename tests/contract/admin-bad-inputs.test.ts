// What hostile or careless people put into the forms, lists and addresses of administrators: the answer is kept
// exactly, or a refusal that says why; never a failure of the server.
import { beforeEach, describe, expect, test } from 'vitest'
import type { OperationId } from '#mock-server/contract/operation-id.ts'
import { permissionOf } from '#mock-server/permissions.ts'
import { sentFileName } from '#src/lib/files/file-rules.ts'
import { badInputs, cardInputs, madeInputs } from '#tests/data/bad-inputs.ts'
import { lakeside, newContent, readyMedia, saveContent, sendMedia } from './support/admin/contents.ts'
import { app, freshWorld, GET, PATCH, POST, PUT, seeded } from './support/app.ts'
import { call } from './support/client.ts'
import type { Reply } from './support/client.ts'
import { operationsOfDocument } from './support/document.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

const priya = { as: 'priya' } as const
const own = `/v1/organizations/${lakeside}/`
const both = (text: string) => ({ 'en-ca': text, 'fr-ca': text })

beforeEach(freshWorld)

/** The value is stored, or rejected with its field; `safe` may be either. */
function expectKept(reply: Reply, field: string, kept: unknown, wanted: string, out: unknown): void {
  if (reply.status < 300) {
    expect(wanted).not.toBe('reject')
    expect(wanted).not.toBe('required')
    expect(kept).toBe(out)
    return
  }
  expect(reply.status).toBe(400)
  expect(Object.keys(Object(reply.body))).toEqual([field])
  expect(['reject', 'required', 'safe']).toContain(wanted)
}

describe('ROUTE-18: a new user', () => {
  const send = (changes: object) =>
    POST(
      '/v1/users/',
      {
        organization: lakeside,
        email: 'lee@portage.test',
        first_name: 'Lee',
        last_name: 'Chen',
        language_preference: 'fr-ca',
        role_types: ['provider'],
        ...changes,
      },
      priya,
    )

  describe.each(['first_name', 'last_name'])('%s', (field) => {
    testRows(badInputs('name'), freshWorld)('$id: $value', async ({ value, expect: wanted, out = value }) => {
      const reply = await send({ [field]: value })
      expectKept(reply, field, Object(Object(reply.body).user)[field], wanted, out)
      expectContract('createUser', reply)
    })
  })

  testRows(cardInputs('email'), freshWorld)(
    'email $id: $value',
    async ({ value, expect: wanted, sev, out = value }) => {
      // the form takes blanks and capitals away
      const reply = await send({ email: out })
      expectContract('createUser', reply)
      if (sev === 'should' && reply.status === 400) return
      const isTaken = wanted === 'accept' || wanted === 'normalize'
      expect([reply.status, isTaken]).toEqual(isTaken ? [201, true] : [400, false])
      if (isTaken) expect(Object(Object(reply.body).user).email).toBe(out)
      else expect([value, Object.keys(Object(reply.body))]).toEqual([value, ['email']])
    },
  )
})

describe('ROUTE-10: the details of an organization', () => {
  const read = async () => Object((await GET(`/v1/organization-overviews/${lakeside}/`, priya)).body)

  describe.each(['name', 'contact_name'])('%s', (field) => {
    testRows(badInputs('name'), freshWorld)('$id: $value', async ({ value, expect: wanted, out = value }) => {
      const reply = await PATCH(own, { [field]: value }, priya)
      const kept = (await read())[field]
      expectKept(reply, field, kept, wanted, out)
      expectContract('updateOrganization', reply)
    })
  })

  describe.each(['street', 'city'])('%s', (part) => {
    const address = { street: '1 King St', city: 'Kingston', province: 'ON', postal_code: 'K7L 1A1' }
    testRows(badInputs('name'), freshWorld)('$id: $value', async ({ value, expect: wanted, out = value }) => {
      const reply = await PATCH(own, { postal_address: { ...address, [part]: value } }, priya)
      expectKept(reply, 'postal_address', Object((await read()).postal_address)[part], wanted, out)
    })
  })

  testRows(badInputs('phone'), freshWorld)('VAL-58: phone $id: $value', async ({ value, out }) => {
    const before = (await read()).phone
    const reply = await PATCH(own, { phone: value }, priya)
    // the form sends E.164, whatever was typed
    expect([reply.status, (await read()).phone]).toEqual(out === value ? [200, value] : [400, before])
    if (out) expect((await PATCH(own, { phone: out }, priya)).status).toBe(200)
  })

  testRows(badInputs('logoUrl'), freshWorld)(
    'logo and icon are files, never an address: $id',
    async ({ value }) => {
      for (const field of ['logo', 'icon']) {
        const reply = await PATCH(own, { [field]: value }, priya)
        expect(reply.status).toBe(400)
        expectContract('updateOrganization', reply)
      }
    },
  )

  testRows(badInputs('notes'), freshWorld)('what is said of the logo, $id', async ({ value }) => {
    const reply = await PATCH(own, { logo_alt: value }, priya)
    const { logo_alt: kept } = await read()
    const isRefused = String(value).length > 150 || String(value).includes('\n')
    expect([reply.status, kept]).toEqual(isRefused ? [400, null] : [200, value])
  })
})

describe.each(['logo', 'icon'] as const)('the %s', (picture) => {
  testRows(madeInputs('file'), freshWorld)('$id: $value.name is no picture', async ({ value }) => {
    const { name, type, size, magic = '' } = value
    const body = new FormData()
    body.set('file', new File([magic, new Uint8Array(Math.max(0, size - magic.length))], name, { type }))
    const reply = await PUT(`${own}${picture}/`, body, priya)
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, ['file']])
  })
})

describe('ROUTE-11, ROUTE-12: a content', () => {
  const save = async (changes: object) => {
    const path = await newContent()
    const reply = await saveContent(path, 1, changes)
    expectContract('saveOrganizationContent', reply)
    return { reply, kept: Object((await GET(path, priya)).body) }
  }

  testRows(badInputs('name'), freshWorld)(
    'its title, $id: $value',
    async ({ value, expect: wanted, out = value }) => {
      const { reply, kept } = await save({ title: both(String(value)) })
      if (wanted === 'required')
        expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, ['title']])
      // a title is no name: what looks odd in it is kept, and shown as words
      else
        expect([reply.status, kept.title]).toEqual([
          200,
          both(wanted === 'reject' ? String(value) : String(out)),
        ])
    },
  )

  testRows(badInputs('notes'), freshWorld)('its summary, $id', async ({ value }) => {
    const { reply, kept } = await save({ summary: both(String(value)) })
    if (String(value).length > 400) expect([reply.status, kept.summary]).toEqual([400, both('')])
    else expect([reply.status, kept.summary]).toEqual([200, both(String(value))])
  })
})

describe('ROUTE-13: the media library', () => {
  testRows(madeInputs('file'), freshWorld)('$id: $value.name', async ({ value, expect: wanted }) => {
    const { name, size, magic = '' } = value
    const bytes = new TextEncoder().encode(magic.padEnd(size, ' '))
    const body = {
      organization: lakeside,
      file_name: name,
      content_type: 'application/pdf',
      size: bytes.length,
      alt: both('A letter'),
    }
    const begun = await POST('/v1/media-files/', body, priya)
    expectContract('createMediaFile', begun)
    if (begun.status !== 201) {
      // the form sends what the contract takes of a name
      expect([begun.status, wanted === 'reject' || sentFileName(name) !== name]).toEqual([400, true])
      const again = await POST('/v1/media-files/', { ...body, file_name: sentFileName(name) }, priya)
      expect(again.status).toBe(size === 0 ? 400 : 201)
      return
    }
    const { path } = await sendMedia({ fileName: name, contentType: 'application/pdf', bytes })
    const reply = await POST(`${path}complete_upload/`, undefined, priya)
    expect(reply.status).toBe(wanted === 'reject' ? 400 : 200)
    expectContract('completeMediaFileUpload', reply)
    if (reply.status === 200) expect(Object(reply.body).file_name).toMatch(/^[^\p{Cc}\p{Cf}/\\]{1,255}$/u)
  })

  testRows([...badInputs('name'), ...badInputs('notes')], freshWorld)(
    'what a picture shows, $id',
    async ({ value, expect: wanted, out = value }) => {
      const { path } = await readyMedia()
      const headers = { 'If-Match': '"1"' }
      const reply = await PATCH(path, { alt: both(String(value)) }, { ...priya, headers })
      const isTaken = wanted !== 'required' && String(value).length <= 250
      expect(reply.status).toBe(isTaken ? 200 : 400)
      if (isTaken) expect(Object(reply.body).alt).toEqual(both(String(out)))
    },
  )
})

describe('ROUTE-15: a new invitation', () => {
  testRows(cardInputs('email'), freshWorld)(
    '$id: $value',
    async ({ value, expect: wanted, sev, out = value }) => {
      const body = {
        organization: lakeside,
        process_definition: seeded.definition('hip-replacement'),
        language: 'fr-ca',
        emails: [value],
      }
      const reply = await POST('/v1/invitations/', body, priya)
      expectContract('createInvitations', reply)
      if (reply.status === 400) return expect(['reject', 'required']).toContain(wanted)
      const [result] = Object(reply.body).results as { outcome: string; email: string }[]
      if (result?.outcome === 'invalid')
        expect(sev === 'should' || /accept|normalize/.test(wanted)).toBe(sev === 'should')
      // one address is the same in any case of letters, and is shown as it was typed
      else
        expect([wanted, result?.email.toLowerCase()]).toEqual([
          expect.stringMatching(/accept|normalize/),
          out,
        ])
    },
  )
})

const ofAdmins = operationsOfDocument.filter(({ operationId }) => {
  const callers = permissionOf(operationId as OperationId)
  return 'admin' in callers && !('patient' in callers)
})
const fill = (path: string, id: string) => path.replaceAll(/\{\w+\}/g, id)

describe('page numbers of the lists', () => {
  const lists = ofAdmins.filter(({ parameters }) => parameters.some(({ name }) => name === 'page'))
  test('are those of every list', () => expect(lists.length).toBeGreaterThan(8))

  testRows(lists, freshWorld)('$operationId', async ({ operationId, method, path, parameters }) => {
    const needed = parameters.filter(({ required, in: place }) => required && place === 'query')
    for (const { value } of badInputs('page')) {
      const query = new URLSearchParams({ page: String(value) })
      for (const { name } of needed) query.set(name, lakeside)
      const reply = await call(app, method, `${fill(path, lakeside)}?${query}`, priya)
      expect([200, 400, 404]).toContain(reply.status)
      expectContract(operationId, reply)
    }
  })
})

describe('ids in addresses', () => {
  const things = ofAdmins.filter(({ path }) => path.includes('{'))
  // `.` names the list above in every address: the route map keeps it from being called (src/routes/valid-params.ts)
  const ids = badInputs('pathId').filter(({ value }) => value !== '.')
  test('are those of every thing', () => expect(things.length).toBeGreaterThan(30))

  testRows(things, freshWorld)('$operationId', async ({ method, path, body }) => {
    const wrong: unknown[] = []
    for (const { value } of ids) {
      // as it was typed into the address, and as a call writes it
      for (const id of [String(value).replace(/[?#].*/, ''), encodeURIComponent(String(value))]) {
        const { status } = await call(app, method, fill(path, id), { ...priya, ...(body && { body: {} }) })
        if (![400, 404, 405].includes(status)) wrong.push([id, status])
      }
    }
    expect(wrong).toEqual([])
  })
})
