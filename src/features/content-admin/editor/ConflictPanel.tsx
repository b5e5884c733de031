import { useEffect, useRef, useState } from 'react'
import { ConflictField, type Side } from '#src/form-kit/conflict.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Button } from '#src/ui/actions/Button.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { type ContentValues, type FieldKey, valueAt, withValue } from './content-values.ts'
import styles from '../contents.module.css'
import { mergeValues } from './merge-values.ts'
import { useContentWords } from '../use-content-words.ts'

type Props = {
  base: ContentValues
  mine: ContentValues
  theirs: ContentValues
  onApply: (values: ContentValues) => void
}

/** Resolves an edit conflict (412): for each field that both people changed, asks which version to keep. */
export function ConflictPanel({ base, mine, theirs, onApply }: Props) {
  const { t } = useText('contents')
  const { labelOf } = useContentWords()
  const [kept, setKept] = useState<Partial<Record<FieldKey, Side>>>({})
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const texts = t.contents.conflict
  const { merged, conflicts } = mergeValues(base, mine, theirs)
  const shown = (values: ContentValues, key: FieldKey) => {
    const value = valueAt(values, key)
    const text = typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)
    return <span className={styles.versions}>{text || texts.empty()}</span>
  }
  const apply = () =>
    onApply(
      conflicts.reduce(
        (values, key) => (kept[key] === 'theirs' ? withValue(values, key, valueAt(theirs, key)) : values),
        merged,
      ),
    )
  return (
    <Alert ref={box} tabIndex={-1} role="alert" kind="warning" title={texts.title()}>
      <Stack gap="md">
        <Text>{conflicts.length === 0 ? texts.none() : texts.body()}</Text>
        {conflicts.map((key) => (
          <ConflictField
            key={key}
            label={labelOf(key)}
            value={kept[key] ?? 'mine'}
            onChange={(value) => setKept({ ...kept, [key]: value })}
            sides={{
              mine: { label: texts.mine(), help: shown(mine, key) },
              theirs: { label: texts.theirs(), help: shown(theirs, key) },
            }}
          />
        ))}
        <div>
          <Button variant="secondary" onClick={apply}>
            {texts.apply()}
          </Button>
        </div>
      </Stack>
    </Alert>
  )
}
