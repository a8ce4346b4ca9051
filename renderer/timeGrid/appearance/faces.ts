import type { DrawnHours } from '../layout/geometry.ts';
import type { DrawnBlock } from '../layout/layoutDay.ts';
import { faceOf } from './face.ts';
import type { Face, FaceWords } from './face.ts';
import type { ShownEvent } from './shown.ts';

type Block = DrawnBlock<ShownEvent>;

interface KnownFace {
  readonly placed: Block;
  readonly clash: boolean;
  readonly face: Face;
}

/**
 * An edit changes one block of a day: the others are neither worded nor drawn again. Other hours, width or words make
 * all again.
 */
export class Faces {
  private made = new Map<string, KnownFace>();
  private of: { readonly hours: DrawnHours; readonly width: number; readonly words: FaceWords } | null = null;

  read(
    blocks: readonly Block[],
    { hours, width, words }: NonNullable<Faces['of']>,
    clashes: ReadonlyMap<string, unknown>,
  ): readonly Face[] {
    const isSame = this.of?.hours === hours && this.of.width === width && this.of.words === words;
    const before = isSame ? this.made : new Map<string, KnownFace>();
    this.of = { hours, width, words };
    this.made = new Map();
    return blocks.map((placed) => {
      const clash = clashes.has(placed.id);
      const known = before.get(placed.id);
      const made =
        known && known.clash === clash && isSamePlace(known.placed, placed)
          ? known
          : { placed, clash, face: faceOf(placed, hours, width, clash, words) };
      this.made.set(placed.id, made);
      return made.face;
    });
  }
}

function isSamePlace(before: Block, after: Block): boolean {
  const names = Object.keys(after) as (keyof Block)[]; // Object.keys loses the type of the names
  return names.every((name) => before[name] === after[name]);
}
