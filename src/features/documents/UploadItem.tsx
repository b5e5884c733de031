import { useText } from '#src/i18n/use-text.ts'
import { MOST_BYTES, shownFileName } from '#src/lib/file-rules.ts'
import { paths } from '#src/routes/paths.ts'
import { Button } from '#src/ui/Button.tsx'
import { ButtonLink } from '#src/ui/ButtonLink.tsx'
import { ChosenFile } from '#src/ui/ChosenFile.tsx'
import { useFileSize } from '#src/ui/use-file-size.ts'
import { dropUpload, forgetSent, retryUpload } from './document-uploads.ts'
import type { SendingDocument, SentDocument } from './uploads-store.ts'

/** A document on its way: how far it is, or why it did not arrive and what to do (ERR-63). */
export function SendingItem({ item }: { item: SendingDocument }) {
  const { t } = useText('documents', 'validation', 'errors', 'kit')
  const sizeText = useFileSize()
  const { failure, file, id, progress } = item
  const name = shownFileName(item.name)
  const texts = t.documents.sending
  const said = (): string => {
    switch (failure?.kind) {
      case undefined:
        if (progress === 0) return texts.waiting()
        return progress < 1 ? texts.progress({ percent: Math.floor(progress * 100) }) : texts.finishing()
      case 'offline':
        return texts.offline()
      case 'failed':
        return t.errors.catalogue.uploadFailed()
      case 'tooBig':
        return t.validation.fileTooBig({ max: sizeText(MOST_BYTES) })
      case 'refused':
        return failure.text || t.errors.catalogue.uploadFailed()
    }
  }
  const canRetry = failure?.kind === 'offline' || failure?.kind === 'failed'
  return (
    <ChosenFile name={name} size={sizeText(file.size)} onRemove={undefined} failed={failure !== undefined}>
      {!failure && (
        <progress aria-label={texts.label({ name })} value={progress} max={1}>
          {Math.floor(progress * 100)}
        </progress>
      )}
      <span role={failure ? 'alert' : undefined}>{said()}</span>
      {canRetry && (
        <Button
          variant="secondary"
          size="sm"
          aria-label={texts.retryOf({ name })}
          onClick={() => retryUpload(id)}
        >
          {texts.retry()}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={failure ? texts.removeOf({ name }) : texts.cancelOf({ name })}
        onClick={() => dropUpload(id)}
      >
        {failure ? texts.remove() : texts.cancel()}
      </Button>
    </ChosenFile>
  )
}

/** A document that arrived. */
export function SentItem({ item }: { item: SentDocument }) {
  const { t } = useText('documents')
  const { documentId, id, patientId } = item
  const name = shownFileName(item.name)
  const texts = t.documents.sending
  return (
    <ChosenFile name={name} size="" onRemove={() => forgetSent(id)}>
      <span role="status">{texts.done()}</span>
      <ButtonLink
        variant="secondary"
        size="sm"
        to={paths.patient.healthStory.document({ patientId, documentId })}
        aria-label={texts.openOf({ name })}
        onClick={() => forgetSent(id)}
      >
        {texts.open()}
      </ButtonLink>
    </ChosenFile>
  )
}
