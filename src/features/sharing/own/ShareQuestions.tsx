import { useController, type Control } from 'react-hook-form'
import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/CheckboxField.tsx'
import { CheckboxGroupField } from '#src/ui/CheckboxGroupField.tsx'
import { RadioField } from '#src/ui/RadioField.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { TextButton } from '#src/ui/TextButton.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { farBack, sectionKinds, type ShareAnswers, type ShareInput } from './share-schema.ts'

type Props = {
  control: Control<ShareInput, unknown, ShareAnswers>
  errorOf: (field: keyof ShareInput) => string | undefined
}

/** 2.16, step 1: which parts. */
export function WhatToShare({ control, errorOf }: Props) {
  const { t } = useText('sharing', 'story')
  const { field } = useController({ control, name: 'sections' })
  const { field: back } = useController({ control, name: 'back' })
  return (
    <Stack>
      <CheckboxGroupField
        id="sections"
        label={t.sharing.create.sections()}
        required
        options={sectionKinds.map((kind) => ({ value: kind, label: t.story.section[kind]() }))}
        value={field.value}
        onChange={(chosen) => field.onChange(sectionKinds.filter((kind) => chosen.includes(kind)))}
        error={errorOf('sections')}
      />
      {field.value.length < sectionKinds.length && (
        <div>
          <TextButton onClick={() => field.onChange(sectionKinds)}>{t.sharing.create.all()}</TextButton>
        </div>
      )}
      <SelectField
        {...back}
        id="back"
        label={t.sharing.create.back()}
        description={t.sharing.create.backHelp()}
        empty={false}
        short
        options={farBack.map((value) => ({
          value,
          label:
            value === 'all'
              ? t.sharing.create.backAll()
              : t.sharing.create.backYears({ count: Number(value) }),
        }))}
      />
    </Stack>
  )
}

/** 2.16, step 2: for whom, in which language, and whether they may write back. */
export function WhoReads({ control, errorOf }: Props) {
  const { t } = useText('sharing')
  const words = t.sharing.create
  const { field: label } = useController({ control, name: 'label' })
  const { field: language } = useController({ control, name: 'language' })
  const { field: allowNote } = useController({ control, name: 'allowNote' })
  return (
    <Stack gap="lg">
      <TextField
        {...label}
        id="label"
        label={words.label()}
        description={words.labelHelp()}
        required
        error={errorOf('label')}
      />
      <RadioField
        {...language}
        id="language"
        label={words.language()}
        required
        options={[
          { value: 'en-ca', label: words.english() },
          { value: 'fr-ca', label: words.french() },
          { value: 'both', label: words.both(), help: words.bothHelp() },
        ]}
        error={errorOf('language')}
      />
      <CheckboxField {...allowNote} id="allowNote" label={words.allowNote()} />
    </Stack>
  )
}
