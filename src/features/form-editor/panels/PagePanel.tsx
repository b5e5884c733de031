import { memo, useCallback, useMemo } from 'react'
import type { FormDefinition, FormPage, FormVisibility } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { useEditor } from '../editor/editor-context.ts'
import { propertyId } from '../definition/element-ids.ts'
import { PanelSection } from './PanelSection.tsx'
import type { Place } from '../definition/place.ts'
import { RuleEditor } from '../rules/RuleEditor.tsx'
import { askable } from '../rules/rules.ts'
import { changePage } from '../definition/structure.ts'
import { WordsField } from './WordsField.tsx'

type Props = { page: FormPage; at: number; form: FormDefinition }

export const PagePanel = memo(function PagePanel({ page, at, form }: Props) {
  const { t } = useText('formEditor', 'formFields')
  const editor = useEditor()
  const texts = t.formEditor.panel
  const place = useMemo<Place>(() => ({ kind: 'page', page: at }), [at])
  const fields = useMemo(() => askable(form, place), [form, place])
  const change = (part: Partial<FormPage>, step: string) =>
    editor.edit((now) => changePage(now, at, (own) => ({ ...own, ...part })), `page-${at}-${step}`)
  const changeRule = useCallback(
    (rule: FormVisibility | undefined, step?: string) =>
      editor.edit(
        (now) =>
          changePage(now, at, ({ visible_when: _rule, ...own }) => ({
            ...own,
            ...(rule && { visible_when: rule }),
          })),
        step && `page-${at}-when-${step}`,
      ),
    [editor, at],
  )
  return (
    <>
      <PanelSection title={texts.wording()}>
        <WordsField
          label={texts.title()}
          place={place}
          property="title"
          required
          value={page.title}
          onChange={(title) => change({ title: title ?? { 'en-ca': '' } }, 'title')}
        />
        <WordsField
          label={texts.intro()}
          place={place}
          property="intro"
          long
          value={page.intro}
          onChange={(intro) =>
            editor.edit(
              (now) =>
                changePage(now, at, ({ intro: _intro, ...own }) => ({ ...own, ...(intro && { intro }) })),
              `page-${at}-intro`,
            )
          }
        />
        <TextField
          id={propertyId(place, 'key')}
          label={texts.key()}
          description={texts.pageKeyHelp()}
          required
          autoComplete="off"
          maxLength={64}
          value={page.key}
          onChange={(key) => change({ key }, 'key')}
        />
      </PanelSection>
      <PanelSection title={texts.when()}>
        <RuleEditor
          id={propertyId(place, 'when')}
          rule={page.visible_when}
          fields={fields}
          none={t.formFields.rule.always()}
          onChange={changeRule}
        />
      </PanelSection>
    </>
  )
})
