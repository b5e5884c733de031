import { describe, expect, test } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { GET, PATCH, POST, seeded } from './support/app.ts'
import { call, tokenFor } from './support/client.ts'

const patient = `/v1/patients/${seeded.patient('maya')}/`

describe('worlds', () => {
  test('are picked by host name and never meet', async () => {
    await PATCH(patient, { first_name: 'One' }, { world: 'w1' })
    await PATCH(patient, { first_name: 'Two' }, { world: 'w2' })
    expect(Object((await GET(patient, { world: 'w1' })).body).first_name).toBe('One')
    expect(Object((await GET(patient, { world: 'w2' })).body).first_name).toBe('Two')
    expect(Object((await GET(patient)).body).first_name).toBe('Maya')
  })

  test('can be named by a header', async () => {
    const app = createApp()
    const bearer = await tokenFor(app, 'named', 'maya')
    const headers = { 'x-mock-world': 'named' }
    expect((await call(app, 'GET', '/v1/users/current/', { as: { bearer }, headers })).status).toBe(200)
    expect((await call(app, 'GET', '/v1/users/current/', { as: { bearer } })).status).toBe(401)
  })

  test.each(['127.0.0.1', '[::1]', 'localhost'])('%s is the main world', async (host) => {
    const app = createApp()
    const authorization = `Bearer ${await tokenFor(app, 'default', 'maya')}`
    const request = new Request(`http://${host}:4010/v1/users/current/`, { headers: { authorization } })
    expect((await app.fetch(request)).status).toBe(200)
  })

  test('addresses within answers stand on the world’s own origin', async () => {
    const { body } = await GET('/v1/process-instances/?page_size=1', { world: 'w3' })
    expect(Object(body).next).toMatch(/^http:\/\/w3\.localhost:4010\//)
    expect(Object(body).results[0].banner_image).toMatch(/^http:\/\/w3\.localhost:4010\/media\//)
  })

  test('begin alike: the same ids, and the same ids for what is new', async () => {
    const body = { first_name: 'A', last_name: 'B', is_self: false }
    const [a, b] = [
      await POST('/v1/patients/', body, { world: 'w4' }),
      await POST('/v1/patients/', body, { world: 'w5' }),
    ]
    expect(a.text).toBe(b.text)
  })

  test('a token of one world is nothing in another', async () => {
    const app = createApp()
    const bearer = await tokenFor(app, 'w1', 'maya')
    expect((await call(app, 'GET', '/v1/users/current/', { world: 'w2', as: { bearer } })).status).toBe(401)
  })

  test('are few: the one idle longest goes, the main one stays', () => {
    const { worlds } = createApp()
    const main = worlds.get('default')
    const first = worlds.get('first')
    const second = worlds.get('second')
    worlds.get('first')
    for (let index = 0; index < 61; index += 1) worlds.get(`other${index}`)
    expect(worlds.get('first')).toBe(first)
    worlds.get('one-more')
    expect(worlds.get('default')).toBe(main)
    expect(worlds.get('second')).not.toBe(second)
  })

  test('are cheap', () => {
    const { worlds } = createApp()
    worlds.get('warm')
    // Time of the processor, not of the clock: what else the machine does must not decide.
    const start = process.cpuUsage()
    for (let index = 0; index < 20; index += 1) worlds.get(`cheap${index}`)
    const { user, system } = process.cpuUsage(start)
    // About 1 ms each; the limit is 5.
    expect((user + system) / 1000 / 20).toBeLessThan(5)
  })
})
