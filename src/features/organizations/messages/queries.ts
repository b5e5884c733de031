import {
  getListMessageTemplatesQueryOptions,
  getListMessageTemplatesSuspenseQueryOptions,
} from '#generated/endpoints/message-templates/message-templates.ts'

/** An organization keeps no more messages than fit on one page. */
const ALL = 100

const allOf = (organizationId: string) => ({ organization: organizationId, page_size: ALL })

export const messagesOf = (organizationId: string) =>
  getListMessageTemplatesSuspenseQueryOptions(allOf(organizationId))

/** The same, for a refetch. */
export const messagesNow = (organizationId: string) =>
  getListMessageTemplatesQueryOptions(allOf(organizationId))
