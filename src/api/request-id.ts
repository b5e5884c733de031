/** A new name for a call, `7f3a-41c2-9b0e`: support finds the call by it, and it can be read out on the phone. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint16Array(3)), (part) => part.toString(16).padStart(4, '0')).join(
    '-',
  )
