import { describe, expect, test } from 'vitest'
import { call, maya, poolWithPeople, refusal, tokensOf } from '../testing/pool-client.ts'

async function rotating(grace: number) {
  const world = poolWithPeople()
  const { pool } = world
  pool.settings.refreshRotation = true
  pool.settings.rotationGrace = grace
  const { RefreshToken: first } = await tokensOf(pool, maya.email, maya.password)
  const refresh = async (RefreshToken = '') =>
    (await call(pool, 'GetTokensFromRefreshToken', { RefreshToken })).body
  const next = async (token: string) => (await refresh(token)).AuthenticationResult?.RefreshToken ?? ''
  return { ...world, first, refresh, next }
}

const reused = refusal('RefreshTokenReuseException', 'Refresh token reuse detected')

describe('rotation of refresh tokens', () => {
  test('every refresh answers the next token, and the used one is refused', async () => {
    const { clock, first, next, refresh } = await rotating(0)
    const second = await next(first)
    expect(second.split('.')).toHaveLength(5)
    expect(second).not.toBe(first)
    clock.at += 1
    expect(await refresh(first)).toEqual(reused)
    expect((await next(second)).split('.')).toHaveLength(5)
  })

  test('within its grace a replaced token is good, for tabs that refresh at the same time', async () => {
    const { clock, first, next, refresh } = await rotating(10)
    const tokens = [await next(first)]
    clock.at += 10_000
    tokens.push(await next(first))
    expect(new Set(tokens).size).toBe(2)
    clock.at += 1
    expect(await refresh(first)).toEqual(reused)
    for (const token of tokens) expect(await refresh(token)).toHaveProperty('AuthenticationResult')
  })

  test('a replacement ends when the first token would have, and a sign-out ends them all', async () => {
    const { clock, first, next, refresh, pool } = await rotating(60)
    clock.at += 29 * 86_400_000
    const second = await next(first)
    clock.at += 86_400_000
    expect((await refresh(second)).message).toBe('Refresh Token has expired')

    const other = await tokensOf(pool, maya.email, maya.password)
    const replacement = await next(other.RefreshToken)
    await call(pool, 'RevokeToken', { Token: replacement })
    for (const token of [other.RefreshToken, replacement]) {
      expect((await refresh(token)).message).toBe('Refresh Token has been revoked')
    }
  })

  test('switches the older flow off', async () => {
    const { pool, first } = await rotating(0)
    const { body } = await call(pool, 'InitiateAuth', {
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: first },
    })
    expect(body).toEqual(
      refusal('InvalidParameterException', 'REFRESH_TOKEN_AUTH flow not enabled for this client'),
    )
  })

  test('remembers a hundred replaced tokens of a session', async () => {
    const { first, next, refresh } = await rotating(60)
    let token = first
    for (let i = 0; i < 101; i++) token = await next(token)
    expect((await refresh(first)).message).toBe('Invalid Refresh Token')
    expect(await refresh(token)).toHaveProperty('AuthenticationResult')
  })
})
