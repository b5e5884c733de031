import { useText } from '#src/i18n/use-text.ts'
import { Alert } from '#src/ui/messages/Alert.tsx'
import { TextButton } from '#src/ui/actions/TextButton.tsx'
import styles from '../form-editor.module.css'
import type { Checked, JsonIssue } from './json-check.ts'

type Props = { checked: Exclude<Checked, { ok: true }>; onLine: (line: number) => void }

const MOST = 20

export function JsonProblems({ checked, onLine }: Props) {
  const { t } = useText('formEditor')
  const texts = t.formEditor.json
  const said = ({ code, detail }: JsonIssue): string => {
    switch (code) {
      case 'type':
      case 'tooSmall':
      case 'tooBig':
      case 'unknownKey':
      case 'value':
        return texts.code[code]({ detail }).trim()
      case 'missing':
      case 'format':
      case 'other':
        return texts.code[code]()
    }
  }
  const lines =
    checked.kind === 'syntax'
      ? [
          {
            line: checked.at.line,
            words: texts.syntax({ ...checked.at, wanted: texts.wanted[checked.at.wanted]() }),
          },
        ]
      : checked.issues.map((issue) => ({
          line: issue.line,
          words: texts.issue({
            line: issue.line,
            path: issue.path.join('.') || texts.whole(),
            problem: said(issue),
          }),
        }))
  return (
    <Alert
      kind="error"
      role="status"
      title={checked.kind === 'syntax' ? texts.syntaxTitle() : texts.schemaTitle()}
    >
      <ul role="list" className={styles.list}>
        {[...lines.slice(0, MOST).entries()].map(([at, { line, words }]) => (
          <li key={at}>
            {words} <TextButton onClick={() => onLine(line)}>{texts.toLine({ line })}</TextButton>
          </li>
        ))}
        {lines.length > MOST && <li>{texts.more({ count: lines.length - MOST })}</li>}
      </ul>
    </Alert>
  )
}
