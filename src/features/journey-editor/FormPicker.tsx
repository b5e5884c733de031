import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { FieldGroup } from '#src/ui/FieldGroup.tsx'
import { fieldIds } from '#src/ui/field-props.ts'
import { Group } from '#src/ui/Group.tsx'
import { Modal } from '#src/ui/Modal.tsx'
import { Region } from '#src/ui/Region.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { fieldIdOf, useEditing } from './EditorContext.ts'
import { FormChoices } from './FormChoices.tsx'
import { FormSearch } from './FormSearch.tsx'

type Props = {
  pointer: string
  label: string
  description?: string
  /** The key of a form. */
  value: string | null
  required?: boolean
  onChange: (form: string | null) => void
}

/** Which form is asked: any published one, found by a search on the server. */
export function FormPicker({ pointer, label, description, value, required, onChange }: Props) {
  const { t } = useText('journeyEditor', 'kit')
  const { problems } = useEditing()
  const [opened, setOpened] = useState(false)
  const [search, setSearch] = useState('')
  const texts = t.journeyEditor.formChoice
  const id = fieldIdOf(pointer)
  const close = () => setOpened(false)
  return (
    <FieldGroup
      role="group"
      ids={fieldIds(id)}
      label={label}
      description={description}
      error={problems[pointer]}
      required={required}
    >
      <Stack gap="sm">
        <Text>{value === null ? texts.none() : texts.chosen({ key: value })}</Text>
        <Group gap="sm">
          <Button
            id={id}
            size="sm"
            variant="secondary"
            aria-label={texts.chooseFor({ label })}
            onClick={() => setOpened(true)}
          >
            {texts.choose()}
          </Button>
          {value !== null && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={texts.clearFor({ label })}
              onClick={() => {
                onChange(null)
                // The button that was pressed is gone.
                document.getElementById(id)?.focus()
              }}
            >
              {texts.clear()}
            </Button>
          )}
        </Group>
      </Stack>
      <Modal opened={opened} onClose={close} title={texts.title({ label })} size="md" scrollable>
        <Stack gap="md">
          <FormSearch onSearch={setSearch} />
          <Region title={texts.failed()} resetKey={search}>
            <FormChoices
              key={search}
              search={search}
              chosen={value}
              onChoose={(key) => {
                onChange(key)
                close()
              }}
            />
          </Region>
        </Stack>
      </Modal>
    </FieldGroup>
  )
}
