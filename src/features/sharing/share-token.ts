/** The pattern of openapi/parameters/common.yaml: nothing else is put into the path of a call. */
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/

/** Whether a text can be the token of a shared link; truncated or made-up ones cannot. */
export const isShareToken = (text: string): boolean => TOKEN.test(text)
