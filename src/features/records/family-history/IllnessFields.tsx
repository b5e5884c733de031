import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { IconPlus, IconX } from '#src/ui/icons.ts'
import { NumberField } from '#src/ui/fields/NumberField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { TextField } from '#src/ui/fields/TextField.tsx'
import styles from './family.module.css'
import { MAX_ILLNESSES } from './family-schema.ts'
import { ofRelative } from './queries.ts'
import { isOnList } from './relatives.ts'
import type { FamilyForm } from './use-family-form.ts'

type Props = { form: FamilyForm; patientId: string; self?: string | undefined; single: boolean }

/** One or more illnesses of a relative, entered together (2.9). */
export function IllnessFields({ form, patientId, self, single }: Props) {
  const { t } = useText('records')
  const { values, addIllness, removeIllness } = form
  const focusNext = useFocusNext()
  const { relation, illnesses } = values
  const { data } = useQuery({
    ...ofRelative(patientId, relation || 'other'),
    enabled: relation !== '' && !single,
  })
  const texts = t.records.familyHistory.field
  const keys = Object.keys(illnesses)
  const several = keys.length > 1
  const remove = (key: string) => {
    focusNext(form.idOf(`illnesses.${keys.findLast((one) => one !== key)}.condition`))
    removeIllness(key)
  }
  return (
    <Stack gap="md">
      {Object.entries(illnesses).map(([key, { condition }], at) => (
        <div
          key={key}
          role="group"
          aria-label={several ? texts.numbered({ number: at + 1 }) : texts.conditions()}
          className={styles.illness}
        >
          <OneIllness
            {...{ form, row: key }}
            isDouble={isOnList({ relation, name: condition, own: self }, data?.results ?? [])}
          />
          {several && (
            <div>
              <Button variant="quiet" size="sm" icon={IconX} onClick={() => remove(key)}>
                {texts.remove({ number: at + 1 })}
              </Button>
            </div>
          )}
        </div>
      ))}
      {self === undefined && !single && keys.length < MAX_ILLNESSES && (
        <div>
          <Button variant="secondary" size="sm" icon={IconPlus} onClick={() => focusNext(addIllness())}>
            {texts.another()}
          </Button>
        </div>
      )}
    </Stack>
  )
}

type OneProps = { form: FamilyForm; row: string; isDouble: boolean }

function OneIllness({ form: { field }, row, isDouble }: OneProps) {
  const { t } = useText('records')
  const texts = t.records.familyHistory
  return (
    <>
      <TextField
        {...field(`illnesses.${row}.condition`)}
        label={texts.field.condition()}
        description={texts.field.conditionHint()}
        required
        autoComplete="off"
      />
      <div role="status">{isDouble && <Text strong>{texts.duplicate()}</Text>}</div>
      <NumberField
        {...field(`illnesses.${row}.age_at_onset`)}
        label={texts.field.ageAtOnset()}
        description={texts.field.ageHint()}
        optional
        whole
      />
    </>
  )
}

function useFocusNext(): (id: string) => void {
  const wanted = useRef<string>(undefined)
  useEffect(() => {
    if (wanted.current === undefined) return
    document.getElementById(wanted.current)?.focus()
    wanted.current = undefined
  })
  return (id) => {
    wanted.current = id
  }
}
