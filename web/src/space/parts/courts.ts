/** What stands in courts whether anybody is there or not: a plate for each guest, and a rail around the captured. */

import { BoxGeometry, CylinderGeometry, Group, MeshStandardMaterial, type BufferGeometry } from 'three';
import type { UniverseView } from '../../engine/types';
import { GUEST, seat } from '../../board/skins/court';
import type { Wardrobe } from '../colours';
import type { Bench } from '../courtiers';
import type { Figure } from '../figures';
import { joined } from '../figures/join';
import type { Pose } from '../motion';
import type { Plan, Spot } from '../plan';
import { Crowd } from './crowd';
import { turnOf, type Chair } from './seats';

/** Half the room that one has in a court. */
const ROOM = 0.175;
const [RAIL, POST, THIN] = [0.2, 0.035, 0.025];

/** Where somebody stands in a court, in the places of the flat board. */
function benchAt({ x, z, y, w }: Spot, { group, number }: Bench): { x: number; y: number; z: number } {
  return { x: seat({ x, y: 0, w, h: 0 }, group, number).x + GUEST / 2, y, z };
}

/** The pose of a piece in a court: small enough for its neighbours. */
export function benched(spot: Spot, bench: Bench, side: Chair, figure: Figure, chair: Chair): Pose {
  return { ...benchAt(spot, bench), turn: figure.signed ? turnOf(chair) : turnOf(side), size: ROOM / figure.radius };
}

/** A rail around places in a row. */
function fence(spots: readonly { readonly x: number; readonly y: number; readonly z: number }[], deep: number): BufferGeometry[] {
  const [first, last] = [spots[0], spots.at(-1)];
  if (!first || !last) return [];
  const [left, right] = [first.x - GUEST * 0.55, last.x + GUEST * 0.55];
  const bar = (w: number, h: number, d: number, x: number, y: number, z: number): BufferGeometry => {
    const geometry = new BoxGeometry(w, h, d);
    geometry.translate(x, first.y + y, first.z + z);
    return geometry;
  };
  const corners = [left, right].flatMap((x) => [-deep, deep].map((z) => bar(POST, RAIL + 0.06, POST, x, RAIL / 2, z)));
  const rails = [-deep, deep].flatMap((z) =>
    [0.5, 1].map((up) => bar(right - left, THIN, THIN, (left + right) / 2, RAIL * up, z)),
  );
  const ends = [left, right].flatMap((x) => [0.5, 1].map((up) => bar(THIN, THIN, 2 * deep, x, RAIL * up, 0)));
  return [...corners, ...rails, ...ends];
}

export class Courts {
  readonly object = new Group();
  readonly #plates: Crowd;
  readonly #rails: Crowd | null;

  constructor({ sites }: UniverseView, plan: Plan, wardrobe: Wardrobe) {
    const courts = sites.flatMap(({ terrain, owner }, site) =>
      terrain === 'court' && owner !== null ? (plan.spots[site] ?? []) : [],
    );
    const row = (spot: Spot, group: number) =>
      Array.from({ length: Math.round(spot.w) }, (_, number) => benchAt(spot, { group, number }));
    this.#plates = new Crowd(
      new CylinderGeometry(0.19, 0.14, 0.024, 24),
      new MeshStandardMaterial({ color: 0xfffdf6, roughness: 0.25 }),
      courts.length * 4,
    );
    for (const { x, y, z } of courts.flatMap((spot) => row(spot, 0))) this.#plates.add({ x, y: y + 0.012, z });
    this.#plates.end();
    this.#plates.mesh.receiveShadow = true;
    const rails = courts.flatMap((spot) => fence(row(spot, 1), spot.d * 0.34));
    const metal = new MeshStandardMaterial({ color: wardrobe.colour('var(--space-metal)'), roughness: 0.4, metalness: 0.25 });
    this.#rails = rails.length > 0 ? new Crowd(joined(rails), metal, 1) : null;
    if (!this.#rails) metal.dispose();
    this.#rails?.add({ x: 0, y: 0, z: 0 });
    this.#rails?.end();
    this.object.add(this.#plates.mesh, ...(this.#rails ? [this.#rails.mesh] : []));
  }

  dispose(): void {
    this.#plates.dispose();
    this.#rails?.dispose();
  }
}
