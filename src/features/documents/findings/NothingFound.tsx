import { useReviewDocument } from '#generated/endpoints/documents/documents.ts'
import type { Document } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { EmptyState } from '#src/ui/messages/EmptyState.tsx'
import { Group } from '#src/ui/layout/Group.tsx'
import { IconFileText } from '#src/ui/icons.ts'

export function NothingFound({ document: { id, patient: patientId, status } }: { document: Document }) {
  const { t } = useText('documents', 'errors')
  const review = useReviewDocument()
  const texts = t.documents.results
  const { newCondition, newMedication } = paths.patient.healthStory
  return (
    <EmptyState
      title={texts.none()}
      icon={<IconFileText aria-hidden size="1.75rem" />}
      action={
        <Group gap="sm" justify="center">
          {status === 'analyzed' && (
            <Button
              pending={review.isPending}
              onClick={() => review.mutate({ id, data: { accepted: [], ignored: [] } })}
            >
              {texts.finish()}
            </Button>
          )}
          <ButtonLink variant="secondary" to={newMedication({ patientId })}>
            {texts.addMedication()}
          </ButtonLink>
          <ButtonLink variant="secondary" to={newCondition({ patientId })}>
            {texts.addCondition()}
          </ButtonLink>
          {review.isError && <Alert kind="error">{t.errors.catalogue.saveFailed()}</Alert>}
        </Group>
      }
    >
      {texts.noneBody()}
    </EmptyState>
  )
}
