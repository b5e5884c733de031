import type { JourneyFilePictureContentType } from './journeyFilePictureContentType.ts';
import type { TextPair } from './textPair.ts';

/**
 * A banner picture of a media library inside of a file, with what it shows; at most 1 MB.
 */
export interface JourneyFilePicture {
  /**
     * Name of the picture’s file.
     * @minLength 1
     * @maxLength 255
     * @pattern ^(?=.*[^\s\u2800\uFE00-\uFE0F])(?:[\u0020-\u007E\u00A0-\u00AC\u00AE-\u034E\u0350-\u058F]|(?:[^\u0000-\u058F\u061C\u115F\u1160\u17B4\u17B5\u180E\u200B-\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB\uD800-\uDFFF\uFDD0-\uFDEF\uFFFE\uFFFF]|(?![\uD83F\uD87F][\uDFFE\uDFFF])[\uD800-\uD88F][\uDC00-\uDFFF]|\uDB40[\uDD00-\uDDEF])[\u200C\u200D]?)+$
     */
  file_name: string;
  /** The type of the picture by its content. */
  content_type: JourneyFilePictureContentType;
  /**
     * The bytes of the picture in base64.
     * @maxLength 1398104
     * @pattern ^[A-Za-z0-9+/]{2,}={0,2}$
     */
  data: string;
  /** What the picture shows, in both languages; at most 250 characters each. */
  alt: TextPair;
}
