/** The longest body of a call that sends no file and no world, in bytes. */
export const BODY_LIMIT = 1_048_576

/** The body of a request as text; undefined when it is longer than the limit, and then the rest is not read. */
export async function limitedText(request: Request, limit = BODY_LIMIT): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined
  const reader = request.body?.getReader()
  // Firefox has no streams of requests; there the server runs in the page and gets only that page's calls.
  if (!reader) return request.text()
  const decoder = new TextDecoder()
  let bytes = 0
  let text = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength
    if (bytes > limit) {
      await reader.cancel()
      return undefined
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
