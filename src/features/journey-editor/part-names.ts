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
  'monitoring_note',
  'care_team',
  'recommendation',
  'start_form',
  'table_columns',
  'first',
  'steps',
] as const satisfies readonly (keyof JourneyDesign)[]

/** A part of a journey by its name in the contract; undefined for what is none. The texts cannot be listed. */
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

/** A part of a step by its name in the contract; undefined for what is none. */
export const stepPartNamed = (name: string | undefined): keyof JourneyDesignStep | undefined =>
  stepPartNames.find((one) => one === name)
