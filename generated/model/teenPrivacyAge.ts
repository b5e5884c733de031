
/**
 * The age from which parents see less of a young person's profile (`parent_access` of profiles); null: parents see
 * everything at any age.
 * @minimum 10
 * @maximum 18
 * @nullable
 */
export type TeenPrivacyAge = number | null;
