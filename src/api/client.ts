import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios'
import { TIMEOUT } from './early-answers.ts'

const client = axios.create({
  // The token must never reach another origin, whatever a path parameter contains.
  allowAbsoluteUrls: false,
  timeout: TIMEOUT,
  // Every status resolves here; http.ts raises errors, in one place.
  validateStatus: () => true,
  // Leaves the body as text; http.ts parses it.
  transformResponse: (text: unknown) => text,
})

/** Sends one request. Loaded when first needed: the first calls of a page are made early, without it. */
export const request = (config: AxiosRequestConfig): Promise<AxiosResponse<string>> => client.request(config)
