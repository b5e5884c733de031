import { memo, useCallback, useMemo } from 'react'
import type { FormDefinition, FormField, FormVisibility, LocalizedText } from '#generated/model/index.ts'
import {
  formFieldChoiceOptionsMax,
  formFieldMatrixOptionsMax,
  formFieldMatrixRowsMax,
  formFieldMultiChoiceOptionsMax,
} from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useEditor } from '../editor/editor-context.ts'
import { propertyId } from '../definition/element-ids.ts'
import { freshKey, keyOfWords, keysIn } from '../definition/keys.ts'
import { OptionsEditor } from '../options/OptionsEditor.tsx'
import { PanelSection } from './PanelSection.tsx'
import { placeId, type QuestionPlace } from '../definition/place.ts'
import { propertiesOf, valueOf, withProperty } from '../definition/properties.ts'
import { PropertyField } from './PropertyField.tsx'
import { renameQuestion } from '../definition/rename.ts'
import { RuleEditor } from '../rules/RuleEditor.tsx'
import { askable } from '../rules/rules.ts'
import { changeQuestion } from '../definition/structure.ts'
import { WordsField } from './WordsField.tsx'

const mostOptions = {
  choice: formFieldChoiceOptionsMax,
  multi_choice: formFieldMultiChoiceOptionsMax,
  matrix: formFieldMatrixOptionsMax,
}

type Props = {
  field: FormField
  place: QuestionPlace
  /** The surrounding form, for comparisons; debounced. */
  form: FormDefinition
}

export const QuestionPanel = memo(function QuestionPanel({ field, place, form }: Props) {
  const { t } = useText('formEditor', 'formFields')
  const editor = useEditor()
  const texts = t.formEditor.panel
  const id = placeId(place)
  const change = (name: string, value: unknown, step?: string) =>
    editor.edit(
      (now) => changeQuestion(now, place, (own) => withProperty(own, name, value)),
      step && `${id}-${step}`,
    )
  const fields = useMemo(() => askable(form, place), [form, place])
  const others = useMemo(() => fields.filter(({ key }) => key !== field.key), [fields, field.key])
  const changeRule = useCallback(
    (rule: FormVisibility | undefined, step?: string) =>
      editor.edit(
        (now) => changeQuestion(now, place, (own) => withProperty(own, 'visible_when', rule)),
        step && `${placeId(place)}-when-${step}`,
      ),
    [editor, place],
  )

  // A generated key has no stored answers yet.
  const isBegun = /^question(_\d+)?$/.test(field.key)
  const better = keyOfWords(field.label['en-ca'], field.key)

  const isText = field.type === 'info'
  const label = isText ? texts.infoLabel() : field.type === 'consent' ? texts.consentLabel() : texts.label()
  const own = propertiesOf[field.type].filter(
    ({ name, rowsOnly }) => !rowsOnly || place.row !== undefined || valueOf(field, name) !== undefined,
  )
  const isWords = (kind: string) => kind === 'words' || kind === 'longWords'
  const draw = (of: typeof own) =>
    of.map((property) => (
      <PropertyField
        key={property.name}
        {...{ property, field, place, others }}
        onChange={(name, value) => change(name, value, name)}
      />
    ))
  const rules = own.filter(({ kind }) => !isWords(kind))

  return (
    <>
      <PanelSection title={texts.wording()}>
        <WordsField
          {...{ label, place }}
          property="label"
          required
          long
          value={field.label}
          onChange={(value: LocalizedText | undefined) => change('label', value ?? { 'en-ca': '' }, 'label')}
        />
        {draw(own.filter(({ kind }) => isWords(kind)))}
      </PanelSection>
      {field.type === 'matrix' && (
        <PanelSection title={texts.rows()}>
          <OptionsEditor
            {...{ place }}
            kind="row"
            hasHelp={false}
            most={formFieldMatrixRowsMax}
            options={field.rows.map(({ key, label: words }) => ({ value: key, label: words }))}
            several={false}
            onChange={(rows, step) =>
              change(
                'rows',
                rows.map(({ value, label: words }) => ({ key: value, label: words })),
                step,
              )
            }
          />
        </PanelSection>
      )}
      {'options' in field && (
        <PanelSection title={texts.options()}>
          <OptionsEditor
            {...{ place }}
            options={field.options}
            most={mostOptions[field.type]}
            hasHelp={field.type !== 'matrix'}
            hasPictures={field.type === 'multi_choice' || (field.type === 'choice' && !field.as_list)}
            several={field.type === 'multi_choice'}
            onChange={(options, step) => change('options', options, step)}
          />
        </PanelSection>
      )}
      <PanelSection title={texts.rules()}>
        {draw(rules)}
        <TextField
          id={propertyId(place, 'key')}
          label={texts.key()}
          description={texts.keyHelp()}
          required
          autoComplete="off"
          maxLength={64}
          value={field.key}
          onChange={(key) => editor.edit((now) => renameQuestion(now, place, key), `${id}-key`)}
        />
        {isBegun && better !== field.key && (
          <div>
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                editor.edit((now) => renameQuestion(now, place, freshKey(better, keysIn(now))))
                editor.focus(propertyId(place, 'key'))
              }}
            >
              {texts.useKey({ key: better })}
            </Button>
          </div>
        )}
      </PanelSection>
      <PanelSection title={texts.when()}>
        <RuleEditor
          id={propertyId(place, 'when')}
          rule={field.visible_when}
          fields={others}
          none={t.formFields.rule.always()}
          onChange={changeRule}
        />
      </PanelSection>
    </>
  )
})
