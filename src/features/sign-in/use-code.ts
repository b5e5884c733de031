import { useState } from 'react'
import { codeText } from '#src/lib/code-text.ts'
import { isCode } from './codes.ts'

type Options = {
  /** What is said of a code that is missing, and of one that is wrong. */
  texts: { missing: string; wrong: string }
  /** Whether the code that was sent last was refused as a wrong one. */
  isRefused: boolean
  normalize?: (typed: string) => string
  /** Whether this can be a code: what cannot be one is as wrong as another, and need not be sent to know it. */
  fits?: (code: string) => boolean
}

/** A field for a code: one that is missing, that cannot be one, and that was refused are marked in one way. */
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
    /** The form is sent: from now on the field says what is wrong. */
    check: () => {
      setChecked(true)
      setSent(code)
    },
  }
}
