import type { Program } from './program.ts'

/** Where the command writes, and what it knows of the world. */
export type Surroundings = {
  readonly program: Program
  readonly env: Readonly<Record<string, string | undefined>>
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** Whether the output shows colours. */
  readonly color: boolean
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Resolves when the program is interrupted; used only by modes that run until then. */
  readonly untilStopped: () => Promise<void>
}
