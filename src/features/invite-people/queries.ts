import {
  getListProcessDefinitionsQueryOptions,
  getListProcessDefinitionsSuspenseQueryOptions,
} from '#generated/endpoints/process-definitions/process-definitions.ts'

/** One maximum-size page: an organization offers fewer journeys than that. */
const all = (organization: string) => ({ organization, page_size: 100 })

export const journeysOf = (organization: string) =>
  getListProcessDefinitionsSuspenseQueryOptions(all(organization))

/** The same for a filter, which is optional and does not suspend. */
export const journeysToFilter = (organization: string) =>
  getListProcessDefinitionsQueryOptions(all(organization))
