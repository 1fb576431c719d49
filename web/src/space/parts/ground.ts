/** The boards: slabs with thickness, their squares in one draw call, or their painted faces; and the names of the squares. */

import type { Color } from 'three';
import { BoxGeometry, Group, Mesh, MeshStandardMaterial, PlaneGeometry, type Texture } from 'three';
import type { SceneView, UniverseView } from '../../engine/types';
import { coordinatesOf } from '../../board/coordinates';
import type { Layout } from '../../board/layout';
import type { Skin } from '../../board/skins';
import type { Wardrobe } from '../colours';
import type { Motion, Pose } from '../motion';
import { painted } from '../paint';
import { aboard, type Plan, type Slab } from '../plan';
import { Faces, Sheet, type Draw } from '../sheet';
import { Crowd, lying } from './crowd';

/** How thick slabs are, and how far they reach beyond their squares or points. */
export const THICKNESS = 0.12;
const RIM = 0.1;
const MARGIN = 0.42;
const TILE = 0.035;
/** How much glass covers: a slab and the square upon it are two panes. */
const CLEAR = 0.5;

/** What boards are made of. */
type Stuff = 'wood' | 'glass';

export interface GroundSetting {
  readonly universe: UniverseView;
  readonly scene: SceneView;
  readonly skin: Skin;
  readonly layout: Layout;
  readonly stuff: Stuff;
  readonly names: boolean;
  /** The notation whose names are written. */
  readonly notation: string;
}

const TILED = new Set(['light', 'dark', 'court']);

/** Whether a board is squares; otherwise it is points on a painted face. */
function tiled(universe: UniverseView, board: number, skin: Skin): boolean {
  if (skin.name === 'generic') return true;
  const corner = universe.boards[board]?.corner.join();
  return universe.sites.every(({ board: own, terrain }) => universe.boards[own]?.corner.join() !== corner || TILED.has(terrain));
}

/** How far the boards of a universe reach beyond their places. */
export function rimOf(universe: UniverseView, skin: Skin): number {
  return universe.boards.every((_, board) => tiled(universe, board, skin)) ? RIM : MARGIN;
}

/** File and rank; which level it is, eyes see. */
function shortName(name: string): string {
  return /^[a-z]+\d*/.exec(name)?.[0] ?? name;
}

function toneOf({ sites }: UniverseView, site: number): string {
  const info = sites[site];
  if (!info) return 'light';
  if (info.terrain === 'court') return info.owner === 'second' ? 'court' : 'light';
  if (info.terrain === 'light' || info.terrain === 'dark') return info.terrain;
  return (info.at[0] + info.at[1]) % 2 === 0 ? 'dark' : 'light';
}

