import {
  getListProcessDefinitionsQueryOptions,
  getListProcessDefinitionsSuspenseQueryOptions,
} from '#generated/endpoints/process-definitions/process-definitions.ts'

/** More journeys than one page of the contract holds are not offered by one organization. */
const all = (organization: string) => ({ organization, page_size: 100 })

/** The journeys that people can be invited to. */
export const journeysOf = (organization: string) =>
  getListProcessDefinitionsSuspenseQueryOptions(all(organization))

/** The same for a filter, which does without. */
export const journeysToFilter = (organization: string) =>
  getListProcessDefinitionsQueryOptions(all(organization))
