import { type ReactNode, useSyncExternalStore } from 'react'
import { useReanalyzeDocument, useReviewDocument } from '#generated/endpoints/documents/documents.ts'
import type { Document } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { paths } from '#src/routes/paths.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button, ButtonLink } from '#src/ui/actions/Button.tsx'
import { Group, Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { Spinner } from '#src/ui/messages/Spinner.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import { sendingDocuments } from '../upload/uploads-store.ts'

type Props = {
  document: Document
  /** Polling stopped after ten minutes. */
  gaveUp: boolean
  onCheck: () => void
}

/** The analysis status and the available actions (DOC-04, ERR-64). */
export function DocumentState({ document, gaveUp, onCheck }: Props) {
  switch (document.status) {
    case 'uploading':
      return <Uploading document={document} />
    case 'analyzing':
      return <Analyzing gaveUp={gaveUp} onCheck={onCheck} />
    case 'analyzed':
      return <Analyzed document={document} />
    case 'reviewed':
      return <Reviewed document={document} />
    case 'failed':
      return <Failed document={document} />
  }
}

function Panel({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <TitledCard id="state" title={title} size={3} gap="sm" look="accent">
      {children}
    </TitledCard>
  )
}

type OfDocument = Pick<Props, 'document'>

function Uploading({ document: { name, patient } }: OfDocument) {
  const { t } = useText('documents')
  const sending = useSyncExternalStore(sendingDocuments.subscribe, sendingDocuments.get)
  const texts = t.documents.state.uploading
  const isHere = sending.some((one) => one.name === name && one.patientId === patient)
  return (
    <Panel title={texts.title()}>
      <Text>{isHere ? texts.here() : texts.elsewhere()}</Text>
      {!isHere && (
        <Group>
          <ButtonLink to={paths.patient.healthStory.newDocument({ patientId: patient })}>
            {texts.again()}
          </ButtonLink>
        </Group>
      )}
    </Panel>
  )
}

function Analyzing({ gaveUp, onCheck }: Omit<Props, 'document'>) {
  const { t } = useText('documents')
  const texts = t.documents.state.analyzing
  return (
    <Panel title={texts.title()}>
      <div role="status">
        {gaveUp ? (
          <Text>{texts.later()}</Text>
        ) : (
          <Group gap="sm">
            <Spinner size="sm" />
            <Text>{texts.body()}</Text>
          </Group>
        )}
      </div>
      {gaveUp && (
        <Group>
          <Button variant="secondary" onClick={onCheck}>
            {texts.check()}
          </Button>
        </Group>
      )}
    </Panel>
  )
}

function Analyzed({ document: { id, patient, suggestions_count: count } }: OfDocument) {
  const { t } = useText('documents')
  const texts = t.documents.state.analyzed
  if (count === 0) {
    return (
      <Panel title={texts.none()}>
        <Text>{texts.noneBody()}</Text>
        <Group>
          <ButtonLink
            variant="secondary"
            to={paths.patient.healthStory.documentResults({ patientId: patient, documentId: id })}
          >
            {texts.goOn()}
          </ButtonLink>
        </Group>
      </Panel>
    )
  }
  return (
    <Panel title={texts.found({ count })}>
      <Text>{texts.body()}</Text>
      <Group>
        <ButtonLink to={paths.patient.healthStory.documentResults({ patientId: patient, documentId: id })}>
          {texts.review()}
        </ButtonLink>
      </Group>
    </Panel>
  )
}

function Reviewed({ document: { id, patient } }: OfDocument) {
  const { t } = useText('documents')
  const texts = t.documents.state.reviewed
  return (
    <Panel title={texts.title()}>
      <Group>
        <ButtonLink
          variant="secondary"
          to={paths.patient.healthStory.documentResults({ patientId: patient, documentId: id })}
        >
          {texts.see()}
        </ButtonLink>
      </Group>
    </Panel>
  )
}

function Failed({ document: { id, failure_reason: reason } }: OfDocument) {
  const { t } = useText('documents', 'errors')
  const again = useReanalyzeDocument()
  const keep = useReviewDocument({
    mutation: {
      onSuccess: () => void toast({ variant: 'success', message: t.documents.state.failed.kept() }),
    },
  })
  const texts = t.documents.state.failed
  const isVirus = reason === 'virus'
  return (
    <Panel title={t.errors.catalogue.analysisFailed()}>
      <Text>{texts[reason ?? 'unknown']()}</Text>
      {!isVirus && (
        <Group gap="sm">
          <Button pending={again.isPending} onClick={() => again.mutate({ id })}>
            {texts.retry()}
          </Button>
          <Button
            variant="secondary"
            pending={keep.isPending}
            onClick={() => keep.mutate({ id, data: { accepted: [], ignored: [] } })}
          >
            {texts.keep()}
          </Button>
        </Group>
      )}
      {(again.isError || keep.isError) && (
        <Alert kind="error">{t.errors.catalogue.somethingWrongTryAgain()}</Alert>
      )}
    </Panel>
  )
}
