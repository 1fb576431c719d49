/** Chess as turned wood: a profile for each kind, spun around its axis, and what a lathe cannot make set upon it. */

import { BoxGeometry, LatheGeometry, SphereGeometry, Vector2, type BufferGeometry } from 'three';
import { joined } from './join';
import { horse } from './horse';

const SEGMENTS = 28;

/** Radius and height, from the foot upwards. */
type Profile = readonly (readonly [number, number])[];

/** The foot that all share; `r` is its radius. */
function foot(r: number): Profile {
  return [
    [0, 0],
    [r * 0.94, 0],
    [r, 0.025],
    [r, 0.07],
    [r * 0.9, 0.1],
    [r * 0.92, 0.13],
    [r * 0.72, 0.2],
  ];
}

function spun(profile: Profile): BufferGeometry {
  return new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(radius, height)),
    SEGMENTS,
  );
}

/** A ball of a profile: points on its outline between two angles, from below. */
function ball(middle: number, radius: number, from = -0.75, to = 0.5): Profile {
  return Array.from({ length: 9 }, (_, index) => {
    const angle = (from + ((to - from) * index) / 8) * Math.PI;
    return [Math.max(0, Math.cos(angle) * radius), middle + Math.sin(angle) * radius] as const;
  }).filter(([r], index, all) => index === all.length - 1 || r > 0.005);
}

function ring(count: number, radius: number, make: () => BufferGeometry, height: number): BufferGeometry[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = (2 * Math.PI * index) / count;
    const part = make();
    part.rotateY(-angle);
    part.translate(Math.cos(angle) * radius, height, Math.sin(angle) * radius);
    return part;
  });
}

function pawn(): BufferGeometry {
  return spun([...foot(0.25), [0.11, 0.34], [0.095, 0.43], [0.16, 0.46], [0.165, 0.485], [0.09, 0.51], ...ball(0.62, 0.145, -0.28)]);
}

function rook(): BufferGeometry {
  const tower: Profile = [...foot(0.29), [0.19, 0.3], [0.165, 0.52], [0.18, 0.58], [0.235, 0.62], [0.245, 0.66], [0.245, 0.76], [0.17, 0.76], [0.17, 0.7], [0, 0.7]];
  return joined([spun(tower), ...ring(6, 0.208, () => new BoxGeometry(0.07, 0.09, 0.1), 0.8)]);
}

function bishop(): BufferGeometry {
  const mitre: Profile = [...foot(0.28), [0.13, 0.36], [0.1, 0.58], [0.17, 0.62], [0.18, 0.65], [0.1, 0.68], [0.155, 0.76], [0.165, 0.83], [0.13, 0.92], [0.06, 1], [0.03, 1.02]];
  return spun([...mitre, ...ball(1.05, 0.05, -0.3)]);
}

function queen(): BufferGeometry {
  const gown: Profile = [...foot(0.31), [0.15, 0.4], [0.115, 0.74], [0.19, 0.78], [0.2, 0.81], [0.12, 0.84], [0.15, 0.92], [0.235, 1.06], [0.19, 1.07], [0.1, 1.1], ...ball(1.13, 0.06, -0.2)];
  return joined([spun(gown), ...ring(8, 0.205, () => new SphereGeometry(0.045, 8, 6), 1.07)]);
}

function king(): BufferGeometry {
  const gown: Profile = [...foot(0.32), [0.16, 0.4], [0.125, 0.8], [0.2, 0.84], [0.21, 0.87], [0.13, 0.9], [0.155, 0.98], [0.215, 1.1], [0.2, 1.13], [0.07, 1.17], [0, 1.18]];
  const [upright, beam] = [new BoxGeometry(0.06, 0.2, 0.05), new BoxGeometry(0.16, 0.06, 0.05)];
  upright.translate(0, 1.25, 0);
  beam.translate(0, 1.27, 0);
  return joined([spun(gown), upright, beam]);
}

function knight(): BufferGeometry {
  return joined([spun([...foot(0.28), [0.2, 0.24], [0, 0.26]]), horse()]);
}

/** How large a turned piece is, for hands that reach for it. */
export interface Turned {
  readonly make: () => BufferGeometry;
  readonly radius: number;
  readonly height: number;
}

/** By the engine's word for the kind. */
export const TURNED: Readonly<Record<string, Turned>> = {
  pawn: { make: pawn, radius: 0.25, height: 0.77 },
  rook: { make: rook, radius: 0.29, height: 0.85 },
  knight: { make: knight, radius: 0.28, height: 0.95 },
  bishop: { make: bishop, radius: 0.28, height: 1.1 },
  queen: { make: queen, radius: 0.31, height: 1.19 },
  king: { make: king, radius: 0.32, height: 1.34 },
};
