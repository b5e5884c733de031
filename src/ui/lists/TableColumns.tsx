import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '../actions/Button.tsx'
import { CheckboxGroupField } from '../fields/CheckboxGroupField.tsx'
import { IconColumns } from '../icons.ts'
import { Modal } from '../overlays/Modal.tsx'
import type { Column } from './table-column.ts'

type Props<Row> = {
  columns: readonly Column<Row>[]
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** Chooses the columns of a table (UI-36); each change applies immediately. */
export function TableColumns<Row>({ columns, chosen, onChoose }: Props<Row>) {
  const { t } = useText('kit')
  const [opened, setOpened] = useState(false)
  const options = columns
    .filter(({ isName }) => !isName)
    .map(({ id, header }) => ({ value: id, label: header }))
  const close = () => setOpened(false)
  return (
    <>
      <Button variant="secondary" size="sm" icon={IconColumns} onClick={() => setOpened(true)}>
        {t.kit.list.columns()}
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={t.kit.list.columns()}
        scrollable
        actions={<Button onClick={close}>{t.actions.close()}</Button>}
      >
        <CheckboxGroupField
          label={t.kit.list.columnsHelp()}
          value={chosen}
          onChange={onChoose}
          options={options}
        />
      </Modal>
    </>
  )
}
