import { useText } from '#src/i18n/use-text.ts'

const MEGABYTE = 1024 * 1024

/** Formats a size in bytes: `50 MB`, `1.5 MB`, `12 kB`. */
export function useFileSize(): (bytes: number) => string {
  const {
    t,
    format: { number },
  } = useText('kit')
  return (bytes) =>
    bytes < MEGABYTE
      ? t.kit.file.kilobytes({ kilobytes: number(Math.max(1, Math.round(bytes / 1024))) })
      : t.kit.file.size({ megabytes: number(Math.round((bytes / MEGABYTE) * 10) / 10) })
}
