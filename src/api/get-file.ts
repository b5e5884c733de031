import axios, { AxiosError } from 'axios'
import { ApiError } from './errors.ts'

/** Timeout in ms: enough for 50 MB on a slow connection. */
const PATIENCE = 15 * 60_000

/** Downloads a file from a URL the backend issued. No token is sent: the URL is signed. */
export async function getFile(url: string): Promise<Uint8Array> {
  try {
    const { data } = await axios.get<ArrayBuffer>(url, { responseType: 'arraybuffer', timeout: PATIENCE })
    return new Uint8Array(data)
  } catch (error) {
    if (!(error instanceof AxiosError)) throw error
    throw new ApiError(error.response?.status ?? 0, true, undefined, { cause: error })
  }
}
