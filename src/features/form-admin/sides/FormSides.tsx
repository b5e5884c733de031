import { useState } from 'react'
import type { FormDefinition, FormField, FormPage } from '#generated/model/index.ts'
import { htmlLang, languages, type Locale } from '#src/i18n/locale.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Segments } from '#src/ui/actions/Segments.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Badge } from '#src/ui/data/Badge.tsx'
import { useRuleText } from '../changes/use-rule-text.ts'
import { FieldSketch } from './FieldSketch.tsx'
import styles from './sides.module.css'

type Keyed = { readonly key: string }

type Pair<Part> = { readonly before: Part | undefined; readonly after: Part | undefined }

type SideRow = ({ readonly kind: 'page' } & Pair<FormPage>) | ({ readonly kind: 'field' } & Pair<FormField>)

/** Parts of the same key side by side, in the order of the later ones; a removed part follows the one before it. */
function pairsOf<Part extends Keyed>(before: readonly Part[], after: readonly Part[]): Pair<Part>[] {
  const rows: Pair<Part>[] = after.map((one) => ({
    before: before.find(({ key }) => key === one.key),
    after: one,
  }))
  for (const [index, one] of before.entries()) {
    if (after.some(({ key }) => key === one.key)) continue
    const previous = before[index - 1]
    rows.splice(previous ? rows.findIndex((row) => row.before === previous) + 1 : 0, 0, {
      before: one,
      after: undefined,
    })
  }
  return rows
}

const sideRows = (before: FormDefinition, after: FormDefinition): SideRow[] =>
  pairsOf(before.pages, after.pages).flatMap((page): SideRow[] => [
    { kind: 'page', ...page },
    ...pairsOf(page.before?.fields ?? [], page.after?.fields ?? []).map((field) => ({
      kind: 'field' as const,
      ...field,
    })),
  ])

/** What differs between the two sides; of a page, only what it shows itself. */
function stateOf({ kind, before, after }: SideRow): 'added' | 'removed' | 'changed' | undefined {
  if (!before) return 'added'
  if (!after) return 'removed'
  const own = (part: object) => JSON.stringify(kind === 'page' ? { ...part, fields: undefined } : part)
  return own(before) === own(after) ? undefined : 'changed'
}

type Props = {
  before: FormDefinition
  after: FormDefinition
  names: { before: string; after: string }
}

/** Two versions of a form side by side, question by question, as they look on paper. */
export function FormSides({ before, after, names }: Props) {
  const { t, locale: own } = useText('formAdmin')
  const [chosen, setChosen] = useState<Locale>()
  const locale = chosen ?? own
  const texts = t.formAdmin.versions
  const tones = { added: 'success', removed: 'danger', changed: 'primary' } as const
  return (
    <Stack gap="sm">
      <Segments
        label={texts.sidesLanguage()}
        value={locale}
        onChange={(value) => setChosen(value === 'fr-ca' ? 'fr-ca' : 'en-ca')}
        options={languages.map(({ locale: value, name }) => ({ value, label: name }))}
      />
      <div className={styles.sides}>
        <div className={styles.names} aria-hidden>
          <strong>{names.before}</strong>
          <strong>{names.after}</strong>
        </div>
        <ul role="list" className={styles.rows}>
          {sideRows(before, after).map((row) => {
            const state = stateOf(row)
            return (
              <li
                key={`${row.kind} ${(row.after ?? row.before)?.key} ${state}`}
                className={styles.pair}
                data-state={state}
              >
                {state && (
                  <div className={styles.state}>
                    <Badge tone={tones[state]}>{texts.sideState[state]()}</Badge>
                  </div>
                )}
                {(['before', 'after'] as const).map((side) => (
                  <div key={side} role="group" aria-label={names[side]} className={styles.side}>
                    <span className={styles.name} aria-hidden>
                      {names[side]}
                    </span>
                    <Side {...{ row, side, locale }} form={side === 'before' ? before : after} />
                  </div>
                ))}
              </li>
            )
          })}
        </ul>
      </div>
    </Stack>
  )
}

type SideProps = { row: SideRow; side: 'before' | 'after'; form: FormDefinition; locale: Locale }

function Side({ row, side, form, locale }: SideProps) {
  const { t, locale: own } = useText('formAdmin')
  const ruleText = useRuleText([form])
  const texts = t.formAdmin.versions
  const part = row[side]
  if (!part) return <Text tone="secondary">{texts.notThere()}</Text>
  const rule = part.visible_when && ruleText(part.visible_when)
  return (
    <>
      <div lang={locale === own ? undefined : htmlLang(locale)}>
        {'type' in part ? (
          <FieldSketch field={part} locale={locale} />
        ) : (
          <PageWords page={part} locale={locale} />
        )}
      </div>
      {rule && (
        <Text size="sm" tone="secondary">
          {texts.shownWhen({ rule })}
        </Text>
      )}
    </>
  )
}

function PageWords({ page: { title, intro }, locale }: { page: FormPage; locale: Locale }) {
  return (
    <>
      <Text size="lg" strong>
        {title[locale]?.trim() || title['en-ca']}
      </Text>
      {intro && <Text className={styles.words}>{intro[locale]?.trim() || intro['en-ca']}</Text>}
    </>
  )
}
