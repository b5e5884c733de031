import { useQuery } from '@tanstack/react-query'
import { getGetUploadQueryOptions } from '#generated/endpoints/uploads/uploads.ts'
import type { FormRow } from '#generated/model/index.ts'
import { shownFileName } from '#src/lib/file-rules.ts'
import { TextLink } from '#src/ui/TextLink.tsx'
import { useFileSize } from '#src/ui/use-file-size.ts'

/** How long a signed URL is reused, in ms: well below the hour it is valid. */
const FRESH = 30 * 60_000

/** A link to a submitted file; only its name until the server returns a URL. */
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
