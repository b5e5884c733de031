import type { ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import type { HealthRecord } from '../record/record.ts'
import { type DrawerKind, DrawerRecord } from './DrawerRecord.tsx'
import { type Done, RecordDrawer } from './RecordDrawer.tsx'
import type { DrawerAddress } from './use-drawer-address.ts'

type FormProps = { patientId: string; label: string; failed: string; onCancel: () => void; self?: string }

type Props<Row extends HealthRecord> = {
  kind: DrawerKind<Row>
  patientId: string
  drawer: DrawerAddress
  /** The title while a record is shown. */
  title: string
  texts: Readonly<Record<'addTitle' | 'editTitle' | 'missing' | 'failed', () => string>>
  add: (form: FormProps, done: Done) => ReactNode
  edit: (record: Row, form: FormProps, done: Done) => ReactNode
}

/** The drawer of a kind: adds (`?add=1`), shows and edits (`?edit={id}`) a record over the list (2.3). */
export function KindDrawer<Row extends HealthRecord>(props: Props<Row>) {
  const { kind, patientId, drawer, title, texts, add, edit } = props
  const { t } = useText('records', 'errors')
  const { createFailed, saveFailed } = t.errors.catalogue
  const form = { patientId, onCancel: drawer.close }
  return (
    <RecordDrawer
      drawer={drawer}
      title={drawer.state.mode === 'edit' ? title : texts.addTitle()}
      missing={texts.missing()}
      failed={texts.failed()}
      add={(done) => add({ ...form, label: texts.addTitle(), failed: createFailed() }, done)}
      edit={(id, done) => (
        <DrawerRecord close={drawer.close} {...{ kind, patientId, id }}>
          {(record) =>
            edit(record, { ...form, self: id, label: texts.editTitle(), failed: saveFailed() }, done)
          }
        </DrawerRecord>
      )}
    />
  )
}
