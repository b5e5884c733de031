import { useState } from 'react'

/**
 * The values of a form as they were when a field was last left: what is told of them, such as that a record is there
 * already, waits until somebody has finished to type.
 */
export function useBlurredFields<Values>(values: Values, initial: Values) {
  const [left, setLeft] = useState(initial)
  /** Props of a field that keeps the values when it is left. */
  const leaving = ({ onBlur }: { onBlur: () => void }) => ({
    onBlur: () => {
      onBlur()
      setLeft(values)
    },
  })
  return { left, leaving }
}
