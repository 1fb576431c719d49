/**
 * Many small pictures on one texture, and faces that show one of them each: a whole set of signs, or the names of all squares, is
 * one draw call.
 */

import {
  CanvasTexture,
  InstancedBufferAttribute,
  InstancedMesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';

/** Draws a picture into a box of 100 by 100. */
export type Draw = (pen: CanvasRenderingContext2D) => void;

export class Sheet {
  readonly texture: CanvasTexture;
  readonly side: number;
  readonly #cells = new Map<string, number>();

  /** `edge` is the width of a picture in pixels. */
  constructor(pictures: ReadonlyMap<string, Draw>, edge: number) {
    this.side = Math.max(1, Math.ceil(Math.sqrt(pictures.size)));
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = this.side * edge;
    const pen = canvas.getContext('2d');
    let index = 0;
    for (const [name, draw] of pictures) {
      this.#cells.set(name, index);
      if (pen) {
        pen.save();
        pen.translate((index % this.side) * edge, Math.floor(index / this.side) * edge);
        pen.scale(edge / 100, edge / 100);
        pen.beginPath();
        pen.rect(0, 0, 100, 100);
        pen.clip();
        draw(pen);
        pen.restore();
      }
      index += 1;
    }
    this.texture = new CanvasTexture(canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.anisotropy = 8;
  }

  /** Where a picture is on the sheet, from the lower left, in shares of the whole. */
  cell(name: string): readonly [number, number] {
    const index = this.#cells.get(name) ?? 0;
    return [(index % this.side) / this.side, 1 - (Math.floor(index / this.side) + 1) / this.side];
  }

  dispose(): void {
    this.texture.dispose();
  }
}

/** Level faces of one unit, each with a picture of the sheet. */
export class Faces {
  readonly mesh: InstancedMesh;
  readonly #sheet: Sheet;
  readonly #cells: InstancedBufferAttribute;

  constructor(sheet: Sheet, room: number, lit: boolean) {
    this.#sheet = sheet;
    const geometry = new PlaneGeometry(1, 1);
    geometry.rotateX(-Math.PI / 2);
    this.#cells = new InstancedBufferAttribute(new Float32Array(room * 2), 2);
    geometry.setAttribute('cell', this.#cells);
    const look = { map: sheet.texture, transparent: true, alphaTest: 0.06, depthWrite: false };
    const material = lit ? new MeshStandardMaterial({ ...look, roughness: 0.6 }) : new MeshBasicMaterial(look);
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = `attribute vec2 cell;\n${shader.vertexShader}`.replace(
        '#include <uv_vertex>',
        `#include <uv_vertex>\nvMapUv = uv / ${sheet.side.toFixed(1)} + cell;`,
      );
    };
    material.customProgramCacheKey = () => `sheet-${sheet.side}-${lit}`;
    this.mesh = new InstancedMesh(geometry, material, room);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
  }

  /** Drawn before all glass: the pane that they lie on spares them, those above dim them. */
  under(): void {
    const material = this.mesh.material as MeshBasicMaterial;
    [material.depthWrite, material.alphaTest] = [true, 0.35];
    this.mesh.renderOrder = -1;
  }

  /** Which picture a face shows. */
  show(index: number, name: string): void {
    this.#cells.setXY(index, ...this.#sheet.cell(name));
    this.#cells.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as MeshStandardMaterial).dispose();
    this.mesh.dispose();
    this.#sheet.dispose();
  }
}