export class Ground {
  readonly object = new Group();
  readonly #setting: GroundSetting;
  /** Slabs and the squares upon them. */
  readonly #stones: Crowd;
  readonly #painted: {
    readonly board: number;
    readonly mesh: Mesh<BoxGeometry, MeshStandardMaterial>;
    readonly top: Mesh<PlaneGeometry, MeshStandardMaterial>;
    readonly face: Texture;
  }[] = [];
  readonly #names: Faces | null;
  readonly #tones: ReadonlyMap<string, Color>;
  readonly #rims: Readonly<Record<'main' | 'first' | 'second', Color>>;

  constructor(setting: GroundSetting, wardrobe: Wardrobe, host: HTMLElement) {
    this.#setting = setting;
    const { universe, skin, stuff } = setting;
    const glass = stuff === 'glass';
    this.#tones = new Map(
      ['light', 'dark', 'court'].map((tone) => [tone, wardrobe.colour(`var(--space-${tone}, var(--board-${tone}))`)]),
    );
    this.#rims = {
      main: wardrobe.colour('var(--space-rim)'),
      first: wardrobe.colour('var(--space-rim-first)'),
      second: wardrobe.colour('var(--space-rim-second)'),
    };
    // What lies under glass is seen through it, marks at full strength: so glass hides nothing from what is drawn after it.
    const stone = new MeshStandardMaterial(
      glass
        ? { roughness: 0.15, metalness: 0, transparent: true, opacity: CLEAR, depthWrite: false }
        : { roughness: 0.55, metalness: 0 },
    );
    this.#stones = new Crowd(new BoxGeometry(1, 1, 1), stone, universe.sites.length + universe.boards.length);
    this.#stones.mesh.castShadow = !glass;
    this.#stones.mesh.receiveShadow = true;
    this.object.add(this.#stones.mesh);
    universe.boards.forEach((_, board) => {
      if (!tiled(universe, board, skin)) this.#paint(board, wardrobe, host);
    });
    this.#names = setting.names ? this.#name(wardrobe) : null;
    if (this.#names) this.object.add(this.#names.mesh);
  }

  #paint(board: number, wardrobe: Wardrobe, host: HTMLElement): void {
    const { universe, scene, skin, layout, names, notation } = this.#setting;
    const panel = layout.panels.find((candidate) => candidate.board === board);
    const size = universe.boards[board]?.size;
    if (!panel || !size) return;
    const face = painted(host, {
      layout,
      panel,
      ground: skin.ground(universe, layout, scene),
      texts: names ? coordinatesOf(universe, layout, skin, scene, { facing: 'first', notation, unit: 0 }) : [],
      margin: MARGIN,
      skin: skin.name,
      ink: wardrobe.css('var(--board-line)'),
      edge: wardrobe.css('var(--space-rim)'),
    });
    const several = layout.panels.length > 1;
    const look = { roughness: 0.6, transparent: several };
    const [w, d] = [size[0] + 2 * MARGIN, size[1] + 2 * MARGIN];
    const top = new Mesh(new PlaneGeometry(w, d), new MeshStandardMaterial({ ...look, map: face }));
    top.rotation.x = -Math.PI / 2;
    top.position.y = THICKNESS * 0.75 + 0.001;
    top.receiveShadow = true;
    const mesh = new Mesh(
      new BoxGeometry(w, THICKNESS * 1.5, d),
      new MeshStandardMaterial({ roughness: 0.6, color: this.#rims.main, transparent: several }),
    );
    mesh.castShadow = !several;
    mesh.add(top);
    this.#painted.push({ board, mesh, top, face });
    this.object.add(mesh);
  }

  #name(wardrobe: Wardrobe): Faces | null {
    const { universe, skin } = this.#setting;
    const ink = wardrobe.css('var(--space-name)');
    const pictures = new Map<string, Draw>();
    universe.sites.forEach(({ name, board }, site) => {
      if (!tiled(universe, board, skin) || toneOf(universe, site) === 'court') return;
      pictures.set(name, (pen) => {
        pen.fillStyle = ink;
        pen.font = '600 17px system-ui, sans-serif';
        pen.fillText(shortName(name), 7, 93);
      });
    });
    if (pictures.size === 0) return null;
    const faces = new Faces(new Sheet(pictures, 96), universe.sites.length, false);
    if (this.#setting.stuff === 'glass') faces.under();
    return faces;
  }

  /** Puts everything where it is at a moment. */
  place(scene: SceneView, plan: Plan, boards: Motion<string>, now: number, seen: (site: number) => boolean, turn: number): void {
    const { universe, skin } = this.#setting;
    this.#stones.begin();
    let names = 0;
    const tile = (site: number, x: number, y: number, z: number, spin: number, w: number, d: number): void => {
      const name = universe.sites[site]?.name ?? '';
      const colour = this.#tones.get(toneOf(universe, site));
      this.#stones.add({ x, y: y - TILE / 2, z, turn: spin, sx: w * 0.985, sy: TILE, sz: d * 0.985, ...(colour && { colour }) });
      if (!this.#names || w !== 1) return;
      this.#names.mesh.setMatrixAt(names, lying(x, y + 0.004, z, turn + spin));
      this.#names.show(names, name);
      names += 1;
    };
    const slab = ({ x, y, z, turn: spin }: Omit<Pose, 'size'>, { w, d }: Slab, rim: number, colour: Color): void => {
      this.#stones.add({
        x,
        y: y - TILE - THICKNESS / 2 + 0.012,
        z,
        turn: spin,
        sx: w + 2 * rim,
        sy: THICKNESS,
        sz: d + 2 * rim,
        colour,
      });
    };
    const laid: { readonly y: number; readonly lay: () => void }[] = [];
    universe.boards.forEach((_, board) => {
      const own = plan.slabs[board];
      if (!own || own.movable || !tiled(universe, board, skin)) return;
      const sites = aboard(universe, plan, { board });
      if (!sites.some(({ site }) => seen(site))) return;
      laid.push({
        y: own.y,
        lay: () => {
          slab({ ...own, turn: 0 }, own, own.single ? 0.06 : RIM, this.#rims.main);
          for (const { site } of sites) {
            const spot = plan.spots[site];
            if (spot) tile(site, spot.x, spot.y, spot.z, 0, spot.w, spot.d);
          }
        },
      });
    });
    for (const stand of scene.boards) {
      const own = plan.slabs[stand.board];
      const pose = boards.pose(stand.name, now);
      const sites = aboard(universe, plan, stand);
      if (!own || !pose || !sites.some(({ site }) => seen(site))) continue;
      laid.push({
        y: pose.y,
        lay: () => {
          slab(pose, own, RIM, this.#rims[stand.owner]);
          const [s, c] = [Math.sin(pose.turn), Math.cos(pose.turn)];
          for (const { site, x, z } of sites) tile(site, pose.x + x * c + z * s, pose.y, pose.z - x * s + z * c, pose.turn, 1, 1);
        },
      });
    }
    // Panes of glass are drawn from below, as the light comes through them.
    for (const { lay } of laid.sort((a, b) => a.y - b.y)) lay();
    this.#stones.end();
    if (this.#names) {
      this.#names.mesh.count = names;
      this.#names.mesh.instanceMatrix.needsUpdate = true;
    }
    // What lies under a board must be seen through it.
    const over = this.#painted.some(({ board }) => plan.slabs[board]?.y !== plan.slabs[this.#painted[0]?.board ?? board]?.y);
    for (const { board, mesh, top } of this.#painted) {
      const slab = plan.slabs[board];
      if (!slab) continue;
      [top.material.opacity, mesh.material.opacity] = over ? [0.72, 0.35] : [1, 1];
      top.material.depthWrite = !over;
      mesh.position.set(slab.x, slab.y - THICKNESS * 0.75, slab.z);
      mesh.visible = aboard(universe, plan, { board }).some(({ site }) => seen(site));
    }
  }

  dispose(): void {
    this.#stones.dispose();
    this.#names?.dispose();
    for (const { mesh, top, face } of this.#painted) {
      face.dispose();
      for (const { geometry, material } of [mesh, top]) {
        geometry.dispose();
        for (const one of [material].flat()) one.dispose();
      }
    }
  }
}
