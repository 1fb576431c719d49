/** Chess as turned wood: a profile for each kind, spun around its axis, and what a lathe cannot make set upon it. */

import { BoxGeometry, ConeGeometry, LatheGeometry, Vector2, type BufferGeometry } from 'three';
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
  return spun([
    ...foot(0.25),
    [0.11, 0.34],
    [0.095, 0.43],
    [0.16, 0.46],
    [0.165, 0.485],
    [0.09, 0.51],
    ...ball(0.62, 0.145, -0.28),
  ]);
}

function rook(): BufferGeometry {
  const tower: Profile = [
    ...foot(0.29),
    [0.19, 0.3],
    [0.165, 0.52],
    [0.18, 0.58],
    [0.235, 0.62],
    [0.245, 0.66],
    [0.245, 0.76],
    [0.17, 0.76],
    [0.17, 0.7],
    [0, 0.7],
  ];
  return joined([spun(tower), ...ring(6, 0.208, () => new BoxGeometry(0.07, 0.09, 0.1), 0.8)]);
}

function bishop(): BufferGeometry {
  const mitre: Profile = [
    ...foot(0.28),
    [0.13, 0.36],
    [0.1, 0.58],
    [0.17, 0.62],
    [0.18, 0.65],
    [0.1, 0.68],
    [0.165, 0.75],
    [0.18, 0.81],
    [0.14, 0.91],
    [0.055, 1.02],
    [0.03, 1.05],
  ];
  return spun([...mitre, ...ball(1.09, 0.055, -0.3)]);
}

function queen(): BufferGeometry {
  const gown: Profile = [
    ...foot(0.31),
    [0.15, 0.4],
    [0.115, 0.74],
    [0.19, 0.78],
    [0.2, 0.81],
    [0.12, 0.84],
    [0.14, 0.9],
    [0.25, 1.04],
    [0.255, 1.07],
    [0.16, 1.07],
    [0.1, 1.09],
    ...ball(1.15, 0.07, -0.2),
  ];
  // A wide crown of points: that and the ball tell her from the king at the size of a phone.
  return joined([spun(gown), ...ring(8, 0.215, () => new ConeGeometry(0.062, 0.15, 6), 1.13)]);
}

function king(): BufferGeometry {
  const gown: Profile = [
    ...foot(0.32),
    [0.16, 0.4],
    [0.125, 0.8],
    [0.2, 0.84],
    [0.21, 0.87],
    [0.13, 0.9],
    [0.15, 0.98],
    [0.19, 1.06],
    [0.17, 1.1],
    [0.07, 1.13],
    [0, 1.14],
  ];
  // As thick as it is wide: thinner arms vanish when they are seen from aside or from afar.
  const [upright, beam] = [new BoxGeometry(0.095, 0.3, 0.095), new BoxGeometry(0.3, 0.1, 0.095)];
  upright.translate(0, 1.26, 0);
  beam.translate(0, 1.28, 0);
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
  bishop: { make: bishop, radius: 0.28, height: 1.15 },
  queen: { make: queen, radius: 0.31, height: 1.22 },
  king: { make: king, radius: 0.32, height: 1.41 },
};
