/** Why a snapshot is rejected: the end of a sentence that starts with 'The snapshot'. */
export class SnapshotRefused extends Error {
  constructor(why: string) {
    super(`The snapshot ${why}.`)
  }
}
