import { useId, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { buttonClass } from '#src/ui/actions/Button.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { Text } from '#src/ui/basics.tsx'
import styles from '../documents.module.css'
import { photoToPdf } from './photo-to-pdf.ts'

/** Takes a photo with a phone's camera and converts it to a PDF, the format of documents (DOC-01). */
export function CameraButton({ onPhoto }: { onPhoto: (file: File) => void }) {
  const {
    t,
    format: { date },
  } = useText('documents')
  const id = useId()
  const [state, setState] = useState<'ready' | 'working' | 'failed'>('ready')
  const texts = t.documents.upload

  async function take(photo: File | undefined) {
    if (!photo) return
    setState('working')
    try {
      onPhoto(await photoToPdf(photo, texts.photoName({ date: date(new Date().toISOString()) })))
      setState('ready')
    } catch {
      setState('failed')
    }
  }

  return (
    <div className={styles.camera}>
      <label className={buttonClass({ variant: 'secondary', size: 'sm' })}>
        {texts.camera()}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          className={styles.cameraInput}
          aria-describedby={`${id}-help`}
          aria-invalid={state === 'failed' || undefined}
          onChange={(event) => {
            void take(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </label>
      <Text size="sm" tone="secondary" id={`${id}-help`}>
        {texts.cameraHelp()}
      </Text>
      <span role="status">{state === 'working' && texts.cameraWorking()}</span>
      <FieldError id={`${id}-error`} message={state === 'failed' ? texts.cameraFailed() : undefined} />
    </div>
  )
}
