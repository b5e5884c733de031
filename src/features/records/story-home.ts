import { paths } from '#src/routes/paths.ts'

/** The first page of a profile's Health Story (ROUTE-22, D-62): the summary. */
export const storyHome = (patientId: string): string => paths.patient.healthStory.summary({ patientId })
