import type { FormOptionPictureContentType } from './formOptionPictureContentType.ts';
import type { LocalizedText } from './localizedText.ts';

/**
 * A small picture of an answer, inside of the form: a form belongs to no organization, so no media library has it. The
 * answer keeps its label, which is shown below the picture; `alt` says what the picture adds.
 */
export interface FormOptionPicture {
  /** The type of the picture by its content. */
  content_type: FormOptionPictureContentType;
  /**
     * The bytes of the picture in base64; at most 30 KB.
     * @maxLength 40000
     * @pattern ^[A-Za-z0-9+/]{2,}={0,2}$
     */
  data: string;
  /** What the picture shows, for people who cannot see it. */
  alt: LocalizedText;
}
