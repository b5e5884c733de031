import { paths } from '#src/routes/paths.ts'
import type { Where } from './list-rules.ts'

/** The invite page with this journey preselected. */
export const invitePath = ({ organizationId, journeyId }: Where): string =>
  paths.provider.newInvite({ organizationId }, { journey: journeyId })
