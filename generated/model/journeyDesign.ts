import type { JourneyDesignCareTeam } from './journeyDesignCareTeam.ts';
import type { JourneyDesignColumn } from './journeyDesignColumn.ts';
import type { JourneyDesignStep } from './journeyDesignStep.ts';
import type { JourneyWhatIf } from './journeyWhatIf.ts';
import type { Language } from './language.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A journey as it is written: it may be incomplete until it is published. Texts are written in both languages; an
 * empty one counts as missing.
 */
export interface JourneyDesign {
  name: LocalizedText;
  description: LocalizedText;
  audience: LocalizedText;
  /**
     * The path of a picture on the server's own origin, or a picture of the organization's media library: `media:` and
     * the id of the file. Patients get what that file says it shows as the words of the picture.
     * @maxLength 300
     * @nullable
     * @pattern ^(/media/[A-Za-z0-9._/-]+|media:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$
     */
  banner: string | null;
  /**
     * Languages in which it is available.
     * @maxItems 2
     */
  languages: Language[];
  /** Whether the next step is offered when one is done. */
  next_task_modal: boolean;
  /**
     * Length of the journey, in weeks; null if it varies.
     * @minimum 1
     * @maximum 520
     * @nullable
     */
  estimated_weeks: number | null;
  /** Whether someone of the care team reads the answers. */
  is_monitored: boolean;
  /**
     * Within how many hours the care team takes an alert; null if no time is promised.
     * @minimum 1
     * @maximum 720
     * @nullable
     */
  response_hours: number | null;
  /** Who reads the answers and when, or what to do if no one does. */
  monitoring_note: LocalizedText | null;
  care_team: JourneyDesignCareTeam;
  /** Why it is recommended to the patients of the organization; null when it is not. */
  recommendation: LocalizedText | null;
  /**
     * The key of a form that is answered first, before any step; its answers become variables.
     * @maxLength 64
     * @nullable
     */
  start_form: string | null;
  /** Columns that the care team sees for each enrolment. */
  table_columns: JourneyDesignColumn[];
  /**
     * The activities of the steps that open on enrolment.
     * @items.minLength 1
     * @items.maxLength 100
     */
  first: string[];
  /** Steps of the journey; `next` of each decides the order. */
  steps: JourneyDesignStep[];
  /** What the author expects of the branches; every check and publication plays them again. */
  what_ifs?: JourneyWhatIf[];
}
