import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import type { SaveState } from './draft-saver.ts'
import styles from '../forms.module.css'

type Props = { state: SaveState; signedOut: boolean; onChoose: () => void }

/** The save status of the draft, announced only when it matters. */
export function SaveStatus({ state, signedOut, onChoose }: Props) {
  const { t } = useText('forms')
  const format = useFormat()
  const texts = t.forms.saving
  const busy = state.kind === 'saving' && !signedOut
  const warn =
    state.kind === 'notSaved' || state.kind === 'conflict' || (state.kind === 'saving' && signedOut)

  const words = (): string => {
    switch (state.kind) {
      case 'saving':
        // With an expired session, the call waits for sign-in.
        return signedOut ? texts.signedOut() : texts.saving()
      case 'saved':
        return texts.saved({ time: format.time(state.at) })
      case 'notSaved':
        if (state.reason === 'offline') return state.onDevice ? texts.offline() : texts.offlineAnywhere()
        return state.onDevice ? texts.notSaved() : texts.notSavedAnywhere()
      case 'conflict':
        return texts.conflict()
      case 'idle':
      case 'completed':
      case 'removed':
        return ''
    }
  }

  return (
    <div className={styles.status} data-warn={warn || undefined} data-no-print>
      <span role="status">
        {/* Hidden while saving: every pause in typing saves, and announcing each would be noise. */}
        <span aria-hidden={busy || undefined}>{words()}</span>
      </span>
      {state.kind === 'conflict' && (
        <Button variant="quiet" size="sm" onClick={onChoose}>
          {texts.choose()}
        </Button>
      )}
    </div>
  )
}
