export const SETTINGS = '/config.json'

/** Where a host may write the settings; empty if it does not. */
const place = /(<script type="application\/json" id="settings"[^>]*>)(?=<\/script>)/

/**
 * For the service worker: a page without settings gets the stored ones, as its request for them would, so that its first
 * calls need not wait for that request.
 * @param askAgain updates the stored settings for the next visit, since the page does not ask for them
 */
export const settingsInPage = (
  isFresh: (response: Response) => boolean,
  askAgain: (event: Event) => unknown,
) => ({
  handlerWillRespond: async ({
    response,
    event,
  }: {
    response: Response
    event: Event
  }): Promise<Response> => {
    const stored = await caches.match(SETTINGS, { cacheName: 'settings' })
    const html = stored && isFresh(stored) ? await response.clone().text() : ''
    if (!stored || !place.test(html)) return response
    askAgain(event)
    const text = (await stored.text()).replaceAll('<', '\\u003c')
    return new Response(
      html.replace(place, (tag) => tag + text),
      response,
    )
  },
})
