import { useText } from '#src/i18n/use-text.ts'
import { MOST_BYTES, shownFileName } from '#src/lib/file-rules.ts'
import { Button } from '#src/ui/Button.tsx'
import { ChosenFile } from '#src/ui/ChosenFile.tsx'
import { useFileSize } from '#src/ui/use-file-size.ts'
import type { SendingMedia } from './send-media.ts'

type Props = { item: SendingMedia; onRetry: () => void; onDrop: () => void }

/** A media file on its way: how far it is, or why it did not arrive and what to do. */
export function SendingMediaItem({ item, onRetry, onDrop }: Props) {
  const { t } = useText('contents')
  const sizeText = useFileSize()
  const { failure, file, progress } = item
  const name = shownFileName(file.name)
  const texts = t.contents.upload
  const said = (): string => {
    switch (failure?.kind) {
      case undefined:
        if (progress === 0) return texts.waiting()
        return progress < 1 ? texts.progress({ percent: Math.floor(progress * 100) }) : texts.finishing()
      case 'offline':
        return texts.offline()
      case 'failed':
        return texts.failed()
      case 'tooBig':
        return texts.tooBig({ max: sizeText(MOST_BYTES) })
      case 'refused':
        return failure.text || texts.failed()
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
        <Button variant="secondary" size="sm" aria-label={texts.retryOf({ name })} onClick={onRetry}>
          {texts.retry()}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        aria-label={failure ? texts.removeOf({ name }) : texts.cancelOf({ name })}
        onClick={onDrop}
      >
        {failure ? texts.remove() : texts.cancel()}
      </Button>
    </ChosenFile>
  )
}
