import { useState } from 'react'

/** Form values as of the last blur: warnings, such as about duplicates, wait until the person has finished typing. */
export function useBlurredFields<Values>(values: Values, initial: Values) {
  const [left, setLeft] = useState(initial)
  /** Props for a field that updates the values on blur. */
  const leaving = ({ onBlur }: { onBlur: () => void }) => ({
    onBlur: () => {
      onBlur()
      setLeft(values)
    },
  })
  return { left, leaving }
}
