import { useQuery } from '@tanstack/react-query'
import { getGetUploadQueryOptions } from '#generated/endpoints/uploads/uploads.ts'
import type { FormRow } from '#generated/model/index.ts'
import { shownFileName } from '#src/lib/file-rules.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useFileSize } from '#src/ui/use-file-size.ts'

/** How long an address of a file is used, in ms: well below the hour for which it works. */
const FRESH = 30 * 60_000

/** A file that was sent, to open it; only its name while the server does not say where it is. */
export function FileLink({ file }: { file: FormRow }) {
  const sizeText = useFileSize()
  const { data } = useQuery(
    getGetUploadQueryOptions(String(file['id']), {
      query: { staleTime: FRESH, refetchInterval: FRESH, retry: false },
    }),
  )
  const name = shownFileName(String(file['name']))
  const size = ` (${sizeText(Number(file['size']))})`
  if (!data?.url) return name + size
  return (
    <>
      <TextLink href={data.url}>{name}</TextLink>
      {size}
    </>
  )
}
