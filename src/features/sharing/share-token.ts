/** As openapi/parameters/common.yaml has it: nothing else is ever asked about, nor put into the path of a call. */
const TOKEN = /^[A-Za-z0-9_-]{16,128}$/

/** Whether an address can be that of a shared link; one that was cut short or made up cannot. */
export const isShareToken = (text: string): boolean => TOKEN.test(text)
