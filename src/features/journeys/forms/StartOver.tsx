import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = { pending: boolean; onConfirm: () => Promise<void> }

/** Discards all answers, after confirmation. */
export function StartOver({ pending, onConfirm }: Props) {
  const { t } = useText('forms')
  const [asking, setAsking] = useState(false)
  const texts = t.forms.startOver
  const close = () => setAsking(false)
  return (
    <>
      <Button variant="secondary" width="phone" onClick={() => setAsking(true)}>
        {t.forms.intro.startOver()}
      </Button>
      <Modal
        opened={asking}
        onClose={close}
        title={texts.title()}
        actions={
          <>
            <Button onClick={close}>{texts.keep()}</Button>
            <Button variant="danger" pending={pending} onClick={() => void onConfirm().then(close)}>
              {texts.confirm()}
            </Button>
          </>
        }
      >
        <Text>{texts.body()}</Text>
      </Modal>
    </>
  )
}
