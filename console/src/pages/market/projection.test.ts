import { describe, expect, it } from 'vitest';
import { boxOf, type Circle, labelled, project, radiusOf } from './projection.ts';

const WIDTH = 800;
const PARIS = { latitude: 48.85, longitude: 2.35 };
const LYON = { latitude: 45.75, longitude: 4.85 };
const SYDNEY = { latitude: -33.87, longitude: 151.21 };

describe('the map', () => {
  it.each([
    ['two cities', [PARIS, LYON]],
    ['one city', [PARIS]],
    ['the world', [PARIS, LYON, SYDNEY]],
  ])('shows %s inside its frame, north above south and west left of east', (_, points) => {
    const { at, height, lines } = project(boxOf(points), WIDTH);
    for (const point of points) {
      const { x, y } = at(point);
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(WIDTH);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(height);
    }
    expect(at(PARIS).y).toBeLessThan(at(LYON).y);
    expect(at(PARIS).x).toBeLessThan(at(LYON).x);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(20);
  });

  it('makes circles whose area follows the count, and the smallest still visible', () => {
    expect(radiusOf(100, 100) / radiusOf(25, 100)).toBeCloseTo(2);
    expect(radiusOf(1, 1_000_000)).toBeGreaterThanOrEqual(4);
  });

  it('names no city over the name of a larger one', () => {
    const circle = (name: string, x: number, y: number): Circle => ({
      name,
      count: 1,
      x,
      y,
      radius: 4,
    });
    const [paris, near, far] = [
      circle('Paris', 100, 100),
      circle('Nanterre', 105, 103),
      circle('Lyon', 400, 300),
    ];
    expect([...labelled([paris!, near!, far!], WIDTH)]).toEqual([paris, far]);
    expect(labelled([circle('At the very edge', WIDTH - 5, 10)], WIDTH).size).toBe(0);
  });
});
