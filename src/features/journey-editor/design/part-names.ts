import type { JourneyDesign, JourneyDesignStep } from '#generated/model/index.ts'

const partNames = [
  'name',
  'description',
  'audience',
  'banner',
  'languages',
  'next_task_modal',
  'estimated_weeks',
  'is_monitored',
  'response_hours',
  'monitoring_note',
  'care_team',
  'recommendation',
  'start_form',
  'table_columns',
  'first',
  'steps',
  'what_ifs',
] as const satisfies readonly (keyof JourneyDesign)[]

/**
 * Maps a contract name to a part of a journey; undefined if unknown. Translated texts are open-ended and not
 * listed.
 */
export const partNamed = (name: string): keyof JourneyDesign | undefined =>
  partNames.find((one) => one === name)

const stepPartNames = [
  'activity_id',
  'kind',
  'audience',
  'repeatable',
  'name',
  'description',
  'estimated_minutes',
  'priority',
  'due_in_days',
  'form',
  'content',
  'prefill',
  'repeat',
  'variables',
  'score',
  'needs',
  'next',
] as const satisfies readonly (keyof JourneyDesignStep)[]

/** Maps a contract name to a part of a step; undefined if unknown. */
export const stepPartNamed = (name: string | undefined): keyof JourneyDesignStep | undefined =>
  stepPartNames.find((one) => one === name)
