import { useState } from 'react'
import { codeText } from '#src/lib/text/code-text.ts'
import { isCode } from './codes.ts'

type Options = {
  /** Messages for a missing code and a wrong one. */
  texts: { missing: string; wrong: string }
  /** Whether the last submitted code was rejected as wrong. */
  isRefused: boolean
  normalize?: (typed: string) => string
  /** Validates the format: a malformed code counts as wrong without being sent. */
  fits?: (code: string) => boolean
}

/** The state of a code field; missing, malformed and rejected codes are shown the same way. */
export function useCode({ texts, isRefused, normalize = codeText, fits = isCode }: Options) {
  const [typed, setTyped] = useState('')
  const [sent, setSent] = useState<string>()
  const [checked, setChecked] = useState(false)
  const code = normalize(typed)
  const isFit = code !== '' && fits(code)
  const isWrong = !isFit || (isRefused && code === sent)
  return {
    typed,
    setTyped,
    code,
    isFit,
    error: checked && isWrong ? (code ? texts.wrong : texts.missing) : undefined,
    /** Called on submit: the field shows its error from now on. */
    check: () => {
      setChecked(true)
      setSent(code)
    },
  }
}
