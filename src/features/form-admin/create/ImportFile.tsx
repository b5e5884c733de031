import { useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import type { FileKind } from '#src/lib/files/file-rules.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { FileField } from '#src/ui/fields/FileField.tsx'
import { PlaceList } from '../list/PlaceList.tsx'
import { type ImportResult, readImport } from './read-import.ts'

/** JSON has no magic bytes; its content is validated when parsed. */
const json: FileKind = { name: 'JSON', endings: ['.json'], type: 'application/json', begins: /^/ }

/** Larger than any form the contract allows. */
const MOST = 1024 * 1024

type Props = {
  id: string
  error: string | undefined
  /** Undefined when no file is chosen. */
  onRead: (result: ImportResult | undefined) => void
}

/** Reads a form from a file and lists where it is invalid. */
export function ImportFile({ id, error, onRead }: Props) {
  const { t } = useText('formAdmin')
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState<ImportResult>()
  const texts = t.formAdmin.begin
  async function take(chosen: File | null) {
    setFile(chosen)
    const read = chosen ? readImport(await chosen.text()) : undefined
    setResult(read)
    onRead(read)
  }
  return (
    <>
      <FileField
        id={id}
        label={texts.file()}
        required
        value={file}
        onChange={(chosen) => void take(chosen)}
        kinds={[json]}
        mostBytes={MOST}
        error={error}
      />
      {result?.kind === 'notJson' && <Alert kind="error">{texts.notJson({ line: result.line })}</Alert>}
      {result?.kind === 'notForm' && (
        <Alert kind="error">
          {texts.notForm()}
          <PlaceList places={result.places} />
        </Alert>
      )}
    </>
  )
}
