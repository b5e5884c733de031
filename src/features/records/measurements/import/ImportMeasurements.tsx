import { useState } from 'react'
import type { MeasurementUnit } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { csv, readCsv, textOfFile } from '#src/lib/files/read-csv.ts'
import { saveFile } from '#src/lib/browser/save-file.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { Text } from '#src/ui/text/Text.tsx'
import { unitsOf } from '../measurement-rules.ts'
import { unitText } from '../measurement-texts.ts'
import { exampleOf } from './example.ts'
import { ImportPreview } from './ImportPreview.tsx'
import type { DateOrder } from './moments.ts'
import { MOST_LINES, type Table, tableOf } from './read-rows.ts'

/** Enough for 5,000 lines with notes. */
const MOST_BYTES = 4 * 1024 * 1024

const severalUnits = ['weight', 'temperature'] as const

type Chosen =
  | { file: File; table: Table }
  | { file: File; refused: 'unreadable' | 'unknownColumns' | 'tooLong' }

async function chosenFrom(file: File): Promise<Chosen> {
  try {
    const lines = readCsv(await textOfFile(file))
    if (lines.length > MOST_LINES + 1) return { file, refused: 'tooLong' }
    const table = tableOf(lines)
    return table ? { file, table } : { file, refused: 'unknownColumns' }
  } catch {
    return { file, refused: 'unreadable' }
  }
}

/** The button that had the focus is gone. */
const focusOn = (node: HTMLElement | null) => node?.focus()

/** Adds measurements from a CSV file, which is read in the browser; only confirmed values are sent. */
export function ImportMeasurements({ patientId }: { patientId: string }) {
  const { t } = useText('measurements')
  const [chosen, setChosen] = useState<Chosen>()
  const [added, setAdded] = useState<number>()
  const texts = t.measurements.file
  if (added !== undefined) {
    return (
      <Stack gap="lg">
        <Alert kind="success" ref={focusOn} tabIndex={-1}>
          {texts.done({ count: added })}
        </Alert>
        <div>
          <ButtonLink to={paths.patient.healthStory.measurements({ patientId })}>{texts.see()}</ButtonLink>
        </div>
      </Stack>
    )
  }
  const refused = chosen && 'refused' in chosen ? chosen.refused : undefined
  return (
    <Stack gap="lg">
      <Card>
        <Stack gap="md">
          <Text>{texts.needs()}</Text>
          <div>
            <TextButton onClick={() => saveFile(`${texts.exampleName()}.csv`, 'text/csv', exampleOf(t))}>
              {texts.example()}
            </TextButton>
          </div>
          <FileField
            label={texts.field()}
            kinds={[csv]}
            mostBytes={MOST_BYTES}
            value={chosen?.file ?? null}
            error={
              refused && (refused === 'tooLong' ? texts.tooLong({ most: MOST_LINES }) : texts[refused]())
            }
            onChange={(file) => {
              if (file) void chosenFrom(file).then(setChosen)
              else setChosen(undefined)
            }}
          />
        </Stack>
      </Card>
      {chosen && 'table' in chosen && (
        // A new file starts with its own choices.
        <Choices
          key={`${chosen.file.name} ${chosen.file.lastModified} ${chosen.file.size}`}
          {...{ patientId, onAdded: setAdded }}
          table={chosen.table}
        />
      )}
    </Stack>
  )
}

type ChoicesProps = { table: Table; patientId: string; onAdded: (count: number) => void }

/** Asks what the file does not say: the order of its dates, and units. */
function Choices({ table, patientId, onAdded }: ChoicesProps) {
  const { t } = useText('measurements')
  const [order, setOrder] = useState<DateOrder | ''>(table.order === 'either' ? '' : table.order)
  const [units, setUnits] = useState<Record<(typeof severalUnits)[number], MeasurementUnit>>({
    weight: 'kg',
    temperature: 'celsius',
  })
  const texts = t.measurements.file
  const asked = severalUnits.filter((kind) =>
    table.columns.some((column) => column.holds === 'value' && column.kind === kind && column.unit === null),
  )
  const date = table.columns.findIndex(({ holds }) => holds === 'date')
  const [example = ''] = table.lines.flatMap((cells) => cells[date] || [])
  const skipped = table.columns.filter(({ holds, name }) => holds === 'nothing' && name !== '')
  return (
    <Stack gap="lg">
      {table.order === 'either' && (
        <RadioField
          label={texts.order()}
          required
          value={order}
          onChange={setOrder}
          options={(['dayFirst', 'monthFirst'] as const).map((value) => ({
            value,
            label: texts[value]({ date: example }),
          }))}
        />
      )}
      {asked.map((kind) => (
        <RadioField
          key={kind}
          label={texts.unitOf({ kind: t.measurements.kind[kind]() })}
          value={units[kind]}
          onChange={(unit) => setUnits({ ...units, [kind]: unit })}
          options={unitsOf[kind].map((value) => ({ value, label: unitText(value, t) }))}
        />
      ))}
      {table.columns.some(({ holds }) => holds === 'otherUnit') && (
        <Alert kind="warning">{texts.otherUnit()}</Alert>
      )}
      {skipped.length > 0 && (
        <Text tone="secondary">{texts.skipped({ columns: skipped.map(({ name }) => name).join(', ') })}</Text>
      )}
      {order && (
        <Region title={texts.previewFailed()} pending={<Skeleton lines={4} />}>
          <ImportPreview {...{ table, patientId, onAdded, units, order }} />
        </Region>
      )}
    </Stack>
  )
}
