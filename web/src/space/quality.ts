/**
 * How finely the table is drawn, by how long pictures take: coarser where they come too slowly to be a motion, finer again when
 * there is time. Plain numbers; whoever draws tells each picture and follows.
 */

export interface Grade {
  /** How many pixels are drawn for one of the page, at most. */
  readonly finest: number;
  readonly shadows: boolean;
}

/** From the best to what every machine can do. */
export const GRADES = [
  { finest: 2, shadows: true },
  { finest: 1.5, shadows: true },
  { finest: 1, shadows: true },
  { finest: 1, shadows: false },
  { finest: 0.7, shadows: false },
] as const satisfies readonly Grade[];

/** Painters without a graphics card, as browsers call them: SwiftShader, Mesa's and Microsoft's. */
const CARDLESS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Where a painter of that name begins. Without a card shadows are more than half of a picture, and seconds would pass until that was noticed. */
export function firstGrade(painter: string): number {
  return CARDLESS.test(painter) ? GRADES.findIndex(({ shadows }) => !shadows) : 0;
}

/** Pictures that are judged together: the middle one of them, so that a single stutter decides nothing. */
const ENOUGH = 12;
/** Milliseconds between two pictures: more is no motion, less leaves time (screens show sixty pictures in a second). */
const SLOW = 34;
const FAST = 19;
/** Between pictures that are further apart nothing moved. */
const PAUSE = 1000;
/** How often in a row pictures must be fast until a finer grade is tried; twice as often after each trial that failed. */
const TRIAL = 4;
const LONGEST = 64;

export class Quality {
  #index = 0;
  #last: number | null = null;
  #times: number[] = [];
  #fast = 0;
  #patience = TRIAL;
  #trying = false;

  /** Before the first picture: what is drawn with is known. */
  begin(index: number): void {
    this.#index = index;
  }

  get grade(): Grade {
    return GRADES[this.#index] ?? GRADES[0];
  }

  get index(): number {
    return this.#index;
  }

  /** A picture is drawn at this moment; whether the next one is to be drawn otherwise. */
  drawn(now: number): boolean {
    const took = this.#last === null ? Infinity : now - this.#last;
    this.#last = now;
    if (took > PAUSE) return false;
    this.#times.push(took);
    if (this.#times.length < ENOUGH) return false;
    const middle = this.#times.sort((a, b) => a - b)[ENOUGH / 2] ?? 0;
    this.#times = [];
    return this.#judge(middle);
  }

  /** Nothing moves: the time until the next picture says nothing. */
  rest(): void {
    this.#last = null;
  }

  #judge(middle: number): boolean {
    const before = this.#index;
    if (middle > SLOW) {
      if (this.#trying) this.#patience = Math.min(LONGEST, this.#patience * 2);
      this.#index = Math.min(GRADES.length - 1, before + 1);
    }
    this.#trying = false;
    this.#fast = middle < FAST ? this.#fast + 1 : 0;
    if (this.#fast >= this.#patience && before > 0) {
      this.#index = before - 1;
      this.#trying = true;
      this.#fast = 0;
    }
    return this.#index !== before;
  }
}
