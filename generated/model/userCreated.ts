import type { UserAccount } from './userAccount.ts';
import type { UserCreatedOutcome } from './userCreatedOutcome.ts';

/**
 * What became of a new user.
 */
export interface UserCreated {
  /**
     * `created`: an account was made, and a message with a temporary password is on its way.
     * `added`: the person had an account already and now has these roles here, too; name and language stay theirs.
     */
  outcome: UserCreatedOutcome;
  user: UserAccount;
}
