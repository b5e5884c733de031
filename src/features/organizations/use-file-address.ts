import { useEffect, useMemo } from 'react'

/** Where a chosen picture can be shown before it is sent. */
export function useFileAddress(file: File | null): string | null {
  const address = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}
