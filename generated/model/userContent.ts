import type { Content } from './content.ts';
import type { ContentRecommender } from './contentRecommender.ts';

/**
 * A content as one person has it, with why it is there and what became of it (LIB-02).
 */
export interface UserContent {
  /** Unique id. */
  readonly id: string;
  content: Content;
  /** Id of the organization. */
  organization: string;
  /** The profile that it is for. */
  patient: string;
  /**
     * The journey that it belongs to; null when to none.
     * @nullable
     */
  process_instance: string | null;
  /** Who recommended it to the person; null if nobody did. */
  recommended_by: ContentRecommender | null;
  /**
     * Why it is recommended, in the language of the answer.
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
  /**
     * How far the person got (percent).
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  /**
     * When the person was done with it.
     * @nullable
     */
  read_at: string | null;
  /**
     * When the person saved it.
     * @nullable
     */
  saved_at: string | null;
  /**
     * Whether the person found it helpful; null when not said.
     * @nullable
     */
  helpful: boolean | null;
}
