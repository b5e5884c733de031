import type { FormDefinition } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { ReadOnlyField } from '#src/ui/ReadOnlyField.tsx'
import { useEditor } from './editor-context.ts'
import { PanelSection } from './PanelSection.tsx'
import { WordsField } from './WordsField.tsx'

export function FormPanel({ form }: { form: FormDefinition }) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const texts = t.formEditor.panel
  return (
    <PanelSection title={texts.wording()}>
      <WordsField
        label={texts.title()}
        place={{ kind: 'form' }}
        property="title"
        required
        value={form.title}
        onChange={(title) =>
          editor.edit((now) => ({ ...now, title: title ?? { 'en-ca': '' } }), 'form-title')
        }
      />
      <ReadOnlyField label={texts.key()} description={texts.formKeyHelp()}>
        {form.key}
      </ReadOnlyField>
      <ReadOnlyField label={texts.version()}>{form.version}</ReadOnlyField>
    </PanelSection>
  )
}
