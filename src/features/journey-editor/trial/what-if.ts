import type { JourneyTrial, JourneyTrialMove, JourneyWhatIf } from '#generated/model/index.ts'

const DAY = 86_400_000

/** What the trial shows as an expectation; undefined unless its last move completed a step. */
export function whatIfOf(
  { date, day, turns }: JourneyTrial,
  moves: readonly JourneyTrialMove[],
): JourneyWhatIf | undefined {
  const turn = turns[moves.length]
  if (!turn || moves.at(-1)?.kind !== 'complete') return undefined
  const compared = new Map(
    turn.ways.flatMap(({ when, value }) => (when ? [[when.field, value] as const] : [])),
  )
  return {
    started_on: new Date(Date.parse(date) - day * DAY).toISOString().slice(0, 10),
    moves: [...moves],
    compared: [...compared].map(([field, value]) => ({ field, value })),
    opens: [...new Set([...turn.opened, ...turn.stuck])],
  }
}

/** Adds an expectation; one of the same moves is replaced. */
export function withWhatIf(all: readonly JourneyWhatIf[], added: JourneyWhatIf): JourneyWhatIf[] {
  const isSame = ({ moves }: JourneyWhatIf) => JSON.stringify(moves) === JSON.stringify(added.moves)
  return all.some(isSame) ? all.map((one) => (isSame(one) ? added : one)) : [...all, added]
}
