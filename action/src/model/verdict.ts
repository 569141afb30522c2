/** What a result means (layer 0: types and closed lists). */
import type { Millis } from './basics.ts';

export const TAGS = ['review', 'question', 'blocked', 'progress'] as const;

/** What the first line of an agent's last message can say of its work. */
export type Tag = (typeof TAGS)[number];

/** Failure classes, in the order in which they are tried. */
export const FAILURE_CLASSES = [
  'session_lost',
  'quota',
  'git',
  'env',
  'transient',
  'timeout',
  'stalled',
  'lost',
  'killed',
  'cancelled',
  'empty',
  'failed',
] as const;

export type FailureClass = (typeof FAILURE_CLASSES)[number];

/** What a result means. */
export type Verdict =
  | {
      readonly kind: 'answer';
      readonly tag: Tag;
      /** False: there was no tag and exit code 0, so it is treated as `[review]` (and said so). */
      readonly tagged: boolean;
      readonly message: string;
    }
  | {
      readonly kind: 'failure';
      readonly class: FailureClass;
      /** One sentence without agent prose. */
      readonly reason: string;
      /** What a person does about it, where more is known than the class. */
      readonly remedy?: string;
      /** It is so in the folder in which the run worked, and perhaps not in those of other items. */
      readonly in_folder?: true;
      /** Only for `quota`: when it resets, if the files say. */
      readonly reset_at?: Millis;
    };
