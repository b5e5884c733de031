import type { FormAlert, FormData } from '#generated/model/index.ts'

/** What filling in a form for a try would have stored, and the alerts that it would have raised. */
export type TrialResult = { answers: FormData; alerts: readonly FormAlert[] }
