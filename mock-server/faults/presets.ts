import type { Fault } from './fault.ts'

/** A named list of common faults. */
export type FaultPreset = {
  /** Its effect, in one sentence. */
  readonly does: string
  /** @param percent how many calls of a hundred fail; only chaos reads it */
  readonly faults: (percent: number) => readonly Fault[]
}

export const presetNames = ['offline', 'slow', 'unstable', 'maintenance', 'chaos'] as const

export type PresetName = (typeof presetNames)[number]

/** The default percentage of failing calls for chaos. */
export const usualPercent = 20

/** Sign-in is behind the same server: what ends the API ends it too. */
const signIn = { path: '/cognito-idp/*' }

const closed = { kind: 'status', status: 503, headers: { 'retry-after': '120' } } as const

export const presets: Readonly<Record<PresetName, FaultPreset>> = {
  offline: {
    does: 'Every call of the API and every sign-in breaks without an answer, and nothing is done.',
    faults: () => [{ kind: 'drop' }, { kind: 'drop', match: signIn }],
  },
  slow: {
    does: 'Every call of the API and every sign-in is answered after 2 to 4 seconds.',
    faults: () => [
      { kind: 'delay', ms: 2000, mostMs: 4000 },
      { kind: 'delay', ms: 2000, mostMs: 4000, match: signIn },
    ],
  },
  unstable: {
    does: 'Of the calls of the API one in ten breaks, one in ten is a 503, and three in ten take 1 to 4 seconds.',
    faults: () => [
      { kind: 'delay', ms: 1000, mostMs: 4000, share: 30 },
      { kind: 'drop', share: 10 },
      { kind: 'status', status: 503, share: 10 },
    ],
  },
  maintenance: {
    does: 'The API and sign-in answer 503 with the page of a gateway and Retry-After: 120.',
    faults: () => [closed, { ...closed, match: signIn }],
  },
  chaos: {
    does: `A share of the calls of the API (percent, else ${usualPercent}) fails: 500, 503, 429 or a broken connection.`,
    faults: (percent) => [{ kind: 'chaos', percent }],
  },
}
