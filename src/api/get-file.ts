import axios, { AxiosError } from 'axios'
import { ApiError } from './errors.ts'

/** How long a file of 50 MB may take on a slow line, in ms. */
const PATIENCE = 15 * 60_000

/** The bytes of a file at an address that the backend named. No token goes there: the address is enough. */
export async function getFile(url: string): Promise<Uint8Array> {
  try {
    const { data } = await axios.get<ArrayBuffer>(url, { responseType: 'arraybuffer', timeout: PATIENCE })
    return new Uint8Array(data)
  } catch (error) {
    if (!(error instanceof AxiosError)) throw error
    throw new ApiError(error.response?.status ?? 0, true, undefined, { cause: error })
  }
}
