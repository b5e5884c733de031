/** Steps in which the progress is kept: a call for every line would be too much. */
const STEP = 25
/** Who opened a content has begun it. */
const OPENED = 10

/**
 * How much of a text was on the screen, in percent.
 * @param top of the text, px from the top of the screen; negative when it is scrolled away
 * @param height of the text, px
 * @param screen height of the screen, px
 */
export function progressAt({ top, height, screen }: { top: number; height: number; screen: number }): number {
  if (height <= 0) return OPENED
  const seen = Math.min(1, Math.max(0, (screen - top) / height))
  return Math.max(OPENED, Math.floor((seen * 100) / STEP) * STEP)
}
