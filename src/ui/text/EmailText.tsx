import { Fragment } from 'react'

/** An email address that wraps after its @ and its dots, not inside a word. */
export function EmailText({ email }: { email: string }) {
  const parts = email.split(/(?<=[@.])/)
  return (
    <span style={{ overflowWrap: 'break-word' }}>
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no other identity
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
