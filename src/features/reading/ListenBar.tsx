import { useEffect, useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlayerPause, IconPlayerStop, IconVolume } from '#src/ui/icons.ts'
import { Text } from '#src/ui/basics.tsx'
import { createListening, type Listening } from './listening.ts'
import styles from './listen.module.css'

const main = () => document.getElementById('main')

/** Reads the page aloud. Give it a key for each page, so that leaving a page ends its reading. */
export function ListenBar() {
  const { t } = useText('settings')
  const texts = t.settings.reading.bar
  const [state, setState] = useState<Listening>('idle')
  const [listening] = useState(() => createListening(main, setState))
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => listening.stop, [listening])
  const isReading = state === 'reading'
  const Icon = isReading ? IconPlayerPause : IconVolume

  function press() {
    if (isReading) listening.pause()
    else if (state === 'paused') listening.resume()
    else listening.start().catch(() => undefined)
  }

  return (
    <section aria-label={texts.label()} className={styles.bar} data-no-print>
      <Button ref={first} variant="quiet" size="sm" icon={Icon} onClick={press}>
        {isReading ? texts.pause() : state === 'paused' ? texts.resume() : texts.start()}
      </Button>
      {(isReading || state === 'paused') && (
        <Button
          variant="quiet"
          size="sm"
          icon={IconPlayerStop}
          onClick={() => {
            listening.stop()
            first.current?.focus()
          }}
        >
          {texts.stop()}
        </Button>
      )}
      <div role="status">
        {state === 'no-voice' && <Text size="sm">{texts.noVoice()}</Text>}
        {state === 'nothing' && <Text size="sm">{texts.nothing()}</Text>}
      </div>
    </section>
  )
}
