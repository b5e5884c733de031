/** A message that a real backend would have sent; `GET /__mock__/mailbox` shows it. */
export type Mail = {
  readonly to: string
  readonly subject: string
  readonly code?: string
  readonly link?: string
  /** Plain text, where a person of the care team may read it before it is sent. */
  readonly body?: string
  /** ISO date-time by the world's clock. */
  readonly sent_at: string
}

const limit = 500

/** The messages of one world, newest first. Keeps the last 500. */
export class Mailbox {
  #mails: Mail[] = []
  readonly #putOff = new Set<string>()

  /**
   * Whether mail to this address is taken now. The first time, one that begins with `busy` is put off, so that trying
   * again can be seen; every other one is taken.
   */
  takes(to: string): boolean {
    const address = to.toLowerCase()
    if (!address.startsWith('busy') || this.#putOff.has(address)) return true
    this.#putOff.add(address)
    return false
  }

  send(mail: Mail): void {
    this.#mails = [mail, ...this.#mails.slice(0, limit - 1)]
  }

  /** Everything, for a snapshot. */
  kept(): { readonly mails: readonly Mail[]; readonly putOff: readonly string[] } {
    return { mails: this.#mails, putOff: [...this.#putOff] }
  }

  /** Takes what `kept` gave, in place of what is here. */
  fill({ mails, putOff }: ReturnType<Mailbox['kept']>): void {
    this.#mails = [...mails]
    this.#putOff.clear()
    for (const address of putOff) this.#putOff.add(address)
  }

  /** All, or those to one address (any case). */
  list(to?: string): readonly Mail[] {
    if (to === undefined) return this.#mails
    return this.#mails.filter((mail) => mail.to.toLowerCase() === to.toLowerCase())
  }
}
