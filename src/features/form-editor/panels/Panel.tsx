import { memo, useCallback, useMemo } from 'react'
import type { FormDefinition, FormPage, FormVisibility } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { ReadOnlyField } from '#src/ui/fields/ReadOnlyField.tsx'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import { IconCopy, IconTrash } from '#src/ui/icons.ts'
import { Group, Text, Title } from '#src/ui/basics.tsx'
import { PANEL, propertyId, rowId } from '../definition/element-ids.ts'
import { type Place, questionAt } from '../definition/place.ts'
import { changePage } from '../definition/structure.ts'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { useMoves } from '../outline/use-moves.ts'
import { usePageMoves } from '../outline/use-page-moves.ts'
import { RuleEditor } from '../rules/RuleEditor.tsx'
import { askable } from '../rules/rules.ts'
import { useNames } from '../texts/use-names.ts'
import { PanelSection } from './PanelSection.tsx'
import { QuestionPanel } from './QuestionPanel.tsx'
import { WordsField } from './WordsField.tsx'

type Props = {
  place: Place
  form: FormDefinition
  /** The debounced form, for parts that need not re-render on every key press. */
  calm: FormDefinition
}

/** The properties and actions of the selected item. */
export function Panel({ place, form, calm }: Props) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const names = useNames()
  const moves = useMoves()
  const pageMoves = usePageMoves()
  const texts = t.formEditor.panel
  const field = place.kind === 'question' ? questionAt(form, place) : undefined
  const page = place.kind === 'page' ? form.pages[place.page] : undefined
  const title = field
    ? texts.questionTitle({ kind: t.formEditor.kind[field.type]() })
    : place.kind === 'page'
      ? texts.pageTitle({ number: place.page + 1 })
      : texts.formTitle()

  const act = (kind: 'duplicate' | 'remove') => {
    if (place.kind === 'question') moves[kind](place)
    else if (place.kind === 'page') pageMoves[kind](place.page)
  }

  return (
    <section className={styles.panel} aria-labelledby={PANEL}>
      <div className={styles.panelHead}>
        <Title level={2} size={3} id={PANEL} tabIndex={-1}>
          {title}
        </Title>
        <Button variant="quiet" size="sm" onClick={() => editor.focus(rowId(place))}>
          {texts.toList()}
        </Button>
      </div>
      {place.kind === 'question' && place.row !== undefined && (
        <Text tone="secondary">
          {texts.inGroup({ name: names.question(form.pages[place.page]?.fields[place.at]) })}
        </Text>
      )}
      {(field ?? page) && (
        <Group gap="sm">
          <Button variant="secondary" size="sm" icon={IconCopy} onClick={() => act('duplicate')}>
            {texts.duplicate()}
          </Button>
          <Button variant="secondary" size="sm" icon={IconTrash} onClick={() => act('remove')}>
            {texts.remove()}
          </Button>
        </Group>
      )}
      {place.kind === 'question' && place.row === undefined && form.pages.length > 1 && (
        <SelectField
          id={propertyId(place, 'page')}
          label={texts.movePage()}
          empty={false}
          value={String(place.page)}
          onChange={(to) => moves.toPage(place, Number(to))}
          options={[...calm.pages.keys()].map((at) => ({
            value: String(at),
            label: t.formEditor.structure.pageOf({ number: at + 1, name: names.page(calm, at) }),
          }))}
        />
      )}
      {place.kind === 'form' && <FormPanel form={form} />}
      {page && place.kind === 'page' && <PagePanel page={page} at={place.page} form={calm} />}
      {field && place.kind === 'question' && <QuestionPanel field={field} place={place} form={calm} />}
    </section>
  )
}

function FormPanel({ form }: { form: FormDefinition }) {
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

type PagePanelProps = { page: FormPage; at: number; form: FormDefinition }

const PagePanel = memo(function PagePanel({ page, at, form }: PagePanelProps) {
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
