import { organizationSeeds } from '#mock-server/store/seeds/organizations.ts'
import { paths } from '#src/routes/paths.ts'

/** The organizations of the seeds. */
export const { lakeside, fleuve, northern, sunnyside } = organizationSeeds

/** Where things are for a patient of an organization. */
export const homeOf = (organization: { id: string }) =>
  paths.patient.organization({ organizationId: organization.id })
export const journeysOf = (organization: { id: string }) =>
  paths.patient.journeys({ organizationId: organization.id })

export const careTeamHomeOf = (organization: { id: string }) =>
  paths.provider.organization({ organizationId: organization.id })

export { paths }
