import { useEffect, useMemo } from 'react'

/** An object URL to preview a chosen image before its upload. */
export function useFileAddress(file: File | null): string | null {
  const address = useMemo(() => file && URL.createObjectURL(file), [file])
  useEffect(() => (address === null ? undefined : () => URL.revokeObjectURL(address)), [address])
  return address
}
