import { readItem, removeItem, writeItem } from '#src/lib/browser/safe-storage.ts'

/** Storage key that disables the single-key shortcut on this device: voice control types letters (2.1.4). */
const OFF = 'find-person-slash'

export const isSlashOn = (): boolean => readItem('local', OFF) !== 'off'

export function turnSlash(on: boolean): void {
  if (on) removeItem('local', OFF)
  else writeItem('local', OFF, 'off')
}
