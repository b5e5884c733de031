/** Why a snapshot is not taken: the end of a sentence that begins with 'The snapshot'. */
export class SnapshotRefused extends Error {
  constructor(why: string) {
    super(`The snapshot ${why}.`)
  }
}
