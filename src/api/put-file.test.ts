import axios, { AxiosError, CanceledError } from 'axios'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './errors.ts'
import { putFile } from './put-file.ts'

const file = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' })
const address = {
  url: 'https://files.portage.test/x?signature=1',
  method: 'PUT',
  headers: { 'content-type': 'application/pdf' },
} as const
const options = { signal: new AbortController().signal, onProgress: () => undefined }

afterEach(() => vi.restoreAllMocks())

describe('the file of a document (DOC-01)', () => {
  test('goes as it is to the address that was given, with its headers and no token', async () => {
    const sent = vi.spyOn(axios, 'request').mockResolvedValue({})
    const onProgress = vi.fn()
    await putFile(address, file, { ...options, onProgress })
    const [config] = sent.mock.calls[0] ?? []
    expect(config).toMatchObject({ url: address.url, method: 'PUT', headers: address.headers })
    expect(Object.keys(config?.headers ?? {})).toEqual(['content-type'])
    expect(config?.data).toBe(file)
    config?.onUploadProgress?.({ loaded: 4, bytes: 4, lengthComputable: true, progress: 0.5 })
    expect(onProgress).toHaveBeenCalledWith(0.5)
  })

  test.each([
    [new AxiosError('reset', AxiosError.ERR_NETWORK), 0],
    [
      new AxiosError('no', undefined, undefined, undefined, {
        status: 403,
        statusText: '',
        headers: {},
        config: {} as never,
        data: undefined,
      }),
      403,
    ],
  ])('F34 %s is an error of a call', async (error, status) => {
    vi.spyOn(axios, 'request').mockRejectedValue(error)
    await expect(putFile(address, file, options)).rejects.toMatchObject({ name: 'ApiError', status })
  })

  test('F35 one that was stopped is none', async () => {
    vi.spyOn(axios, 'request').mockRejectedValue(new CanceledError('stopped'))
    await expect(putFile(address, file, options)).rejects.not.toBeInstanceOf(ApiError)
  })
})
