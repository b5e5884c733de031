
/**
 * The health-card number that an organization keeps for a person.
 */
export interface PersonHealthCard {
  /**
     * Letters and digits, with spaces or hyphens between them: provinces and territories write theirs differently. It is
     * kept in capitals; null removes it.
     * @minLength 6
     * @maxLength 32
     * @nullable
     * @pattern ^[A-Za-z0-9][- A-Za-z0-9]{4,30}[A-Za-z0-9]$
     */
  health_card_number: string | null;
}
