import { useText } from '#src/i18n/use-text.ts'
import { CheckboxField } from '#src/ui/fields/CheckboxField.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Stack } from '#src/ui/basics.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { farBack, sectionKinds } from './share-schema.ts'
import type { ShareForm } from './use-share-form.ts'

type Props = Pick<ShareForm, 'field'>

/** 2.16, step 1: the emergency page, or which parts. */
export function WhatToShare({ field }: Props) {
  const { t } = useText('sharing', 'story')
  const words = t.sharing.create
  const view = field('view')
  return (
    <Stack gap="lg">
      <RadioField
        {...view}
        label={words.view()}
        required
        options={[
          { value: 'emergency', label: words.emergencyView(), help: words.emergencyHelp() },
          { value: 'full', label: words.fullView(), help: words.fullHelp() },
        ]}
      />
      {view.value === 'full' && <Parts field={field} />}
    </Stack>
  )
}

function Parts({ field }: Props) {
  const { t } = useText('sharing', 'story')
  const sections = field('sections')
  return (
    <Stack>
      <CheckboxGroupField
        {...sections}
        label={t.sharing.create.sections()}
        required
        options={sectionKinds.map((kind) => ({ value: kind, label: t.story.section[kind]() }))}
        onChange={(chosen) => sections.onChange(sectionKinds.filter((kind) => chosen.includes(kind)))}
      />
      {sections.value.length < sectionKinds.length && (
        <div>
          <TextButton onClick={() => sections.onChange(sectionKinds)}>{t.sharing.create.all()}</TextButton>
        </div>
      )}
      <SelectField
        {...field('back')}
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

/** 2.16, step 2: recipient, language, and whether notes are allowed. */
export function WhoReads({ field }: Props) {
  const { t } = useText('sharing')
  const words = t.sharing.create
  return (
    <Stack gap="lg">
      <TextField {...field('label')} label={words.label()} description={words.labelHelp()} required />
      <RadioField
        {...field('language')}
        label={words.language()}
        required
        options={[
          { value: 'en-ca', label: words.english() },
          { value: 'fr-ca', label: words.french() },
          { value: 'both', label: words.both(), help: words.bothHelp() },
        ]}
      />
      <CheckboxField {...field('allow_note')} label={words.allowNote()} />
    </Stack>
  )
}
