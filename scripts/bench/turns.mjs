// Measures a list from a press on its next page to the frame that shows that page.

/**
 * Follows a link of the list, in the page, and waits for the frame that shows the other page.
 * @param {string} link its text
 * @returns {Promise<number>} ms
 */
function turn(link) {
  const firstRow = () => document.querySelector('tbody th')?.textContent
  const found = [...document.querySelectorAll('a')].find((one) => one.textContent === link)
  const before = firstRow()
  const started = performance.now()
  found?.click()
  return new Promise((resolve) => {
    const look = () => {
      const row = firstRow()
      if (row !== undefined && row !== before) resolve(performance.now() - started)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/**
 * Turns to the second page of a list and back, time and again.
 * @param {import('playwright').Page} page
 * @param {number} turns
 * @returns {Promise<number[]>} ms, turn by turn
 */
export async function turnPages(page, turns) {
  const times = []
  for (let number = 0; number < turns; number += 1) {
    times.push(await page.evaluate(turn, 'Next page'))
    times.push(await page.evaluate(turn, 'Previous page'))
  }
  return times
}
