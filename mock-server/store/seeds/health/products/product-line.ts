import type { MedicationForm, MedicationRoute } from '#generated/model/index.ts'

/**
 * A product as it is written down in the seeds: its name in English and in French, what it looks like, how it is
 * taken, and its strengths, each of which is a product of its own. A brand also says what is in it.
 */
export type ProductLine = readonly [
  english: string,
  french: string,
  form: MedicationForm,
  route: MedicationRoute | null,
  strengths: readonly string[],
  ingredient?: readonly [english: string, french: string],
]
