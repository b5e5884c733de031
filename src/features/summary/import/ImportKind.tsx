import { type Texts, useText } from '#src/i18n/use-text.ts'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { Group, Stack } from '#src/ui/basics.tsx'
import { LazyDisclosure } from '#src/ui/layout/LazyDisclosure.tsx'
import { isReadWhole } from './duplicates.ts'
import styles from './import.module.css'
import type { FoundRecord, ImportKind as Kind } from './records.ts'

/** Longer lists are shown when they are opened. */
const MOST_SHOWN = 25

/** The Health Story shows the latest of these only. */
const sectionName = (kind: Kind, t: Texts): string =>
  isReadWhole(kind) ? t.summary.import.section[kind]() : t.story.section[kind]()

type Props = {
  kind: Kind
  records: readonly FoundRecord[]
  duplicates: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
}

/** The records of one kind, each with what will be shown of it. */
export function ImportKind(props: Props) {
  const { kind, records, chosen } = props
  const { t } = useText('summary', 'story')
  const texts = t.summary.import
  const section = sectionName(kind, t)
  const count = records.filter(({ key }) => chosen.has(key)).length
  const title = texts.countOf({ section, chosen: count, count: records.length })
  if (records.length <= MOST_SHOWN) return <Choices {...props} label={title} />
  return (
    <LazyDisclosure title={title} failed={texts.listFailed()}>
      <Choices {...props} label={texts.choose({ section })} />
    </LazyDisclosure>
  )
}

function Choices({ kind, records, duplicates, chosen, onChange, label }: Props & { label: string }) {
  const { t, locale } = useText('summary', 'story')
  const texts = t.summary.import
  const section = sectionName(kind, t)
  const keys = records.map(({ key }) => key)
  const others = [...chosen].filter((key) => !keys.includes(key))
  return (
    <Stack gap="sm">
      <CheckboxGroupField
        label={label}
        value={keys.filter((key) => chosen.has(key))}
        onChange={(wanted) => onChange(new Set([...others, ...wanted]))}
        options={records.map((record) => {
          const item = record.item({ t, locale })
          return {
            value: record.key,
            label: item.title,
            help: <Help record={record} item={item} isDuplicate={duplicates.has(record.key)} />,
          }
        })}
      />
      {records.length > 1 && (
        <Group gap="md">
          <TextButton
            aria-label={texts.allOf({ section })}
            onClick={() => onChange(new Set([...others, ...keys]))}
          >
            {texts.all()}
          </TextButton>
          <TextButton aria-label={texts.noneOf({ section })} onClick={() => onChange(new Set(others))}>
            {texts.none()}
          </TextButton>
        </Group>
      )}
    </Stack>
  )
}

type HelpProps = { record: FoundRecord; item: ReturnType<FoundRecord['item']>; isDuplicate: boolean }

function Help({ record, item, isDuplicate }: HelpProps) {
  const { t } = useText('summary')
  const texts = t.summary.import
  const lines = [
    isDuplicate && texts.duplicate(),
    item.state,
    ...item.facts,
    texts.from({ source: record.source }),
    record.lost.length > 0 && texts.lost({ details: record.lost.join('; ') }),
  ].filter((line) => typeof line === 'string')
  return (
    <span className={styles.help}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  )
}
