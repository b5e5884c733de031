import type { Form } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Group, Text } from '#src/ui/basics.tsx'
import { FormStatusBadge } from '../list/FormStatusBadge.tsx'

export function FormState({ form }: { form: Form }) {
  const { t } = useText('formAdmin')
  const { status, version, key } = form
  return (
    <Group gap="sm">
      <FormStatusBadge status={status} />
      <Text as="span">
        {version === null ? t.formAdmin.list.noVersion() : t.formAdmin.form.version({ number: version })}
      </Text>
      <Text as="span" tone="secondary">
        {key}
      </Text>
    </Group>
  )
}
