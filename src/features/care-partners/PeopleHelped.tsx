import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  getListCarePartnershipsSuspenseQueryOptions,
  useAcceptCarePartnership,
} from '#generated/endpoints/care-partnerships/care-partnerships.ts'
import type { CarePartnership } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useCurrentUser } from '#src/session/user/current-user.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { Row, Rows, RowWords } from '#src/ui/layout/Rows.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { EndButton } from './EndButton.tsx'
import { PartnershipFacts } from './PartnershipFacts.tsx'

type Props = {
  /** The button that makes the profile the active one, passed in because it belongs to another feature. */
  actFor: (patient: CarePartnership['patient']) => ReactNode
}

/** Whom the person helps, and who invited them to. */
export function PeopleHelped({ actFor }: Props) {
  const { t } = useText('partners')
  const { email = '' } = useCurrentUser()
  const { data } = useSuspenseQuery(
    getListCarePartnershipsSuspenseQueryOptions(
      { page_size: 100 },
      // others invite and end
      { query: { staleTime: 0 } },
    ),
  )
  const texts = t.partners
  if (data.results.length === 0) return <Text>{texts.helpedNone({ email })}</Text>
  return (
    <Rows aria-label={texts.helped()}>
      {data.results.map((partnership) => {
        const { id, patient, status } = partnership
        const name = patient.display_name
        return (
          <Row key={id}>
            <RowWords>
              <Text strong>{status === 'invited' ? texts.invites({ name }) : name}</Text>
              <PartnershipFacts partnership={partnership} />
            </RowWords>
            <Group gap="sm">
              {status === 'invited' ? <AcceptButton {...{ id, name }} /> : actFor(patient)}
              <EndButton {...{ id, name }} how={status === 'invited' ? 'decline' : 'stop'} />
            </Group>
          </Row>
        )
      })}
    </Rows>
  )
}

function AcceptButton({ id, name }: { id: string; name: string }) {
  const { t } = useText('partners')
  const { mutate, isPending, error } = useAcceptCarePartnership()
  const texts = t.partners
  const accept = () =>
    mutate({ id }, { onSuccess: () => toast({ variant: 'success', message: texts.accepted({ name }) }) })
  const isGone = error instanceof ApiError && (error.status === 409 || error.notFound)
  return (
    <>
      {error && <Alert kind="error">{isGone ? texts.gone() : texts.acceptFailed()}</Alert>}
      <Button size="sm" aria-label={texts.acceptFor({ name })} pending={isPending} onClick={accept}>
        {texts.accept()}
      </Button>
    </>
  )
}
