import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useText } from '#src/i18n/use-text.ts'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import { ChoiceField } from './ChoiceField.tsx'
import { fieldIdOf, useFields } from '../editor/EditorContext.ts'
import { Choices } from './Choices.tsx'
import { formsFound } from '../conditions/form-queries.ts'

type Props = {
  pointer: string
  label: string
  description?: string
  value: string | null
  onChange: (form: string | null) => void
}

/** Chooses a published form. */
export function FormPicker({ pointer, value, onChange, ...field }: Props) {
  const { t } = useText('journeyEditor')
  const { problems } = useFields()
  const [opened, setOpened] = useState(false)
  const texts = t.journeyEditor.formChoice
  const close = () => setOpened(false)
  return (
    <>
      <ChoiceField
        {...field}
        id={fieldIdOf(pointer)}
        error={problems[pointer]}
        shown={value === null ? texts.none() : texts.chosen({ key: value })}
        choose={texts.choose()}
        onOpen={() => setOpened(true)}
        onClear={value === null ? undefined : () => onChange(null)}
      />
      <ChoiceDialog
        opened={opened}
        onClose={close}
        title={field.label}
        searchLabel={texts.search()}
        failed={texts.failed()}
      >
        {(search) => (
          <FormChoices
            search={search}
            chosen={value}
            onChoose={(key) => {
              onChange(key)
              close()
            }}
          />
        )}
      </ChoiceDialog>
    </>
  )
}

type FormChoicesProps = { search: string; chosen: string | null; onChoose: (key: string) => void }

function FormChoices({ search, chosen, onChoose }: FormChoicesProps) {
  const { t } = useText('journeyEditor')
  const [page, setPage] = useState(1)
  const { data } = useSuspenseQuery(formsFound(search, page))
  const texts = t.journeyEditor.formChoice
  return (
    <Choices
      count={data.count}
      choices={data.results.map(({ key, name }) => ({
        id: key,
        label: texts.one({ name, key }),
        isChosen: key === chosen,
      }))}
      page={page}
      onPage={setPage}
      nothing={texts.nothing()}
      onChoose={onChoose}
    />
  )
}
