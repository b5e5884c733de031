import { useRef, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { RadioField } from '#src/ui/fields/RadioField.tsx'
import { Stack, Text } from '#src/ui/basics.tsx'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { type InstrumentName, instrumentNames, instruments } from '../instruments/instruments.ts'
import { type ImportResult, readImport } from './read-import.ts'

type Props = {
  id: string
  error: string | undefined
  /** Undefined until the chosen questionnaire is loaded. */
  onRead: (result: ImportResult | undefined) => void
}

/** The text of a questionnaire that names its source and licence. */
const sourceOf = (read: ImportResult | undefined) =>
  read?.kind === 'form'
    ? read.definition.pages.flatMap(({ fields }) => fields).find(({ key }) => key === 'source')?.label
    : undefined

/** A choice of validated questionnaires, each read like an imported file. */
export function InstrumentField({ id, error, onRead }: Props) {
  const { t, locale } = useText('formAdmin')
  const [chosen, setChosen] = useState<InstrumentName>()
  const [read, setRead] = useState<ImportResult>()
  const [failed, setFailed] = useState(false)
  const wanted = useRef<InstrumentName>(undefined)
  const texts = t.formAdmin.begin
  const source = sourceOf(read)

  function take(result: ImportResult | undefined) {
    setRead(result)
    onRead(result)
  }
  async function choose(name: InstrumentName) {
    wanted.current = name
    setChosen(name)
    setFailed(false)
    take(undefined)
    const file = await instruments[name]().catch(() => undefined)
    if (wanted.current !== name) return
    if (file) return take(readImport(file.default))
    // No questionnaire is chosen, so that it can be chosen again.
    setChosen(undefined)
    setFailed(true)
  }

  return (
    <>
      <RadioField
        id={id}
        label={texts.instrumentLabel()}
        description={texts.instrumentHelp()}
        required
        value={chosen}
        error={error}
        onChange={(name) => void choose(name)}
        options={instrumentNames.map((name) => ({
          value: name,
          label: texts.instruments[name](),
          help: texts.instrumentAlso[name](),
        }))}
      />
      {failed && <Alert kind="error">{texts.instrumentFailed()}</Alert>}
      {source && (
        <Stack gap="xs">
          <Text size="sm" strong>
            {texts.source()}
          </Text>
          <Text size="sm" tone="secondary">
            {source[locale] ?? source['en-ca']}
          </Text>
        </Stack>
      )}
    </>
  )
}
