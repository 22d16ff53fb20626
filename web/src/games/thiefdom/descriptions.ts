// What the board says of places and figures in words, for tips and for those who have it read to them.
import { say, words } from '../../lib/language/words.svelte';
import { SHAPES, type Route, type Scene, type View } from './box';

const thief = (seat: number, shape: string): string => `${words.speaker.seat(seat)} (${words.speaker.name(shape)})`;

/** Whom a figure would catch, and at the end of which ways. */
export function catching(routes: Route[], mine = -1): { line: string; harm: boolean }[] {
  const ends = new Map<string, { places: string[]; harm: boolean }>();
  for (const route of routes)
    for (const [seat, shape] of route.caught) {
      const who = thief(seat, shape);
      ends.set(who, { places: [...(ends.get(who)?.places ?? []), route.end], harm: seat === mine });
    }
  return [...ends].map(([who, { places, harm }]) => ({
    line: say('web-td-catches', {
      who,
      places: [...new Set(places)].map((place) => words.speaker.name(place)).join(' · '),
    }),
    harm,
  }));
}

/** Does one of these ways catch a thief of this seat? */
export const harms = (routes: Route[], seat: number): boolean =>
  routes.some((route) => route.caught.some(([caught]) => caught === seat));

/** Everybody whom one of these ways would catch. */
export const caught = (routes: Route[]): string[] => [
  ...new Set(routes.flatMap((route) => route.caught.map(([seat, shape]) => thief(seat, shape)))),
];

/** What lies and who is in a building. */
export function inside(place: string, scene: Scene, view: View, notes?: Map<string, string[]>): string[] {
  const [, artwork] = scene.villas[place] ?? [];
  const mission = scene.missions[place];
  return [
    ...view.seats.flatMap((guild, seat) => (guild.lair === place ? [say('web-td-lair-of', { seat })] : [])),
    ...view.seats.flatMap((guild, seat) =>
      guild.thieves.flatMap(({ at }, shape) => (at === place ? [thief(seat, SHAPES[shape]!)] : [])),
    ),
    ...(artwork ? [words.speaker.name(artwork), ...(notes?.get(artwork) ?? [])] : []),
    ...(mission ? [words.speaker.name(mission)] : []),
  ];
}

/** A place for those who cannot see it. */
export function describePlace(place: string, scene: Scene, view: View, notes: Map<string, string[]>): string {
  const kind = scene.buildings[place]?.kind;
  const seen = Object.values(scene.sight).some((squares) => squares.includes(place));
  const street = place.includes(',')
    ? view.seats.flatMap((guild, seat) =>
        guild.thieves.flatMap(({ at }, shape) => (at === place ? [thief(seat, SHAPES[shape]!)] : [])),
      )
    : [];
  return [
    words.speaker.name(place),
    scene.reach[place] ? say('web-td-ap', { ap: scene.reach[place] }) : '',
    seen ? say('web-td-in-sight') : '',
    scene.trails[place]?.catchers.length
      ? say('web-td-catchers', { who: scene.trails[place].catchers.map((id) => words.speaker.name(id)).join(', ') })
      : '',
    ...view.folk.filter((figure) => figure.at === place).map((figure) => words.speaker.name(figure.id)),
    ...street,
    ...(kind ? inside(place, scene, view, notes) : []),
    ...(notes.get(place) ?? []),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A figure for those who cannot see it: what is known of it, where it can go, whom it would catch. */
export function describeFigure(figure: string, scene: Scene, notes: Map<string, string[]>): string {
  const routes = scene.routes[figure] ?? [];
  const ends = [...new Set(routes.map((route) => route.end))];
  return [
    ...(notes.get(figure) ?? []),
    ends.length ? say('web-td-can-reach', { places: ends.join(' · ') }) : '',
    ...catching(routes).map(({ line }) => line),
  ]
    .filter(Boolean)
    .join(', ');
}
