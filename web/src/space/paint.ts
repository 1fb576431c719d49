/** The ground of the flat board as a texture for a slab: lines, rivers and seas are drawn once, for both renderers. */

import { CanvasTexture, SRGBColorSpace } from 'three';
import type { Coordinate } from '../board/coordinates';
import type { Box, Layout, Panel } from '../board/layout';
import type { Ground } from '../board/skins';

/** Pixels for one cell. */
const FINE = 88;

interface Dress {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  /** How much of the fill and of the stroke is seen. */
  readonly filled: number;
  readonly stroked: number;
}

/** What the style sheet says about the roles of the ground, asked of a picture that nobody sees. */
function dresses(host: HTMLElement, skin: string, roles: Iterable<string>, scale: number): Map<string, Dress> {
  const space = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(space, 'svg');
  svg.setAttribute('class', 'picture');
  svg.dataset['skin'] = skin;
  svg.style.visibility = 'hidden';
  host.append(svg);
  const found = new Map<string, Dress>();
  for (const role of new Set(roles)) {
    const path = document.createElementNS(space, 'path');
    path.setAttribute('class', `ground ground-${role}`);
    path.style.setProperty('--scale', String(scale));
    svg.append(path);
    const style = getComputedStyle(path);
    const opacity = Number.parseFloat(style.opacity);
    found.set(role, {
      fill: style.fill,
      stroke: style.stroke,
      width: Number.parseFloat(style.strokeWidth) || 0,
      filled: opacity * Number.parseFloat(style.fillOpacity),
      stroked: opacity * Number.parseFloat(style.strokeOpacity),
    });
  }
  svg.remove();
  return found;
}

export interface Painting {
  readonly layout: Layout;
  readonly panel: Panel;
  readonly ground: readonly Ground[];
  readonly texts: readonly Coordinate[];
  /** How far beyond the places the slab reaches, in cells. */
  readonly margin: number;
  readonly skin: string;
  /** The colour of names at the frame. */
  readonly ink: string;
  /** The colour of the slab. */
  readonly edge: string;
}

/** The slab's face; the first side is at its lower edge. */
export function painted(host: HTMLElement, { panel, ground, texts, margin, skin, ink, edge }: Painting): CanvasTexture {
  const reach = margin * panel.scale;
  const box: Box = { x: panel.box.x - reach, y: panel.box.y - reach, w: panel.box.w + 2 * reach, h: panel.box.h + 2 * reach };
  const canvas = document.createElement('canvas');
  const fine = FINE / panel.scale;
  canvas.width = Math.round(box.w * fine);
  canvas.height = Math.round(box.h * fine);
  const pen = canvas.getContext('2d');
  if (pen) {
    // What the ground leaves free is the edge of the slab.
    pen.fillStyle = edge;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.scale(fine, fine);
    pen.translate(-box.x, -box.y);
    const looks = dresses(
      host,
      skin,
      ground.map(({ role }) => role),
      panel.scale,
    );
    for (const { d, role } of ground) {
      const look = looks.get(role);
      if (!look) continue;
      pen.save();
      // Written words are in hundredths of a cell, as in the flat picture.
      if (role === 'words') pen.scale(0.01, 0.01);
      const path = new Path2D(d);
      if (look.fill !== 'none') {
        pen.globalAlpha = look.filled;
        pen.fillStyle = look.fill;
        pen.fill(path);
      }
      if (look.stroke !== 'none') {
        pen.globalAlpha = look.stroked;
        pen.strokeStyle = look.stroke;
        pen.lineWidth = look.width;
        pen.lineCap = 'round';
        pen.stroke(path);
      }
      pen.restore();
    }
    pen.fillStyle = ink;
    for (const { text, x, y, size, anchor } of texts) {
      // Letters of a fraction of a pixel would lose their shape.
      pen.save();
      pen.scale(0.01, 0.01);
      pen.font = `600 ${100 * size}px system-ui, sans-serif`;
      pen.textAlign = anchor === 'middle' ? 'center' : 'start';
      pen.fillText(text, 100 * x, 100 * y);
      pen.restore();
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}
