// ORG-15: only the care team of an organization may change it.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Branding, Organization } from '#generated/model/index.ts'
import { app, DELETE, GET, PATCH, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

const lakeside = `/v1/organizations/${seeded.organization('lakeside')}/`
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

beforeEach(() => {
  app.worlds.reset('default')
})

const change = async (body: object, as: 'samuel' | 'ana' | 'priya' | 'maya' = 'samuel', locale = 'en-ca') => {
  const answer = await PATCH(lakeside, body, { as, headers: { 'accept-language': locale } })
  expectContract('updateOrganization', answer)
  return answer
}
const logo = (bytes: readonly number[], size = bytes.length) => {
  const body = new FormData()
  const content = new Uint8Array(size)
  content.set(bytes)
  body.set('file', new File([content], 'logo.png', { type: 'image/png' }))
  return PUT(`${lakeside}logo/`, body, { as: 'samuel' })
}
const branding = async () => (await GET(`${lakeside}branding/`)).body as Branding

describe('changing an organization', () => {
  test('only what is sent changes; what is empty is null', async () => {
    const { status, body } = await change({ name: ' Lakeside Health ', phone: null, contact_name: null })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      name: 'Lakeside Health',
      phone: null,
      contact_name: null,
      email: 'hello@lakeside.example',
      postal_address: {
        street: '120 Water Street',
        city: 'Kingston',
        province: 'ON',
        postal_code: 'K7L 1A1',
      },
    })
    expect((await GET(lakeside)).body).toEqual(body)
  })

  test('DATA-54: the line of the address follows from its parts', async () => {
    const parts = { street: '1, rue Principale', city: 'Gatineau', province: 'QC', postal_code: 'J8X 3V8' }
    const quebec = (await change({ postal_address: parts })).body as Organization
    expect(quebec.address).toBe('1, rue Principale, Gatineau (Québec) J8X 3V8')
    const island = {
      street: '88 Queen Street',
      city: 'Charlottetown',
      province: 'PE',
      postal_code: 'C1A 4B1',
    }
    const french = (await change({ postal_address: island }, 'samuel', 'fr-ca')).body as Organization
    expect(french.address).toBe('88 Queen Street, Charlottetown (Île-du-Prince-Édouard) C1A 4B1')
    expect(((await change({ postal_address: null })).body as Organization).address).toBeNull()
  })

  test('a theme takes the place of the whole theme, also in the branding', async () => {
    await change({ theme: { 'primary-700': '#1f527e' } })
    expect((await branding()).theme).toEqual({ 'primary-700': '#1f527e' })
    await change({ theme: null })
    expect((await branding()).theme).toBeNull()
  })

  test.each([
    [{}, 'non_field_errors'],
    [{ name: '' }, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ phone: '1'.repeat(33) }, 'phone'],
    [{ phone: '613-555-0142' }, 'phone'],
    [{ phone: '+16131550142' }, 'phone'],
    [{ phone: '+16135550142;ext=' }, 'phone'],
    [{ email: `${'a'.repeat(65)}@lakeside.example` }, 'email'],
    [{ contact_name: ' ' }, 'contact_name'],
    [{ contact_name: 'Sam\u202euel' }, 'contact_name'],
    [
      { postal_address: { street: 'a', city: 'b', province: 'ON', postal_code: 'D1A 1A1' } },
      'postal_address',
    ],
    [
      { postal_address: { street: 'a', city: 'b', province: 'TX', postal_code: 'K1A 0B1' } },
      'postal_address',
    ],
    [{ postal_address: { street: 'a' } }, 'postal_address'],
    [{ theme: { 'primary-700': 7 } }, 'theme'],
    [{ logo_alt: 'x'.repeat(151) }, 'logo_alt'],
    [{ id: seeded.organization('fleuve') }, undefined],
  ])('refuses %j', async (body, field) => {
    const answer = await change(body)
    expect(answer.status).toBe(400)
    if (field) expect(Object.keys(Object(answer.body))).toEqual([field])
  })

  test('administrators may, patients may not, and another care team finds nothing', async () => {
    expect((await change({ phone: '+16135550100' }, 'priya')).status).toBe(200)
    expect((await change({ phone: '+16135550101' }, 'ana')).status).toBe(200)
    expect((await change({ phone: '+16135550102' }, 'maya')).status).toBe(403)
    const other = `/v1/organizations/${seeded.organization('fleuve')}/`
    expect((await PATCH(other, { phone: null }, { as: 'samuel' })).status).toBe(404)
    expect((await PATCH(lakeside, { phone: null }, { as: null })).status).toBe(401)
  })

  test('one world knows nothing of another', async () => {
    await change({ name: 'Changed' })
    expect(app.worlds.get('another').tables.organizations.get(seeded.organization('lakeside'))?.name).toBe(
      'Lakeside Family Health',
    )
  })
})

describe('the logo', () => {
  test('is uploaded, readable by everyone, described, and removed', async () => {
    const answer = await logo(png)
    expectContract('saveOrganizationLogo', answer)
    expect(answer.status).toBe(200)
    await change({ logo_alt: 'A sun above two waves' })
    const shown = await branding()
    expect(shown.logo_alt).toBe('A sun above two waves')
    const picture = await app.fetch(new Request(shown.logo ?? ''))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual(png)
    expect((await DELETE(`${lakeside}logo/`, { as: 'samuel' })).status).toBe(204)
    expect(await branding()).toMatchObject({ logo: null, logo_alt: null })
    expect((await app.fetch(new Request(shown.logo ?? ''))).status).toBe(404)
  })

  test('someone else was faster: neither the logo nor anything else is overwritten', async () => {
    const headers = { 'if-match': `"${Object((await GET(lakeside)).body).revision}"` }
    await change({ contact_name: 'Ana Okafor' }, 'ana')
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(png)]), 'logo.png')
    const { logo: before } = await branding()
    const saved = await PUT(`${lakeside}logo/`, form, { as: 'samuel', headers })
    expectContract('saveOrganizationLogo', saved)
    const removed = await DELETE(`${lakeside}logo/`, { as: 'samuel', headers })
    expectContract('deleteOrganizationLogo', removed)
    const changed = await PATCH(lakeside, { phone: null }, { as: 'samuel', headers })
    expect([saved.status, removed.status, changed.status]).toEqual([412, 412, 412])
    expect((await branding()).logo).toBe(before)
    expect((await GET(lakeside)).body).toMatchObject({ phone: '+16135550142', contact_name: 'Ana Okafor' })
  })

  test.each([
    ['a letter', [0x25, 0x50, 0x44, 0x46, 0x2d], 5, 400],
    ['a drawing with scripts', [0x3c, 0x73, 0x76, 0x67], 4, 400],
    ['nothing', [], 0, 400],
    ['more than 1 MB', png, 1024 * 1024 + 1, 413],
  ])('refuses %s', async (_, bytes, size, status) => {
    const before = (await branding()).logo
    const answer = await logo(bytes, size)
    expectContract('saveOrganizationLogo', answer)
    expect(answer.status).toBe(status)
    expect((await branding()).logo).toBe(before)
  })
})
