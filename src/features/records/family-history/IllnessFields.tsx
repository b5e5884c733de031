import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { IconPlus, IconX } from '#src/ui/icons.ts'
import { NumberField } from '#src/ui/NumberField.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import styles from './family.module.css'
import { isOnList, MOST_ILLNESSES } from './family-rules.ts'
import type { IllnessInput } from './family-rules.ts'
import { ofRelative, relationFrom } from './queries.ts'
import type { FamilyForm } from './use-family-form.ts'

type Props = { form: FamilyForm; patientId: string; self?: string | undefined }

/** The illnesses of one relative, as many as somebody wants to write down in one go (2.9). */
export function IllnessFields({ form, patientId, self }: Props) {
  const { t } = useText('records')
  const { values, addIllness, removeIllness } = form
  const focusNext = useFocusNext()
  const relation = relationFrom(values.relation)
  const { data } = useQuery({
    ...ofRelative(patientId, relation ?? 'other'),
    enabled: relation !== undefined,
  })
  const texts = t.records.familyHistory.field
  const several = values.illnesses.length > 1
  const remove = (key: number) => {
    const last = values.illnesses.findLast((one) => one.key !== key)
    if (last) focusNext(form.idOf(`name-${last.key}`))
    removeIllness(key)
  }
  return (
    <Stack gap="md">
      {values.illnesses.map((illness, at) => (
        <div
          key={illness.key}
          role="group"
          aria-label={several ? texts.numbered({ number: at + 1 }) : texts.conditions()}
          className={styles.illness}
        >
          <OneIllness
            {...{ form, illness }}
            isDouble={isOnList(
              { relation: values.relation, name: illness.name, own: self },
              data?.results ?? [],
            )}
          />
          {several && (
            <div>
              <Button
                variant="quiet"
                size="sm"
                icon={<IconX aria-hidden size="1.125rem" />}
                onClick={() => remove(illness.key)}
              >
                {texts.remove({ number: at + 1 })}
              </Button>
            </div>
          )}
        </div>
      ))}
      {self === undefined && values.illnesses.length < MOST_ILLNESSES && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            icon={<IconPlus aria-hidden size="1.125rem" />}
            onClick={() => focusNext(addIllness())}
          >
            {texts.another()}
          </Button>
        </div>
      )}
    </Stack>
  )
}

type OneProps = { form: FamilyForm; illness: IllnessInput; isDouble: boolean }

function OneIllness({ form, illness, isDouble }: OneProps) {
  const { t } = useText('records')
  const { key, name, ageAtOnset } = illness
  const texts = t.records.familyHistory
  return (
    <>
      <TextField
        {...form.field(`name-${key}`)}
        label={texts.field.condition()}
        description={texts.field.conditionHint()}
        required
        autoComplete="off"
        value={name}
        onChange={(value) => form.setIllness(key, { name: value })}
      />
      <div role="status">{isDouble && <Text strong>{texts.duplicate()}</Text>}</div>
      <NumberField
        {...form.field(`ageAtOnset-${key}`)}
        label={texts.field.ageAtOnset()}
        description={texts.field.ageHint()}
        optional
        whole
        value={ageAtOnset}
        onChange={(value) => form.setIllness(key, { ageAtOnset: value })}
      />
    </>
  )
}

/** Focuses a field that the next drawing brings. */
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
