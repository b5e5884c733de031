/** An answer that is no success. */
export class Refusal extends Error {
  readonly status: number
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(String(status))
    this.status = status
    this.body = body
  }
}

/** @throws Refusal */
export function refuse(status: number, body: unknown): never {
  throw new Refusal(status, body)
}

export const notFound = (): never => refuse(404, { detail: 'Not found.' })
