import type { BrowserContext } from '@playwright/test'

/** Which operations of the user pool a browser has called so far, by name, in order. */
export function poolCalls(context: BrowserContext) {
  const calls: string[] = []
  context.on('request', (request) => {
    const target = request.headers()['x-amz-target']
    if (target && request.method() === 'POST') calls.push(target.replace(/^.*\./, ''))
  })
  return { of: (operation: string) => calls.filter((call) => call === operation).length }
}
