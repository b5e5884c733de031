import { paths } from '#src/routes/paths.ts'

/** Where the Health Story of a profile begins (ROUTE-22, D-62): the summary. */
export const storyHome = (patientId: string): string => paths.patient.healthStory.summary({ patientId })
