import { useState } from 'react'
import type { MeasurementUnit } from '#generated/model/index.ts'
import { useText } from '#src/i18n/use-text.ts'
import { csv, readCsv, textOfFile } from '#src/lib/files/read-csv.ts'
import { saveFile } from '#src/lib/browser/save-file.ts'
import { paths } from '#src/routes/paths.ts'
import { ButtonLink } from '#src/ui/actions/Button.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Card } from '#src/ui/layout/Card.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { Region } from '#src/ui/messages/Region.tsx'
import { Skeleton } from '#src/ui/messages/Skeleton.tsx'
import { unitsOf } from '../measurement-rules.ts'
import { unitText } from '../measurement-texts.ts'
import { exampleOf } from './example.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { type AppleExport, appleXml, appleZip, readAppleExport } from './apple-health.ts'
import type { DateOrder } from './moments.ts'
import { MOST_LINES, readRows, type Table, tableOf } from './read-rows.ts'

/** Enough for 5,000 lines with notes. */
const MOST_CSV_BYTES = 4 * 1024 * 1024
/** Years of a watch and a phone; only what is wanted of it stays in memory. */
const MOST_BYTES = 2048 * 1024 * 1024

const severalUnits = ['weight', 'temperature'] as const

type Chosen =
  | { file: File }
  | { file: File; table: Table }
  | { file: File; health: AppleExport }
  | { file: File; refused: 'unreadable' | 'unknownColumns' | 'tooLong' | 'notApple' | 'noValues' }

async function appleFrom(file: File): Promise<Chosen> {
  try {
    const health = await readAppleExport(file, MOST_LINES)
    return health.rows.length > 0 ? { file, health } : { file, refused: 'noValues' }
  } catch {
    return { file, refused: 'notApple' }
  }
}

async function chosenFrom(file: File): Promise<Chosen> {
  if (/\.(xml|zip)$/i.test(file.name)) return appleFrom(file)
  if (file.size > MOST_CSV_BYTES) return { file, refused: 'tooLong' }
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
          <Text>{texts.apple()}</Text>
          <div>
            <TextButton onClick={() => saveFile(`${texts.exampleName()}.csv`, 'text/csv', exampleOf(t))}>
              {texts.example()}
            </TextButton>
          </div>
          <FileField
            label={texts.field()}
            kinds={[csv, appleZip, appleXml]}
            mostBytes={MOST_BYTES}
            value={chosen?.file ?? null}
            error={
              refused && (refused === 'tooLong' ? texts.tooLong({ most: MOST_LINES }) : texts[refused]())
            }
            onChange={(file) => {
              setChosen(file ? { file } : undefined)
              // Another file may have been chosen meanwhile.
              if (file)
                void chosenFrom(file).then((next) => setChosen((now) => (now?.file === file ? next : now)))
            }}
          />
        </Stack>
      </Card>
      {chosen && !('table' in chosen || 'health' in chosen || 'refused' in chosen) && (
        <div role="status">
          <Text>{texts.reading()}</Text>
        </div>
      )}
      {chosen && 'health' in chosen && (
        <AppleHealth {...{ patientId, onAdded: setAdded }} health={chosen.health} />
      )}
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

type AppleProps = { health: AppleExport; patientId: string; onAdded: (count: number) => void }

function AppleHealth({ health, patientId, onAdded }: AppleProps) {
  const { t } = useText('measurements')
  const texts = t.measurements.file
  const { rows, total, implausible } = health
  return (
    <Stack gap="lg">
      {total > rows.length && <Alert kind="info">{texts.newest({ most: rows.length, total })}</Alert>}
      {implausible > 0 && <Alert kind="warning">{texts.implausible({ count: implausible })}</Alert>}
      <Region title={texts.previewFailed()} pending={<Skeleton lines={4} />}>
        <ImportPreview {...{ rows, patientId, onAdded }} wrong={[]} />
      </Region>
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
          <ImportPreview {...readRows(table, { order, units })} {...{ patientId, onAdded }} />
        </Region>
      )}
    </Stack>
  )
}
