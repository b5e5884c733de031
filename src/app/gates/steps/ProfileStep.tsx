import { useQueryClient } from '@tanstack/react-query'
import { invalidateGetCurrentUser } from '#generated/endpoints/users/users.ts'
import { CreateProfileWizard } from '#src/features/profiles/create/CreateProfileWizard.tsx'
import { Titled } from '../../frame/Titled.tsx'
import { SimpleFrame } from '../SimpleFrame.tsx'

/** The profile wizard, in place of the page. A first profile may become the current one, so the user is refetched. */
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
