import type { Form } from '#generated/model/index.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Group } from '#src/ui/Group.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { FormStatusBadge } from './FormStatusBadge.tsx'

type Props = { form: Form; isUnsaved: boolean; isOnDevice: boolean }

/** The status of a form: published, draft, and unsaved changes. */
export function FormState({ form, isUnsaved, isOnDevice }: Props) {
  const { t } = useText('formAdmin')
  const format = useFormat()
  const texts = t.formAdmin.form
  const { status, version, draft_updated_at: at, draft_updated_by: by } = form
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <FormStatusBadge status={status} />
        <Text as="span">
          {version === null ? t.formAdmin.list.noVersion() : texts.version({ number: version })}
        </Text>
        <Text as="span" tone="secondary">
          {form.key}
        </Text>
      </Group>
      <Text tone="secondary">
        {at && by ? texts.draftBy({ date: format.dateTime(at), name: by.display_name }) : texts.noDraft()}
      </Text>
      <div role="status">
        {isUnsaved && <Text>{isOnDevice ? texts.unsaved() : texts.unsavedNoCopy()}</Text>}
      </div>
    </Stack>
  )
}
