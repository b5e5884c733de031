import type { AccountClosure } from '#generated/model/index.ts'
import type { Operations } from '../contract.ts'
import { cancelClosure, codeLifetime, confirmClosure, requestClosure } from '../engine/account-closure.ts'
import type { AccountRow } from '../store/account-row.ts'
import { iso } from '../store/clock.ts'
import type { UserRow } from '../store/rows.ts'
import { isoOrNull } from './views.ts'

const closureView = ({ email }: UserRow, { closureCode, closesAt }: AccountRow): AccountClosure => ({
  email: email ?? '',
  code_expires_at: closureCode && iso(closureCode.sentAt + codeLifetime),
  closes_at: isoOrNull(closesAt),
})

export const accountClosure = {
  requestAccountClosure: ({ user, world, origin }) => closureView(user, requestClosure(world, user, origin)),

  confirmAccountClosure: ({ user, world, origin, body: { code } }) =>
    closureView(user, confirmClosure(world, user, { code, origin })),

  cancelAccountClosure: ({ user, world }) => cancelClosure(world, user),
} satisfies Partial<Operations>
