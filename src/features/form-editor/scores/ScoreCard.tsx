import type { FormField, FormScore, FormScoreBand } from '#generated/model/index.ts'
import { formScoreBandsMax } from '#generated/zod/portageV1.schemas.zod.ts'
import { useText } from '#src/i18n/use-text.ts'
import { Button } from '#src/ui/actions/Button.tsx'
import { CheckboxGroupField } from '#src/ui/fields/CheckboxGroupField.tsx'
import { IconPlus, IconTrash } from '#src/ui/icons.ts'
import { propertyId, textId } from '../definition/element-ids.ts'
import { replaced, without } from '../definition/structure.ts'
import { useEditor } from '../editor/editor-context.ts'
import styles from '../form-editor.module.css'
import { PartCard } from '../parts/PartCard.tsx'
import { NumberProperty } from '../panels/NumberProperty.tsx'
import { WordsField } from '../panels/WordsField.tsx'
import { useNames } from '../texts/use-names.ts'

type Props = {
  score: FormScore
  at: number
  /** The questions whose answers are numbers. */
  fields: readonly FormField[]
  onChange: (score: FormScore, step?: string) => void
  onRemove: () => void
}

export function ScoreCard({ score, at, fields, onChange, onRemove }: Props) {
  const { t } = useText('formEditor')
  const editor = useEditor()
  const names = useNames()
  const texts = t.formEditor.scores
  const place = { kind: 'score', at } as const
  const addId = propertyId(place, 'add-band')
  const { of, bands } = score
  const changeBand = (band: number, part: Partial<FormScoreBand>, step: string) =>
    onChange(
      { ...score, bands: replaced(bands, band, (own) => ({ ...own, ...part })) },
      `band-${band}-${step}`,
    )
  // What a score names that is gone from the form stays listed, so that it can be removed.
  const gone = of.filter((key) => !fields.some((field) => field.key === key))

  return (
    <PartCard
      place={place}
      value={score.key}
      onKey={(key) => onChange({ ...score, key }, 'key')}
      onRemove={onRemove}
    >
      <WordsField
        label={texts.label()}
        place={place}
        property="label"
        required
        value={score.label}
        onChange={(label) => onChange({ ...score, label: label ?? { 'en-ca': '' } }, 'label')}
      />
      <CheckboxGroupField
        id={propertyId(place, 'of')}
        label={texts.of()}
        required
        value={of}
        onChange={(chosen) =>
          onChange({
            ...score,
            of: [...fields.map(({ key }) => key), ...gone].filter((key) => chosen.includes(key)),
          })
        }
        options={[
          ...fields.map((field) => ({ value: field.key, label: names.question(field) })),
          ...gone.map((key) => ({ value: key, label: key })),
        ]}
      />
      <div role="group" aria-labelledby={propertyId(place, 'bands')} className={styles.list}>
        <p className={styles.label} id={propertyId(place, 'bands')}>
          {texts.bands()}
        </p>
        {[...bands.entries()].map(([band, { from, label }]) => (
          <div key={band} className={styles.card}>
            <NumberProperty
              id={propertyId(place, `from-${band}`)}
              label={texts.from({ number: band + 1 })}
              required
              whole
              value={from}
              onChange={(number) => changeBand(band, { from: number ?? from }, 'from')}
            />
            <WordsField
              label={texts.band({ number: band + 1 })}
              place={place}
              property="band"
              at={band}
              required
              value={label}
              onChange={(words) => changeBand(band, { label: words ?? { 'en-ca': '' } }, 'label')}
            />
            <div>
              <Button
                variant="quiet"
                size="sm"
                icon={IconTrash}
                onClick={() => {
                  onChange({ ...score, bands: without(bands, band) })
                  editor.focus(addId)
                }}
              >
                {texts.removeBand({ number: band + 1 })}
              </Button>
            </div>
          </div>
        ))}
        {bands.length < formScoreBandsMax && (
          <div>
            <Button
              id={addId}
              variant="secondary"
              size="sm"
              icon={IconPlus}
              onClick={() => {
                const last = bands.at(-1)
                onChange({
                  ...score,
                  bands: [...bands, { from: last ? last.from + 1 : 0, label: { 'en-ca': '' } }],
                })
                editor.focus(textId(place, 'band', 'en-ca', bands.length))
              }}
            >
              {texts.addBand()}
            </Button>
          </div>
        )}
      </div>
    </PartCard>
  )
}
