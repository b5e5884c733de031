import type { FormAlert, FormData, LocalizedText } from '#generated/model/index.ts'

type Score = {
  key: string
  label: LocalizedText
  total: number | undefined
  band: LocalizedText | undefined
}

/** The answers a trial run would store, the alerts it would trigger, and its scores. */
export type TrialResult = {
  answers: FormData
  alerts: readonly FormAlert[]
  scores: readonly Score[]
}
