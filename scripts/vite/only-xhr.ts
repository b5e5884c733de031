import type { Plugin } from 'vite'

/**
 * Leaves axios's adapter for `fetch` out: axios takes the one for XMLHttpRequest, which every browser has and which tells
 * how far an upload is.
 */
export const onlyXhr = (): Plugin => ({
  name: 'portage-only-xhr',
  apply: 'build',
  load: {
    filter: { id: /\/axios\/lib\/adapters\/fetch\.js$/ },
    handler: () => 'export const getFetch = () => undefined',
  },
})
