import { useQueryClient } from '@tanstack/react-query'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'
import { CreateProfileWizard } from '#src/features/profiles/CreateProfileWizard.tsx'
import { Titled } from '../Titled.tsx'
import { SimpleFrame } from './SimpleFrame.tsx'

/** The wizard in the place of the page. The first profile may become the person's current one: the user is stale. */
export function ProfileStep() {
  const queryClient = useQueryClient()
  return (
    <SimpleFrame name="profile">
      <Titled title={(t) => t.gates.profile.documentTitle()}>
        <CreateProfileWizard onCreated={() => void invalidateGetCurrentUser(queryClient)} />
      </Titled>
    </SimpleFrame>
  )
}
