/** The line of a JSON syntax error; browsers report a position, a line, or neither. */
export function jsonErrorLine(error: unknown, text: string): number {
  const said = error instanceof Error ? error.message : ''
  const line = /line (\d+)/.exec(said)?.[1]
  if (line !== undefined) return Number(line)
  const position = /position (\d+)/.exec(said)?.[1]
  return text.slice(0, position === undefined ? text.length : Number(position)).split('\n').length
}
