/** The pieces: one draw call a shape, both sides together, and one for all signs. */

import { Color, Group, MeshStandardMaterial } from 'three';
import type { PieceOn } from '../../engine/types';
import { paletteOf, pieceArt, type SideIndex } from '../../pieces';
import type { Wardrobe } from '../colours';
import { figureOf, type Figure } from '../figures';
import { HALF, THICK } from '../figures/counter';
import type { Pose } from '../motion';
import { Faces, Sheet, type Draw } from '../sheet';
import { circle } from '../../pieces/art';
import { Crowd, lying } from './crowd';

export interface Cast {
  readonly game: string;
  readonly set: string;
  /** Whether all pieces lie as counters: who looks straight down reads signs, not heads. */
  readonly lying: boolean;
  /** All kinds of pieces that may appear. */
  readonly kinds: readonly string[];
  readonly room: number;
}

/** The radius of the field under a figure on a counter, and the size of the figure there. */
const FIELD = 41;
const ON_FIELD = 0.74;

/** How far a face is turned up at most, and how far from square to the eye it stays, in radians. */
const STEEPEST = 1.1;
const FLAT = 0.2;

export function sideOf({ side }: Pick<PieceOn, 'side'>): SideIndex {
  return side === 'first' ? 0 : 1;
}

export class Pieces {
  readonly object = new Group();
  readonly #cast: Cast;
  readonly #shapes = new Map<string, Crowd>();
  readonly #signs: Faces | null;
  readonly #bodies: readonly [Color, Color];
  readonly #asleep: readonly [Color, Color];
  readonly #figures = new Map<string, Figure>();

  constructor(cast: Cast, wardrobe: Wardrobe) {
    this.#cast = cast;
    const body = (side: SideIndex): Color => wardrobe.colour(`var(--space-piece-${side}, var(--piece-${side}-body))`);
    this.#bodies = [body(0), body(1)];
    const grey = new Color(0x8d8d8d);
    this.#asleep = [this.#bodies[0].clone().lerp(grey, 0.6), this.#bodies[1].clone().lerp(grey, 0.5)];
    const pictures = new Map<string, Draw>();
    for (const side of [0, 1] as const) {
      for (const kind of cast.kinds) {
        const figure = this.figure(side, kind);
        if (!this.#shapes.has(figure.name)) this.#shape(figure);
        if (figure.signed) pictures.set(`${side}${kind}`, (pen) => this.#draw(pen, wardrobe, side, kind));
      }
    }
    this.#signs = pictures.size > 0 ? new Faces(new Sheet(pictures, 160), cast.room, true) : null;
    if (this.#signs) {
      this.#signs.mesh.renderOrder = 2;
      this.object.add(this.#signs.mesh);
    }
  }

  #shape(figure: Figure): void {
    const material = new MeshStandardMaterial({ roughness: figure.signed ? 0.55 : 0.38, metalness: 0.02 });
    const crowd = new Crowd(figure.make(), material, this.#cast.room);
    crowd.mesh.castShadow = true;
    crowd.mesh.receiveShadow = true;
    this.#shapes.set(figure.name, crowd);
    this.object.add(crowd.mesh);
  }

  #draw(pen: CanvasRenderingContext2D, wardrobe: Wardrobe, side: SideIndex, kind: string): void {
    pen.lineCap = 'round';
    pen.lineJoin = 'round';
    if (paletteOf(this.#cast.game) === 'chess') {
      // Figures that have the colour of their counter stand on a field of another one, as on a square; its edge tells the side.
      pen.fillStyle = wardrobe.css('var(--space-field)');
      pen.fill(new Path2D(circle(50, 50, FIELD)));
      pen.translate(50, 50);
      pen.scale(ON_FIELD, ON_FIELD);
      pen.translate(-50, -50);
    }
    for (const { d, role, strokeWidth } of pieceArt(this.#cast.game, this.#cast.set, side, kind)) {
      const colour = wardrobe.css(`var(--piece-${side}-${role})`);
      const path = new Path2D(d);
      if (strokeWidth === undefined) {
        pen.fillStyle = colour;
        pen.fill(path);
      } else {
        pen.strokeStyle = colour;
        pen.lineWidth = strokeWidth;
        pen.stroke(path);
      }
    }
  }

  figure(side: SideIndex, kind: string): Figure {
    const key = `${side}${kind}`;
    const figure = this.#figures.get(key) ?? figureOf(this.#cast.game, this.#cast.set, side, kind, this.#cast.lying);
    this.#figures.set(key, figure);
    return figure;
  }

  /** Draws pieces at their poses, as they are looked at from a height. */
  place(pieces: readonly { readonly piece: PieceOn; readonly pose: Pose }[], height: number): void {
    const up = Math.min(STEEPEST, Math.max(0, Math.PI / 2 - height - FLAT));
    for (const crowd of this.#shapes.values()) crowd.begin();
    let signs = 0;
    for (const { piece, pose } of pieces) {
      const side = sideOf(piece);
      const figure = this.figure(side, piece.kind);
      const crowd = this.#shapes.get(figure.name);
      if (!crowd || pose.size <= 0.01) continue;
      const frozen = piece.badges.some(({ code }) => code === 'frozen');
      // A piece on a step is drawn down to the ground.
      const stem = pose.stem ?? 0;
      const tall = pose.size + stem / figure.height;
      // A face that is turned up stands on its lower edge.
      const tip = figure.upright ? up : 0;
      const rise = HALF * pose.size * Math.sin(tip);
      crowd.add({
        ...pose,
        y: pose.y - stem + rise,
        tip: -tip,
        sx: pose.size,
        sy: tall,
        sz: pose.size,
        colour: (frozen ? this.#asleep : this.#bodies)[side],
      });
      if (!figure.signed || !this.#signs) continue;
      const out = (THICK + 0.004) * pose.size;
      this.#signs.mesh.setMatrixAt(
        signs,
        lying(
          pose.x + out * Math.sin(tip) * Math.sin(pose.turn),
          pose.y + rise + out * Math.cos(tip),
          pose.z + out * Math.sin(tip) * Math.cos(pose.turn),
          pose.turn,
          0.92 * pose.size,
          -tip,
        ),
      );
      this.#signs.show(signs, `${side}${piece.kind}`);
      signs += 1;
    }
    for (const crowd of this.#shapes.values()) crowd.end();
    if (this.#signs) {
      this.#signs.mesh.count = signs;
      this.#signs.mesh.visible = signs > 0;
      this.#signs.mesh.instanceMatrix.needsUpdate = true;
    }
  }

  dispose(): void {
    for (const crowd of this.#shapes.values()) crowd.dispose();
    this.#signs?.dispose();
  }
}
