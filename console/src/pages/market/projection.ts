export interface Point {
  latitude: number;
  longitude: number;
}

export interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** How high a map is for its width: as its area, within these bounds. */
const MAX_HEIGHT = 0.7;
const MIN_HEIGHT = 0.35;
const MARGIN = 0.08;
const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 30];
const MAX_LINES = 8;

/** The area of all these points, with a margin. */
export function boxOf(points: readonly Point[]): Box {
  const [south, north] = sides(points.map(({ latitude }) => latitude));
  const [west, east] = sides(points.map(({ longitude }) => longitude));
  return { south, north, west, east };
}

function sides(values: readonly number[]): [low: number, high: number] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = Math.max(high - low, 1) * MARGIN;
  return [low - margin, high + margin];
}

export interface Projection {
  width: number;
  height: number;
  /** Where a point stands on the map. */
  at(point: Point): { x: number; y: number };
  /** Meridians and parallels at round degrees. */
  lines: { x1: number; y1: number; x2: number; y2: number }[];
}

/**
 * An area on a flat map: degrees of longitude are as wide as they are in its middle. An area that
 * is too high or too low for the page is centred.
 */
export function project(box: Box, width: number): Projection {
  const middle = (box.south + box.north) / 2;
  const narrow = Math.max(0.2, Math.cos((middle * Math.PI) / 180));
  const [wide, high] = [(box.east - box.west) * narrow, box.north - box.south];
  const height = Math.round(width * Math.min(MAX_HEIGHT, Math.max(MIN_HEIGHT, high / wide)));
  const scale = Math.min(width / wide, height / high);
  const [left, top] = [(width - wide * scale) / 2, (height - high * scale) / 2];
  const at = ({ latitude, longitude }: Point) => ({
    x: left + (longitude - box.west) * narrow * scale,
    y: top + (box.north - latitude) * scale,
  });
  // Those of the whole map, which may be larger than the area.
  const seen = {
    west: box.west - left / (narrow * scale),
    east: box.east + left / (narrow * scale),
    north: box.north + top / scale,
    south: box.south - top / scale,
  };
  const step =
    STEPS.find(
      (one) => Math.max(seen.east - seen.west, seen.north - seen.south) / one <= MAX_LINES,
    ) ?? STEPS.at(-1)!;
  const meridians = multiples(seen.west, seen.east, step).map((longitude) => {
    const { x } = at({ latitude: 0, longitude });
    return { x1: x, y1: 0, x2: x, y2: height };
  });
  const parallels = multiples(seen.south, seen.north, step).map((latitude) => {
    const { y } = at({ latitude, longitude: 0 });
    return { x1: 0, y1: y, x2: width, y2: y };
  });
  return { width, height, at, lines: [...meridians, ...parallels] };
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from(
    { length: Math.max(0, Math.floor(to / step) - first + 1) },
    (_, n) => (first + n) * step,
  );
}

const MIN_RADIUS = 4;
const MAX_RADIUS = 28;

/** The area of a circle is in proportion to its count. */
export const radiusOf = (count: number, most: number): number =>
  Math.max(MIN_RADIUS, MAX_RADIUS * Math.sqrt(count / Math.max(1, most)));

export interface Circle {
  name: string;
  count: number;
  x: number;
  y: number;
  radius: number;
}

const LETTER_WIDTH = 8;
const LINE_HEIGHT = 16;

/** The circles that can be named without covering another name: larger ones first. */
export function labelled(circles: readonly Circle[], width: number): ReadonlySet<Circle> {
  const boxes: { left: number; right: number; top: number; bottom: number }[] = [];
  return new Set(
    circles.filter(({ name, x, y, radius }) => {
      const left = x + radius + 3;
      const box = {
        left,
        right: left + name.length * LETTER_WIDTH,
        top: y - LINE_HEIGHT / 2,
        bottom: y + LINE_HEIGHT / 2,
      };
      const isCovered = boxes.some(
        (other) =>
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      );
      if (isCovered || box.right > width) return false;
      boxes.push(box);
      return true;
    }),
  );
}
