import type { JourneyDesignColumn } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { SelectField } from '#src/ui/fields/SelectField.tsx'
import { Text } from '#src/ui/basics.tsx'
import { TitledCard } from '#src/ui/layout/TitledCard.tsx'
import { BilingualField } from '../fields/BilingualField.tsx'
import { noText, variablesIn } from '../design/design.ts'
import { EditableRows } from '../fields/EditableRows.tsx'
import { fieldIdOf, useEditing } from '../editor/EditorContext.ts'
import { usePart } from '../editor/use-parts.ts'

export function ColumnsSection() {
  const { t } = useText('journeyEditor')
  const { design, change } = useEditing()
  const set = usePart()
  const columns = design.table_columns
  const texts = t.journeyEditor.columns
  const put = (index: number, part: Partial<JourneyDesignColumn>, pointer: string) =>
    set({ table_columns: columns.map((one, at) => (at === index ? { ...one, ...part } : one)) }, pointer)
  return (
    <TitledCard id="journey-columns" title={texts.title()} size={3}>
      <Text tone="secondary">{texts.help()}</Text>
      <EditableRows
        id="journey-add-column"
        rows={columns}
        texts={texts}
        legend={texts.one}
        isFull={columns.length >= 20}
        onAdd={() => change({ ...design, table_columns: [...columns, { variable: '', label: noText }] })}
        onRemove={(left) => change({ ...design, table_columns: left })}
      >
        {(column, index) => (
          <>
            <VariableChoice
              column={column}
              pointer={`/table_columns/${index}/variable`}
              onChange={(variable, at) => put(index, { variable }, at)}
            />
            <BilingualField
              pointer={`/table_columns/${index}/label`}
              label={texts.label()}
              value={column.label}
              onChange={(label, at) => put(index, { label }, at)}
            />
          </>
        )}
      </EditableRows>
    </TitledCard>
  )
}

type ChoiceProps = {
  column: JourneyDesignColumn
  pointer: string
  onChange: (variable: string, pointer: string) => void
}

function VariableChoice({ column, pointer, onChange }: ChoiceProps) {
  const { t } = useText('journeyEditor')
  const { design, problems } = useEditing()
  const known = variablesIn(design)
  const shown =
    column.variable === '' || known.includes(column.variable) ? known : [...known, column.variable]
  return (
    <SelectField
      id={fieldIdOf(pointer)}
      label={t.journeyEditor.columns.variable()}
      required
      value={column.variable}
      options={shown.map((name) => ({ value: name, label: name }))}
      error={problems[pointer]}
      onChange={(variable) => onChange(variable, pointer)}
    />
  )
}
