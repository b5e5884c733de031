import { InvitedToHelp } from '#src/features/care-partners/InvitedToHelp.tsx'
import { RecommendedContent } from '#src/features/library/home/RecommendedContent.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

/** The end of a home, which loads when it comes near the viewport. */
export function HomeReading({ organizationId }: { organizationId: string }) {
  return (
    <Stack gap="lg">
      <RecommendedContent organizationId={organizationId} />
      <InvitedToHelp />
    </Stack>
  )
}
