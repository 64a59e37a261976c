import { useState } from 'react';
import { useFormat } from '../../language/format.ts';
import { useLanguage } from '../../language/language.ts';
import { Panel } from '../../ui/panel.tsx';
import { Segments } from '../../ui/segments.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useMessages } from './messages.ts';
import { boxOf, labelled, project, radiusOf } from './projection.ts';
import type { City, Market } from './queries.ts';

/** The matches by city, as a map or as the numbers. */
export function CityMap({ market }: { market: Market }) {
  const messages = useMessages();
  const format = useFormat();
  const [view, setView] = useState<'map' | 'table'>('map');
  const { cities, elsewhere } = market;
  return (
    <Panel
      title={messages.where}
      actions={
        cities.length > 0 && (
          <Segments
            label={messages.view}
            value={view}
            choices={[
              { value: 'map', label: messages.map },
              { value: 'table', label: messages.table },
            ]}
            onChange={setView}
          />
        )
      }
    >
      {cities.length === 0 && <p className="text-quiet">{messages.noCity}</p>}
      {cities.length > 0 &&
        (view === 'map' ? <Drawn market={market} /> : <Cities market={market} />)}
      {elsewhere > 0 && cities.length > 0 && (
        <p className="mt-2 text-quiet">{messages.elsewhere(elsewhere, format.number(elsewhere))}</p>
      )}
    </Panel>
  );
}

/** Names stay legible on a narrow page: the map is shown about as wide as its units. */
const unitsWide = (): number => (window.innerWidth < 640 ? 360 : 800);

/**
 * Drawn from coordinates alone: large cities around show where land is, and nothing is fetched from
 * anybody.
 */
function Drawn({ market: { cities, surroundings } }: { market: Market }) {
  const messages = useMessages();
  const format = useFormat();
  const { at, width, height, lines } = project(boxOf([...cities, ...surroundings]), unitsWide());
  const most = Math.max(...cities.map(({ count }) => count));
  const circles = cities.map((city) => ({
    name: city.name,
    count: city.count,
    radius: radiusOf(city.count, most),
    ...at(city),
  }));
  const named = labelled(circles, width);
  return (
    <svg
      role="img"
      aria-label={messages.mapLabel(cities.length, format.number(cities.length))}
      viewBox={`0 0 ${width} ${height}`}
      className="w-full rounded-md bg-sunken"
    >
      {lines.map((line) => (
        <line
          key={`${line.x1} ${line.y1} ${line.x2}`}
          {...line}
          className="stroke-line"
          strokeWidth={1}
        />
      ))}
      {surroundings.map((place) => {
        const { x, y } = at(place);
        return <circle key={`${x} ${y}`} cx={x} cy={y} r={1.75} className="fill-control" />;
      })}
      {circles.map((circle) => (
        <circle
          key={`${circle.name} ${circle.x} ${circle.y}`}
          cx={circle.x}
          cy={circle.y}
          r={circle.radius}
          className="fill-accent/45 stroke-accent"
          strokeWidth={1.5}
        >
          <title>{`${circle.name}: ${format.number(circle.count)}`}</title>
        </circle>
      ))}
      {circles.map(
        (circle) =>
          named.has(circle) && (
            <text
              key={`${circle.name} ${circle.x} ${circle.y}`}
              x={circle.x + circle.radius + 3}
              y={circle.y}
              dominantBaseline="central"
              className="fill-ink font-medium stroke-sunken text-sm"
              strokeWidth={3}
              paintOrder="stroke"
            >
              {circle.name}
            </text>
          ),
      )}
    </svg>
  );
}

function Cities({ market: { cities, count } }: { market: Market }) {
  const messages = useMessages();
  const format = useFormat();
  const countries = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  const columns: Column<City>[] = [
    { key: 'city', header: messages.city, cell: ({ name }) => name },
    {
      key: 'country',
      header: messages.country,
      cell: ({ countryCode }) => (countryCode === null ? '–' : countries.of(countryCode)),
    },
    {
      key: 'people',
      header: messages.people,
      align: 'right',
      cell: (city) => format.number(city.count),
    },
    {
      key: 'part',
      header: messages.part,
      align: 'right',
      wide: true,
      cell: (city) => format.percent(city.count / Math.max(1, count)),
    },
  ];
  return (
    <Table
      label={messages.where}
      columns={columns}
      rows={cities}
      keyOf={({ latitude, longitude }) => `${latitude} ${longitude}`}
    />
  );
}
