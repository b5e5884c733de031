import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { createPortal } from '#mock-server/static.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { app, GET, PATCH, POST, PUT, seeded } from './support/app.ts'

const as = null

beforeEach(() => void app.worlds.reset('default'))

describe('sign-in in one step', () => {
  const signIn = (email: string) => POST('/__mock__/sign-in', { email }, { as })

  test('gives tokens that the API takes, in this world and no other', async () => {
    const { status, body } = await signIn(people.maya.email)
    expect(status).toBe(200)
    const { access_token: bearer, id_token: id, refresh_token: refresh, username } = Object(body)
    expect([id.split('.').length, refresh.split('.').length]).toEqual([3, 5])
    const current = await GET('/v1/users/current/', { as: { bearer } })
    expect(current.body).toMatchObject({ email: people.maya.email })
    expect(username).toBe(app.worlds.get('default').pool.users.find(people.maya.email)?.username)
    expect((await GET('/v1/users/current/', { as: { bearer }, world: 'other' })).status).toBe(401)
  })

  test('passes over the second factor, and takes people from Google in', async () => {
    for (const { email } of [people.tessa, people.felix]) {
      const { access_token: bearer } = Object((await signIn(email)).body)
      expect((await GET('/v1/users/current/', { as: { bearer } })).status).toBe(200)
    }
  })

  test('but no one whom the pool would reject: unconfirmed, disabled, unknown', async () => {
    expect((await signIn(people.uma.email)).status).toBe(409)
    await PUT('/__mock__/identity/people', { email: people.maya.email, enabled: false }, { as })
    expect((await signIn(people.maya.email)).status).toBe(409)
    expect((await signIn('nobody@portage.test')).status).toBe(404)
    expect((await POST('/__mock__/sign-in', {}, { as })).status).toBe(400)
  })
})

describe('worlds', () => {
  test('are listed with their address, the last used first', async () => {
    await GET('/v1/tasks/', { world: 'w1' })
    await GET('/v1/tasks/', { world: 'w1' })
    const { body } = await GET('/__mock__/worlds', { as })
    const { current, worlds } = Object(body)
    expect(current).toBe('default')
    const found = new Map(worlds.map((world: { name: string }) => [world.name, world]))
    expect(found.get('default')).toMatchObject({ address: 'http://localhost:4010/', requests: 0 })
    expect(found.get('w1')).toMatchObject({ address: 'http://w1.localhost:4010/', requests: 2, faults: 0 })
    expect(worlds[0].name).toBe('default')
    expect(Date.parse(worlds[0].last_used_at)).toBeGreaterThanOrEqual(Date.parse(worlds[0].made_at))
  })

  test('one can be reset from another, without affecting others', async () => {
    const patient = `/v1/patients/${seeded.patient('maya')}/`
    const name = async (world: string) => Object((await GET(patient, { world })).body).first_name
    for (const world of ['w1', 'w2']) await PATCH(patient, { first_name: 'X' }, { world })
    expect((await POST('/__mock__/worlds/w1/reset', undefined, { as })).body).toEqual({ world: 'w1' })
    expect([await name('w1'), await name('w2')]).toEqual(['Maya', 'X'])
    expect((await POST('/__mock__/worlds/nowhere/reset', undefined, { as })).status).toBe(404)
  })
})

describe('the page', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'control-'))
  mkdirSync(path.join(folder, 'assets'))
  writeFileSync(path.join(folder, 'control.html'), '<!doctype html><script nonce="__CSP_NONCE__"></script>')
  writeFileSync(path.join(folder, 'assets/control-abc.js'), 'void 0')
  afterAll(() => rmSync(folder, { recursive: true }))
  const built = createApp({
    controlPage: createPortal(folder, { page: '/control.html', base: '/__mock__' }),
  })
  const get = (address: string, host = 'localhost:4010') =>
    built.fetch(new Request(`http://${host}${address}`, { headers: { accept: 'text/html' } }))

  test('is at /__mock__/ with the headers of a page; the JSON stays where it was', async () => {
    const page = await get('/__mock__/?part=mailbox')
    const nonce = /nonce="([^"]+)"/.exec(await page.text())?.[1]
    expect(page.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`)
    expect(page.headers.get('cache-control')).toBe('no-store')
    const script = await get('/__mock__/assets/control-abc.js')
    expect([script.status, script.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect(Object(await (await get('/__mock__/people')).json()).people.length).toBeGreaterThan(5)
    expect(Object(await (await get('/__mock__/people')).json()).people[0]).toMatchObject({
      note: 'patient in two organizations, two active journeys and a finished one',
      note_in_french: 'patiente de deux organisations, avec deux parcours actifs et un terminé',
    })
    const short = await get('/__mock__')
    expect([short.status, short.headers.get('location')]).toEqual([302, '/__mock__/'])
  })

  test('only for this machine, and only its own files', async () => {
    expect((await get('/__mock__/', 'evil.example')).status).toBe(403)
    expect((await get('/__mock__/assets/nothing.js')).status).toBe(404)
    expect((await get('/__mock__/nothing')).status).toBe(404)
    expect((await GET('/__mock__/', { as })).status).toBe(404)
  })
})
