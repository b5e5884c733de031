type Shared = 'shared' | 'copied' | 'failed'

/**
 * Hands a link to whatever the device shares with, or copies it where there is no such thing.
 * @param title what it leads to, for the message around it
 */
export async function shareLink(url: string, title: string): Promise<Shared> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ url, title })
      return 'shared'
    }
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch (error) {
    // Whoever closes the device's own list has changed their mind; nothing went wrong.
    return error instanceof Error && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}
