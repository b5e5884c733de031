import { useEffect, useState } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { call } from './call.ts'

export type Asked<Answer> = {
  /** The last response; kept while refetching. */
  readonly answer: Answer | undefined
  readonly failed: boolean
  readonly asking: boolean
  readonly again: () => void
}

/** Calls the control API on mount, and again on a change of language or on request. */
export function useControlCall<Answer>(path: string): Asked<Answer> {
  const { locale } = useText()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<{ answer?: Answer; failed: boolean; turn: number }>({
    failed: false,
    turn: -1,
  })
  useEffect(() => {
    let isWanted = true
    call<Answer>(path, 'GET', undefined, locale).then(
      (answer) => isWanted && setState({ answer, failed: false, turn }),
      () => isWanted && setState((before) => ({ ...before, failed: true, turn })),
    )
    return () => {
      isWanted = false
    }
  }, [path, locale, turn])
  return {
    answer: state.answer,
    failed: state.failed,
    asking: state.turn !== turn,
    again: () => setTurn((before) => before + 1),
  }
}
