import type { Operations } from '../contract.ts'
import { consentDecisions } from './consent-decisions.ts'
import { invitationAnswers } from './invitation-answers.ts'
import { invitations } from './invitations.ts'
import { organizations } from './organizations.ts'
import { patients } from './patients.ts'
import { processDefinitions } from './process-definitions.ts'
import { processInstances } from './process-instances.ts'
import { submissions } from './submissions.ts'
import { tasks } from './tasks.ts'
import { userPreferences } from './user-preferences.ts'
import { users } from './users.ts'

/** What the server does, per operation. One that is missing here is answered by the generated mock. */
export const operations: Partial<Operations> = {
  ...consentDecisions,
  ...invitationAnswers,
  ...invitations,
  ...organizations,
  ...patients,
  ...processDefinitions,
  ...processInstances,
  ...submissions,
  ...tasks,
  ...userPreferences,
  ...users,
}
