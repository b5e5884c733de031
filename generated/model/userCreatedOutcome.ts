
/**
 * `created`: an account was made, and a message with a temporary password is on its way.
 * `added`: the person had an account already and now has these roles here, too; name and language stay theirs.
 */
export type UserCreatedOutcome = typeof UserCreatedOutcome[keyof typeof UserCreatedOutcome];


export const UserCreatedOutcome = {
  created: 'created',
  added: 'added',
} as const;
