import type { JourneyDesign } from '#generated/model/index.ts'

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
