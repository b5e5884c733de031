
/**
 * What comes after an activity.
 */
export interface FollowingActivity {
  /** Id of the step in the journey’s definition. Stable across versions and languages; not the id of a task. */
  activity_id: string;
  /** Title of the step, in the language of the request. */
  name: string;
  /** Whether it comes for some answers or variables only. */
  is_conditional: boolean;
}
