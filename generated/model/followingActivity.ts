
/**
 * What comes after an activity.
 */
export interface FollowingActivity {
  activity_id: string;
  name: string;
  /** Whether it comes for some answers or variables only. */
  is_conditional: boolean;
}
