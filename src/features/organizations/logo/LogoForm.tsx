import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import {
  useDeleteOrganizationLogo,
  useSaveOrganizationLogo,
  useUpdateOrganization,
} from '#generated/endpoints/organization-settings/organization-settings.ts'
import type { Organization } from '#generated/model/index.ts'
import { OrganizationUpdate } from '#generated/zod/portageV1.schemas.zod.ts'
import { optionalLine } from '#src/form-kit/fields.ts'
import { useAppForm } from '#src/form-kit/use-app-form.ts'
import { useText } from '#src/i18n/use-text.ts'
import { jpeg, png } from '#src/lib/files/file-rules.ts'
import { pictureAddress } from '#src/lib/validation/picture-address.ts'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { FormShell } from '#src/ui/forms/FormShell.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { toast } from '#src/ui/messages/toast-queue.ts'
import styles from '../organizations.module.css'
import { awaitBrandingOf } from '../queries.ts'
import { RemovePicture } from './RemovePicture.tsx'
import { useFailureText } from '../use-failure-text.ts'
import { useFileAddress } from './use-file-address.ts'
import { useRevision } from '../use-revision.ts'

const MOST_BYTES = 1024 * 1024

const logoSchema = z.object({
  file: z.nullable(z.instanceof(File)),
  logo_alt: optionalLine(OrganizationUpdate.shape.logo_alt),
})

type Props = { organization: Organization; label: string; onClose: () => void }

/** Changes the logo and its alternative text (1.1.1). */
export function LogoForm({ organization, label, onClose }: Props) {
  const { t } = useText('organization', 'validation')
  const { data: branding, refetch } = useSuspenseQuery(awaitBrandingOf(organization.id))
  const { request, refetchRevision } = useRevision(organization)
  const save = useSaveOrganizationLogo({ request })
  const update = useUpdateOrganization({ request })
  /** Runs after the logo was saved, which itself creates a revision. */
  const follow = useUpdateOrganization()
  const [before] = useState(branding.logo_alt ?? '')
  const { id, name } = organization
  const { values, leave, field, shell } = useAppForm({
    schema: logoSchema,
    defaultValues: { file: null, logo_alt: before },
    send: async ({ file, logo_alt }) => {
      const isOtherAlt = (logo_alt ?? '') !== before
      try {
        if (file) await save.mutateAsync({ id, data: { file } })
        if (isOtherAlt) await (file ? follow : update).mutateAsync({ id, data: { logo_alt } })
      } catch (error) {
        if (await refetchRevision(error)) await refetch()
        throw error
      }
      if (file || isOtherAlt) toast({ variant: 'success', message: t.organization.form.saved({ name }) })
    },
    onSaved: onClose,
    failureText: useFailureText(),
  })
  const texts = t.organization.logo
  const shown = useFileAddress(values.file) ?? pictureAddress(branding.logo)
  return (
    <FormShell
      {...shell}
      aria-label={label}
      submitLabel={t.organization.form.save()}
      onCancel={onClose}
      actions={
        branding.logo && (
          <RemovePicture
            {...{ organization, texts }}
            confirmLabel={texts.removeConfirm()}
            useRemove={useDeleteOrganizationLogo}
            onRemoved={() => leave(onClose)}
          />
        )
      }
    >
      <FileField
        {...field('file')}
        label={texts.file()}
        description={texts.fileHelp()}
        kinds={[png, jpeg]}
        mostBytes={MOST_BYTES}
      />
      {shown && (
        <Stack gap="xs">
          <Text strong>{texts.preview()}</Text>
          <img
            src={shown}
            alt={values.logo_alt || texts.previewOf()}
            width="150"
            height="90"
            className={styles.logo}
          />
        </Stack>
      )}
      <TextField
        {...field('logo_alt')}
        label={texts.alt()}
        description={texts.altHelp()}
        optional
        autoComplete="off"
      />
    </FormShell>
  )
}
