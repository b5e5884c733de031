// Replaces the network of the portal's HTTP client. Imported before any module that creates an axios instance:
// instances copy the defaults.
import axios from 'axios'

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Who answers the calls. */
export const network: { fetch: Fetch } = {
  fetch: async () => {
    throw new Error('No server is connected')
  },
}

Object.assign(axios.defaults, {
  adapter: 'fetch',
  env: { ...axios.defaults.env, fetch: ((input, init) => network.fetch(input, init)) satisfies Fetch },
})
