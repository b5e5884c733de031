import { paths } from '#src/routes/paths.ts'
import type { Where } from './list-rules.ts'

/** Where people are invited, with this journey chosen already. */
export const invitePath = ({ organizationId, journeyId }: Where): string =>
  paths.provider.newInvite({ organizationId }, { journey: journeyId })
