import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { FieldGroup } from '#src/ui/fields/FieldGroup.tsx'
import { fieldIds } from '#src/ui/fields/field-props.ts'
import { Group, Stack, Text } from '#src/ui/basics.tsx'

type Props = {
  id: string
  label: string
  description?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
  shown: string
  choose: string
  onOpen: () => void
  /** Clears the selection; omit it if required. */
  onClear?: (() => void) | undefined
}

/** The selected option of many; ChoiceDialog lists them. */
export function ChoiceField({ id, shown, choose, onOpen, onClear, ...field }: Props) {
  const { t } = useText('journeyEditor')
  const texts = t.journeyEditor.formChoice
  const { label } = field
  return (
    <FieldGroup role="group" ids={fieldIds(id)} {...field}>
      <Stack gap="sm">
        <Text>{shown}</Text>
        <Group gap="sm">
          <Button
            id={id}
            size="sm"
            variant="secondary"
            aria-label={texts.chooseFor({ choose, label })}
            onClick={onOpen}
          >
            {choose}
          </Button>
          {onClear && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={texts.clearFor({ label })}
              onClick={() => {
                onClear()
                // The pressed button is removed.
                document.getElementById(id)?.focus()
              }}
            >
              {texts.clear()}
            </Button>
          )}
        </Group>
      </Stack>
    </FieldGroup>
  )
}
