type Shared = 'shared' | 'copied' | 'failed'

/**
 * Shares a link with the device's share sheet, or copies it where there is none.
 * @param title of the linked page, for the message
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
    // Dismissing the share sheet is not an error.
    return error instanceof Error && error.name === 'AbortError' ? 'shared' : 'failed'
  }
}
