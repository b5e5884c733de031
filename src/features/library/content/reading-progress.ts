/** Progress is saved in steps, because a call per line would be too many. */
const STEP = 25
/** Opening a content counts as started. */
const OPENED = 10

/**
 * How much of a text has been on screen, in percent.
 * @param top of the text in px from the top of the screen; negative once scrolled past
 * @param height of the text in px
 * @param screen height of the screen in px
 */
export function progressAt({ top, height, screen }: { top: number; height: number; screen: number }): number {
  if (height <= 0) return OPENED
  const seen = Math.min(1, Math.max(0, (screen - top) / height))
  return Math.max(OPENED, Math.floor((seen * 100) / STEP) * STEP)
}
