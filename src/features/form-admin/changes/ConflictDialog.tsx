import type { Form, FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import type { Compare } from './change.ts'
import { ChangeList } from './ChangeList.tsx'
import { savedOf } from '../write/use-written-form.ts'

type Props = {
  /** The version on the server; undefined without a conflict. */
  theirs: Form | undefined
  mine: FormDefinition
  compare: Compare
  pending: boolean
  error: string | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  onClose: () => void
}

/** Two people edited the same form: shows both versions and asks which to keep. */
export function ConflictDialog(props: Props) {
  const { theirs, mine, compare, pending, error, onKeepMine, onTakeTheirs, onClose } = props
  const { t, format } = useText('formAdmin', 'kit')
  const texts = t.formAdmin.conflict
  const changes = theirs ? compare(savedOf(theirs), mine) : []
  return (
    <Modal
      opened={theirs !== undefined}
      onClose={onClose}
      closable={!pending}
      staticBackdrop
      title={texts.title()}
      size="lg"
      actions={
        <>
          <Button pending={pending} onClick={onKeepMine}>
            {texts.keepMine()}
          </Button>
          <Button variant="secondary" disabled={pending} onClick={onTakeTheirs}>
            {texts.takeTheirs()}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {theirs && (
          <Text>
            {texts.body({
              name: theirs.updated_by.display_name,
              date: format.dateTime(theirs.updated_at),
            })}
          </Text>
        )}
        {changes.length === 0 ? (
          <Text>{texts.same()}</Text>
        ) : (
          <ChangeList
            changes={changes}
            forms={theirs ? [savedOf(theirs), mine] : []}
            labels={{ before: texts.theirs(), after: texts.mine() }}
          />
        )}
        {error && <Alert kind="error">{error}</Alert>}
      </Stack>
    </Modal>
  )
}
