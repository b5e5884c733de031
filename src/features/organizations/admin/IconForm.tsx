import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSaveOrganizationIcon } from '#generated/endpoints/admin-organizations/admin-organizations.ts'
import type { Organization } from '#generated/model/index.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { jpeg, png } from '#src/lib/file-rules.ts'
import { FileField } from '#src/ui/FileField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Text } from '#src/ui/Text.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import styles from '../organizations.module.css'
import { OrganizationIcon } from '../OrganizationIcon.tsx'
import { saveFailure } from '../save-failure.ts'
import { RemoveIcon } from './RemoveIcon.tsx'

const MOST_BYTES = 1024 * 1024

type Props = { organization: Organization; label: string; onClose: () => void }

/** Changes the picture beside the name in menus (DATA-20); it is decoration there, so it needs no words. */
export function IconForm({ organization, label, onClose }: Props) {
  const { t } = useText('organization', 'adminOrganizations')
  const save = useSaveOrganizationIcon()
  const [file, setFile] = useState<File | null>(null)
  const [address, setAddress] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [isDone, setDone] = useState(false)
  const { id, name, icon } = organization
  const texts = t.adminOrganizations.icon
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address])
  const close = () => {
    flushSync(() => setDone(true))
    onClose()
  }
  async function submit() {
    setAsked(true)
    if (!file) return
    try {
      await save.mutateAsync({ id, data: { file } })
      toast({ variant: 'success', message: t.organization.form.saved({ name }) })
      close()
    } catch {
      // the form says why, and keeps what was chosen
    }
  }
  return (
    <FormShell
      aria-label={label}
      submitLabel={t.organization.form.save()}
      onSubmit={submit}
      onCancel={onClose}
      pending={save.isPending}
      submitError={
        (isAsked && !file && texts.choose()) ||
        (save.error && (fieldErrors(save.error)['file'] ?? t.organization.form[saveFailure(save.error)]()))
      }
      unsaved={!isDone && file !== null}
      actions={icon && <RemoveIcon organization={organization} onRemoved={close} />}
    >
      <FileField
        label={texts.file()}
        description={texts.fileHelp()}
        value={file}
        onChange={(chosen) => {
          save.reset()
          setFile(chosen)
          setAddress(chosen && URL.createObjectURL(chosen))
        }}
        kinds={[png, jpeg]}
        mostBytes={MOST_BYTES}
      />
      <Text as="span" strong>
        <span className={styles.named}>
          <OrganizationIcon organization={{ icon: address ?? icon }} />
          {name}
        </span>
      </Text>
    </FormShell>
  )
}
