// How bots are called by how well they play.
import { say } from '../language/words.svelte';

/** A level in words; a bot of another package that has none goes by its name. */
export function levelName(level: string): string {
  const said = say(`web-bot-${level}`);
  return said.startsWith('web-') ? level : said;
}
