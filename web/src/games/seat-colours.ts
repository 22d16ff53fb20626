// The colour of each seat: one and the same wherever a game shows whose something is, and in the curve of points. Dark enough
// for light words on it, and to be seen as a line on light ground.
const PALETTES: Record<string, string[]> = {
  // as the thieves on the map
  'age-of-thieves': ['#b8403c', '#2f6fb3', '#94690a', '#3f7f4e'],
  // as the guilds: yellow, purple, white, blue
  thiefdom: ['#94690a', '#7d4ba6', '#77706a', '#3468b0'],
};
const USUAL = ['#a03327', '#2a62a3', '#2c6f45', '#7d5097'];

export function seatColour(game: string, seat: number): string {
  const palette = PALETTES[game] ?? USUAL;
  return palette[seat % palette.length]!;
}
