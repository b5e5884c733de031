import { useState } from 'react'
import type { EnrolmentColumn } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { announce } from '#src/ui/messages/announcer.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { IconArrowDown, IconArrowUp, IconColumns } from '#src/ui/icons.ts'
import { Modal } from '#src/ui/overlays/Modal.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { choicesOf, type ColumnChoice, moved } from './column-order.ts'
import lines from '#src/ui/layout/lines.module.css'
import styles from '../enrolments.module.css'
import type { ChosenColumns } from './use-chosen-columns.ts'

type Props = { all: readonly EnrolmentColumn[]; columns: ChosenColumns }

/** Chooses and orders the columns; changes apply immediately. */
export function ColumnChooser({ all, columns }: Props) {
  const { t } = useText('enrolments')
  const [opened, setOpened] = useState(false)
  const texts = t.enrolments.columns
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="secondary" size="sm" icon={IconColumns} onClick={() => setOpened(true)}>
        {texts.button()}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={texts.title()}
        scrollable
        actions={
          <>
            <Button onClick={close}>{t.actions.close()}</Button>
            <Button variant="quiet" onClick={columns.reset}>
              {texts.reset()}
            </Button>
          </>
        }
      >
        <Stack gap="md">
          <Text>{texts.help()}</Text>
          <ul role="list">
            {choicesOf(all, columns.shown).map((choice) => (
              <ColumnLine key={choice.key} {...{ choice, columns }} />
            ))}
          </ul>
        </Stack>
      </Modal>
    </>
  )
}

function ColumnLine({ choice, columns }: { choice: ColumnChoice; columns: ChosenColumns }) {
  const { t } = useText('enrolments')
  const texts = t.enrolments.columns
  const { key, label: column, isShown } = choice
  const keys = columns.shown.map((one) => one.key)
  const place = keys.indexOf(key)
  if (key === 'name') {
    return (
      <li className={lines.tool}>
        <Text strong>{column}</Text>
        <Text tone="secondary">{texts.always()}</Text>
      </li>
    )
  }
  // At either end the button only announces the position; disabling it would drop the focus.
  const move = (by: 1 | -1) => {
    const wanted = place + by
    const stays = wanted < 1 || wanted >= keys.length
    if (!stays) columns.choose(moved(keys, key, by))
    announce(texts.moved({ column, place: (stays ? place : wanted) + 1, count: keys.length }))
  }
  return (
    <li className={lines.tool}>
      <CheckboxField
        label={column}
        value={isShown}
        onChange={(show) => columns.choose(show ? [...keys, key] : keys.filter((one) => one !== key))}
      />
      {isShown && (
        <span className={styles.moves}>
          <Button variant="quiet" size="sm" aria-label={texts.up({ column })} onClick={() => move(-1)}>
            <IconArrowUp aria-hidden size="1.125rem" />
          </Button>
          <Button variant="quiet" size="sm" aria-label={texts.down({ column })} onClick={() => move(1)}>
            <IconArrowDown aria-hidden size="1.125rem" />
          </Button>
        </span>
      )}
    </li>
  )
}
