import type { FormDefinition } from './formDefinition.ts';
import type { JourneyDesign } from './journeyDesign.ts';
import type { JourneyFileKind } from './journeyFileKind.ts';
import type { JourneyFilePicture } from './journeyFilePicture.ts';

/**
 * A journey as a file, to take it to another organization or server. Older files have no `forms`.
 */
export interface JourneyFile {
  /** Says what the file is. */
  kind: JourneyFileKind;
  /**
     * The key that the journey had; an import can give it another.
     * @maxLength 64
     */
  key: string;
  /**
     * `origin` of the journey: the same in all files of a journey and of its copies, so that an import recognizes those
     * that are here. Older files do not have it.
     */
  origin?: string;
  design: JourneyDesign;
  /** The forms that its steps ask, each once; as published, or as their draft if they never were. */
  forms?: FormDefinition[];
  /**
     * The banner, where it is a picture of a media library (`media:`). Older files do not have it, nor those of which the
     * picture is larger than 1 MB.
     */
  banner_picture?: JourneyFilePicture;
}
