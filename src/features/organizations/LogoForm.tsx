import { useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSuspenseQuery } from '@tanstack/react-query'
import {
  useSaveOrganizationLogo,
  useUpdateOrganization,
} from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { Organization } from '#generated/model/index.ts'
import { fieldErrors } from '#src/api/field-errors.ts'
import { useText } from '#src/i18n/use-text.ts'
import { jpeg, png } from '#src/lib/file-rules.ts'
import { pictureAddress } from '#src/lib/picture-address.ts'
import { FileField } from '#src/ui/FileField.tsx'
import { FormShell } from '#src/ui/FormShell.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { toast } from '#src/ui/toast-queue.ts'
import { useProblemText } from '#src/ui/use-problem-text.ts'
import styles from './organizations.module.css'
import { awaitBrandingOf } from './queries.ts'
import { RemoveLogo } from './RemoveLogo.tsx'
import { saveFailure } from './save-failure.ts'

const MOST_BYTES = 1024 * 1024
const LONGEST_ALT = 150

type Props = { organization: Organization; label: string; onClose: () => void }

/** Changes the logo and what is said of it to whoever does not see it (1.1.1). */
export function LogoForm({ organization, label, onClose }: Props) {
  const { t } = useText('organization', 'validation')
  const id = useId()
  const problemText = useProblemText()
  const { data: branding } = useSuspenseQuery(awaitBrandingOf(organization.id))
  const save = useSaveOrganizationLogo()
  const update = useUpdateOrganization()
  const [before] = useState(branding.logo_alt ?? '')
  const [alt, setAlt] = useState(before)
  const [file, setFile] = useState<File | null>(null)
  /** Where the chosen file is read before it is sent. */
  const [address, setAddress] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const texts = t.organization.logo
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address])
  const shown = address ?? pictureAddress(branding.logo)
  const error = save.error ?? update.error
  const isLong = alt.trim().length > LONGEST_ALT
  const altError = isLong ? problemText({ code: 'maxCharacters', max: LONGEST_ALT }) : undefined
  const close = () => {
    flushSync(() => setDone(true))
    onClose()
  }
  async function submit() {
    if (isLong) return
    try {
      if (file) await save.mutateAsync({ id: organization.id, data: { file } })
      await update.mutateAsync({ id: organization.id, data: { logo_alt: alt.trim() || null } })
      toast({
        variant: 'success',
        message: t.organization.form.saved({ name: organization.name }),
      })
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
      problems={altError ? [{ fieldId: `${id}alt`, message: altError }] : []}
      pending={save.isPending || update.isPending}
      submitError={error && (fieldErrors(error)['file'] ?? t.organization.form[saveFailure(error)]())}
      unsaved={!isDone && (file !== null || alt !== before)}
      actions={branding.logo && <RemoveLogo organization={organization} onRemoved={close} />}
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
      {shown && (
        <Stack gap="xs">
          <Text strong>{texts.preview()}</Text>
          <img src={shown} alt={alt || texts.previewOf()} width="150" height="90" className={styles.logo} />
        </Stack>
      )}
      <TextField
        id={`${id}alt`}
        label={texts.alt()}
        description={texts.altHelp()}
        optional
        autoComplete="off"
        value={alt}
        error={altError}
        onChange={setAlt}
      />
    </FormShell>
  )
}
