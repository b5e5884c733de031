import type { FormAlert, FormData } from '#generated/model/index.ts'

/** The answers a trial run would store, and the alerts it would trigger. */
export type TrialResult = { answers: FormData; alerts: readonly FormAlert[] }
