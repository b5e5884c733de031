import type { MedicationForm, MedicationRoute } from '#generated/model/index.ts'

/**
 * A product as it is written down in the seeds: its name in English and in French, what it looks like, how it is
 * taken, and its strengths, each of which is a separate product. A brand also lists its ingredients.
 */
export type ProductLine = readonly [
  english: string,
  french: string,
  form: MedicationForm,
  route: MedicationRoute | null,
  strengths: readonly string[],
  ingredient?: readonly [english: string, french: string],
]
