import type { Json } from '../contract/document.ts'
import { isObject } from '../contract/document.ts'

const BOUNDARY = 'conformance-form-7f3a9c'

/** A form as the text of a request, with the header that names its boundary. */
export function asForm(form: Json): { text: string; headers: Record<string, string> } {
  const parts = Object.entries(isObject(form) ? form : {}).map(([field, value]) => {
    const name = `content-disposition: form-data; name="${field}"`
    return isObject(value)
      ? `${name}; filename="${String(value.name)}"\r\ncontent-type: ${String(value.type)}\r\n\r\n${String(value.text)}`
      : `${name}\r\n\r\n${String(value)}`
  })
  const lines = [...parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`), `--${BOUNDARY}--\r\n`]
  return {
    text: lines.join(''),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  }
}
