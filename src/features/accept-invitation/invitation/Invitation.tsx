import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  getGetInvitationBrandingQueryOptions,
  getReviewInvitationQueryOptions,
} from '#generated/endpoints/invitations/invitations.ts'
import type { InvitationReview } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { pictureAddress } from '#src/lib/validation/picture-address.ts'
import { Stack } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { ErrorPanel } from '#src/ui/messages/ErrorPanel.tsx'
import { PageHeading } from '#src/ui/text/PageHeading.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Theme } from '#src/ui/theme/Theme.tsx'
import type { Holder } from './invitation-state.ts'
import { UnknownInvitation } from './UnknownInvitation.tsx'
import { useInvitedLanguage } from '../branding/use-invited-language.ts'
import styles from '../invitations.module.css'
import { OrganizationLogo } from '../branding/OrganizationLogo.tsx'

type Props = {
  token: string
  holder: Holder
  children: (review: InvitationReview) => ReactNode
}

/** Fetches an invitation and renders it (CALL-29, ROUTE-03). */
export function Invitation({ token, holder, children }: Props) {
  const { data: review, error, refetch, isFetching } = useQuery(getReviewInvitationQueryOptions(token))
  // Prefetched in parallel, though rendered later.
  useQuery(getGetInvitationBrandingQueryOptions(token))
  const isSettled = useInvitedLanguage(review)
  if (error instanceof ApiError && error.notFound) return <UnknownInvitation holder={holder} />
  if (!review || !isSettled) {
    return error ? (
      <FailedInvitation error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton cards={1} lines={5} />
    )
  }
  return (
    <InvitationPaper token={token} organization={review.organization}>
      {children(review)}
    </InvitationPaper>
  )
}

type FailedInvitationProps = { error: unknown; onRetry: () => void; retrying: boolean }

/** The invitation is there, but did not come: trying again is the only way on. */
function FailedInvitation({ error, onRetry, retrying }: FailedInvitationProps) {
  const { t } = useText('invitations')
  return (
    <Card className={styles.paper}>
      <Stack gap="lg">
        <PageHeading>{t.invitations.documentTitle()}</PageHeading>
        <ErrorPanel
          title={t.invitations.failed.title()}
          error={error}
          onRetry={onRetry}
          retrying={retrying}
        />
      </Stack>
    </Card>
  )
}

type InvitationPaperProps = {
  token: string
  organization: InvitationReview['organization']
  children: ReactNode
}

/** An invitation in the colours of who sent it; how they look is an addition, never worth a wait or an error. */
function InvitationPaper({ token, organization, children }: InvitationPaperProps) {
  const { data: branding, isPending } = useQuery(getGetInvitationBrandingQueryOptions(token)) // CALL-31
  const logo = pictureAddress(branding?.logo)
  return (
    <Card className={styles.paper}>
      <Theme of={organization.name} colours={branding?.theme} />
      <Stack gap="lg">
        {isPending && <div className={styles.place} />}
        {logo && <OrganizationLogo src={logo} name={branding?.logo_alt ?? organization.name} />}
        {children}
      </Stack>
    </Card>
  )
}
