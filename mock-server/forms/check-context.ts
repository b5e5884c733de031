import type { Language } from '#generated/model/index.ts'
import type { UploadRow } from '../store/rows.ts'

/** The context of a check. */
export type CheckContext = {
  /** The language of the message. */
  readonly locale: Language
  /** The server's date (`YYYY-MM-DD`). */
  readonly today: string
  /** The files that were sent for the task, by id. */
  readonly uploads?: ReadonlyMap<string, UploadRow>
}
